// Adds --quiet to what `swift test` tells the testing library, so that it prints what fails and the summary, not three lines for
// whatever passes. No environment variable and no setting of a package does that. `swift test --verbose` prints everything.

#include <stdlib.h>
#include <string.h>

// Where Swift's CommandLine.arguments come from when the process's own are not to be used; part of the Swift runtime.
extern void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);

__attribute__((constructor)) static void add_quiet(int count, char **arguments) {
    int runs_swift_testing = 0;
    for (int i = 1; i < count; i++) {
        if (strncmp(arguments[i], "--ver", 5) == 0) return;
        if (strcmp(arguments[i], "swift-testing") == 0) runs_swift_testing = 1;
    }
    if (!runs_swift_testing) return;
    char **extended = calloc(count + 2, sizeof *extended);
    if (!extended) return;
    memcpy(extended, arguments, count * sizeof *extended);
    extended[count] = "--quiet";
    _swift_stdlib_overrideUnsafeArgvArgc(extended, count + 1);
}
