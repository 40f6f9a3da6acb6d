#include "CStarterData.h"

static const unsigned char english_meanings[] = {
#embed "../../Data/english-meanings.txt"
};

struct vocab_text vocab_english_meanings(void) { return (struct vocab_text){english_meanings, sizeof english_meanings}; }
