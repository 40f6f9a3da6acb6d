#include "CStarterData.h"

static const unsigned char word_bands[] = {
#embed "../../Data/word-bands.txt"
};

struct vocab_text vocab_word_bands(void) { return (struct vocab_text){word_bands, sizeof word_bands}; }
