import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { readReceivedMail, type ReceivedMail } from './read-mail.ts';

/** Thrown for a mail that cannot be read, however often it is sent. */
export class UnreadableMail extends Error {
  override readonly name = 'UnreadableMail';
}

const turn = pLimit(2);
/** Milliseconds for one mail. Mails of people take a few. */
const longest = 20_000;
/** Bytes up to which a mail is read at once, in a few milliseconds; a thread takes longer to start. */
const small = 64 * 1024;

/**
 * Reads a mail; a large one in a thread of its own, two at a time: a mail of millions of lines takes the parser seconds,
 * in which the API would respond to nobody.
 * @throws {UnreadableMail} also for one that takes longer than `longest` or needs too much memory
 */
export async function readMailApart(raw: Uint8Array, nullSender: boolean): Promise<ReceivedMail> {
  if (raw.length > small) return turn(() => inThread(raw, nullSender));
  try {
    return await readReceivedMail(raw, nullSender);
  } catch (error) {
    throw new UnreadableMail('the mail can not be read', { cause: error });
  }
}

const inThread = (raw: Uint8Array, nullSender: boolean): Promise<ReceivedMail> =>
  new Promise<ReceivedMail>((resolve, reject) => {
    const worker = new Worker(new URL('./read-mail-worker.ts', import.meta.url), {
      workerData: { raw, nullSender },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 192 },
    });
    const end = (problem: string, cause?: unknown): void => {
      clearTimeout(timer);
      reject(new UnreadableMail(problem, { cause }));
      void worker.terminate();
    };
    const timer = setTimeout(() => end('the mail took too long to read'), longest);
    worker.once('message', (mail: ReceivedMail) => {
      clearTimeout(timer);
      resolve(mail);
    });
    worker.once('error', (error) => end('the mail can not be read', error));
    worker.once('exit', () => end('the mail can not be read'));
  });
