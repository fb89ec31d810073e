export { readArguments, wholeNumber } from './arguments.ts';
export { UsageError, type Command } from './command.ts';
export { CommandProblem } from './command-problem.ts';
export { runCommand } from './run.ts';
export { processTerminal, type Terminal } from './terminal.ts';
