/** The command failed; the message is one line. Exit code 1. */
export class CommandProblem extends Error {
  override readonly name = 'CommandProblem';
}
