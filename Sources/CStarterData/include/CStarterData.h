#ifndef VOCAB_STARTER_DATA_H
#define VOCAB_STARTER_DATA_H

#include <stddef.h>

/// A starter bookcase: its name, what it is for, its languages as its learners call them, and its words as CSV in UTF-8.
struct vocab_starter {
    const char *name;
    const char *description;
    const char *term_language;
    const char *meaning_language;
    const unsigned char *bytes;
    size_t size;
};

/// How many starter bookcases there are.
size_t vocab_starter_count(void);

/// The starter bookcase at `index`, which must be below the count.
struct vocab_starter vocab_starter_at(size_t index);

/// A text in UTF-8.
struct vocab_text {
    const unsigned char *bytes;
    size_t size;
};

/// Groups of English words that may stand for one another: a group on each line, its words with commas between them.
struct vocab_text vocab_near_synonyms(void);

/// Common English words that stand in no group of near-synonyms, with commas and line ends between them.
struct vocab_text vocab_english_words(void);

#endif
