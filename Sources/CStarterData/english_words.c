#include "CStarterData.h"

static const unsigned char english_words[] = {
#embed "../../Data/english-words.txt"
};

struct vocab_text vocab_english_words(void) { return (struct vocab_text){english_words, sizeof english_words}; }
