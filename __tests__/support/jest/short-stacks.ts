/** React notes a stack for every element that it makes; a hundred lines of each, as Jest has it, take up to a third of the time. */
Error.stackTraceLimit = 10;
