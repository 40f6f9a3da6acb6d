#include "CStarterData.h"

/* The word lists of Data/ become part of the program, so that it needs no files beside it. */
static const unsigned char toeic[] = {
#embed "../../Data/TOEIC.csv"
};

static const struct vocab_starter starters[] = {
    {"TOEIC", toeic, sizeof toeic},
};

size_t vocab_starter_count(void) { return sizeof starters / sizeof starters[0]; }

struct vocab_starter vocab_starter_at(size_t index) { return starters[index]; }
