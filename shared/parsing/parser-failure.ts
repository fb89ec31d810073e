/**
 * Why a parser gave no result: it took too long, it needed too much memory, it is nested too deeply, or it threw an
 * error itself.
 */
export type ParserFailureReason = 'time' | 'memory' | 'depth' | 'error';

const messages: Readonly<Record<ParserFailureReason, string>> = {
  time: 'it takes too long to read',
  memory: 'it needs too much memory',
  depth: 'it is nested too deeply',
  error: 'it cannot be read',
};

/** Thrown in place of a parser's result. The message completes "The document cannot be used: ". */
export class ParserFailure extends Error {
  override readonly name = 'ParserFailure';
  readonly reason: ParserFailureReason;

  /** @param cause the parser's own error, as text */
  constructor(reason: ParserFailureReason, cause?: string) {
    super(messages[reason], cause === undefined ? {} : { cause });
    this.reason = reason;
  }
}
