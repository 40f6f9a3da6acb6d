#include "CStarterData.h"

static const unsigned char rare_synonyms[] = {
#embed "../../Data/rare-synonyms.txt"
};

struct vocab_text vocab_rare_synonyms(void) { return (struct vocab_text){rare_synonyms, sizeof rare_synonyms}; }
