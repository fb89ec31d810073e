import type { Connection } from './connection.ts';

/** Input of a command. */
export interface CommandContext {
  /** What follows the command's name. */
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Connects to the API, starting one if none runs; options such as `--host` have been handled. */
  connect(host?: string): Promise<Connection>;
  /** Prints a line to standard output. */
  say(line: string): void;
  /** Prints an error line. */
  complain(line: string): void;
}

export interface Command {
  /** Words that call it: ['import', 'reaxml']. */
  readonly words: readonly string[];
  /** One line: how to call it. */
  readonly usage: string;
  /** @returns the exit code: 0, or 1 if something was rejected. @throws {UsageError} */
  run(context: CommandContext): Promise<number>;
}

/** The command was called wrongly: usage is shown, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
