/** React notes a stack for every element that it makes; Jest's hundred lines of each take a third of a test's time. */
Error.stackTraceLimit = 10;
