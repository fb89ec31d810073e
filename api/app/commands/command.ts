import type { Connection } from './connection.ts';

/** What a command is given. */
export interface CommandContext {
  /** What follows the command's name. */
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Reaches the service, starting one when none runs; `--host` and its like have been taken care of. */
  connect(host?: string): Promise<Connection>;
  /** A line for the person. */
  say(line: string): void;
  /** A line of what is wrong. */
  complain(line: string): void;
}

export interface Command {
  /** Words that call it: ['import', 'reaxml']. */
  readonly words: readonly string[];
  /** One line: how to call it. */
  readonly usage: string;
  /** @returns the exit code: 0, or 1 when something was refused. @throws {UsageError} */
  run(context: CommandContext): Promise<number>;
}

/** The command was called wrongly: usage is shown, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command can't do its work; the message is one line. Exit code 1. */
export class CommandProblem extends Error {
  override readonly name = 'CommandProblem';
}
