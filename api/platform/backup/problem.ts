/** A backup can't be made, read or restored; the message is one line for the operator. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
}
