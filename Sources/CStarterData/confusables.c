#include "CStarterData.h"

static const unsigned char confusables[] = {
#embed "../../Data/confusables.txt"
};

struct vocab_text vocab_confusables(void) { return (struct vocab_text){confusables, sizeof confusables}; }
