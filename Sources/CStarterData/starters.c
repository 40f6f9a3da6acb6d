#include "CStarterData.h"

/* The word lists of Data/ become part of the program, so that it needs no files beside it. */
static const unsigned char toeic[] = {
#embed "../../Data/TOEIC.csv"
};

static const unsigned char basic_english[] = {
#embed "../../Data/기초영어.csv"
};

static const unsigned char topik[] = {
#embed "../../Data/TOPIK.csv"
};

static const struct vocab_starter starters[] = {
    {"TOEIC",
     {"회사와 업무에서 쓰는 영어: 600, 750, 900점 단계", "영어", "한국어"},
     {"English at work, with meanings in Korean: levels for 600, 750 and 900 points", "English", "Korean"},
     toeic, sizeof toeic},
    {"기초영어",
     {"날마다 쓰는 쉬운 영어: 1, 2, 3단계", "영어", "한국어"},
     {"Everyday English, with meanings in Korean: levels 1 to 3", "English", "Korean"},
     basic_english, sizeof basic_english},
    {"TOPIK",
     {"처음 배우는 한국어, 뜻은 영어로: 1, 2, 3단계", "한국어", "영어"},
     {"Korean for beginners: levels 1 to 3", "Korean", "English"},
     topik, sizeof topik},
};

size_t vocab_starter_count(void) { return sizeof starters / sizeof starters[0]; }

struct vocab_starter vocab_starter_at(size_t index) { return starters[index]; }
