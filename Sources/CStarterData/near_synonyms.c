#include "CStarterData.h"

static const unsigned char near_synonyms[] = {
#embed "../../Data/near-synonyms.txt"
};

struct vocab_text vocab_near_synonyms(void) { return (struct vocab_text){near_synonyms, sizeof near_synonyms}; }
