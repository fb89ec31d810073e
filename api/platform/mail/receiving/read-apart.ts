import { parseApart, ParserFailure } from '@verandah/parsing';
import type { ReceivedMail } from './read-mail.ts';

/** A mail as it was received. */
export interface RawMail {
  readonly bytes: Uint8Array;
  /** Its envelope named no sender. */
  readonly nullSender: boolean;
}

/** Thrown for a mail that cannot be read, however often it is sent. */
export class UnreadableMail extends Error {
  override readonly name = 'UnreadableMail';
}

/** Of one mail. Mails of people take a few milliseconds. */
const limits = { time: 20_000, memory: 192 } as const;

/**
 * Reads a mail in another process: one of millions of lines takes the parser seconds, in which the API would respond to
 * nobody.
 * @throws {UnreadableMail} also for one that takes too long or needs too much memory
 */
export async function readMailApart(bytes: Uint8Array, nullSender: boolean): Promise<ReceivedMail> {
  const mail: RawMail = { bytes, nullSender };
  try {
    return await parseApart(new URL('./mail-parser.ts', import.meta.url), mail, limits);
  } catch (error) {
    if (!(error instanceof ParserFailure)) throw error;
    throw new UnreadableMail(`the mail cannot be read: ${error.message}`, { cause: error });
  }
}
