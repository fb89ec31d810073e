import { Worker } from 'node:worker_threads';
import type { DecodedDocument } from './document.ts';
import { limits } from './limits.ts';
import type { ReadListing } from './listings.ts';

type Format = 'reaxml' | 'json';

/** What a reader is started for: to decode a document, or to read the listings of one that it gets in pieces. */
export type ReaderTask =
  | { readonly kind: 'decode'; readonly format: Format; readonly bytes: Uint8Array }
  | { readonly kind: 'listings'; readonly format: Format };
/** The next piece of the text; null at its end. */
export interface ToReader {
  readonly piece: string | null;
}
export interface FromReader {
  readonly document?: DecodedDocument;
  readonly listings?: readonly ReadListing[];
  readonly stopped?: boolean;
  readonly problem?: string | null;
}

/** Milliseconds and megabytes of a reader. */
export interface ReaderLimits {
  readonly time: number;
  readonly memory: number;
}

/** Thrown when a reader took too long or too much memory. */
class ReaderFailure extends Error {
  override readonly name = 'ReaderFailure';
}

/**
 * A thread that parses what strangers send, so that a document that takes the parser seconds takes nobody else's time: it
 * is ended at its limits.
 */
class Reader {
  readonly #worker: Worker;
  readonly #time: number;
  #failure: ReaderFailure | null = null;
  #waiting: { readonly resolve: (message: FromReader) => void; readonly reject: (error: Error) => void } | null = null;

  constructor(task: ReaderTask, { time, memory }: ReaderLimits) {
    this.#time = time;
    this.#worker = new Worker(new URL('./reading-worker.ts', import.meta.url), {
      workerData: task,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    // A response waits: the thread itself keeps no process alive.
    this.#worker.unref();
    this.#worker.on('message', (message: FromReader) => {
      const waiting = this.#waiting;
      this.#waiting = null;
      waiting?.resolve(message);
    });
    this.#worker.on('error', () => this.#fail('it needs too much memory or cannot be read'));
    this.#worker.on('exit', () => this.#fail('it cannot be read'));
  }

  /** Sends a message, if one is given, and waits for the response. @throws {ReaderFailure} */
  async response(message?: ToReader): Promise<FromReader> {
    if (this.#failure !== null) throw this.#failure;
    const timer = setTimeout(() => this.#fail('it takes too long to read'), this.#time);
    try {
      return await new Promise<FromReader>((resolve, reject) => {
        this.#waiting = { resolve, reject };
        if (message !== undefined) this.#worker.postMessage(message);
      });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the thread. */
  async end(): Promise<void> {
    this.#failure ??= new ReaderFailure('it was ended');
    await this.#worker.terminate();
  }

  #fail(reason: string): void {
    this.#failure ??= new ReaderFailure(reason);
    this.#waiting?.reject(this.#failure);
    this.#waiting = null;
    void this.#worker.terminate();
  }
}

const advice = 'What was complete before is imported; check the document and send the rest again, in smaller parts.';

/**
 * Bytes of a feed as text, without what must not be stored: decoded in a thread of its own.
 * @returns an empty text and the problem for a document that the thread could not decode within its limits
 */
export async function decodeApart(
  format: Format,
  bytes: Uint8Array,
  limit: ReaderLimits = limits,
): Promise<DecodedDocument> {
  const reader = new Reader({ kind: 'decode', format, bytes }, limit);
  try {
    const { document } = await reader.response();
    return document ?? { text: '', problem: 'The document cannot be read.' };
  } catch (error) {
    if (!(error instanceof ReaderFailure)) throw error;
    return { text: '', problem: `The document cannot be decoded: ${error.message}. Send it in smaller parts.` };
  } finally {
    await reader.end();
  }
}

/**
 * Streams the listings of a document, parsed in a thread of its own. The generator's return value is the document's
 * problem, or null; a piece that takes longer than its limits, or more memory, is one.
 */
export async function* listingsApart(
  format: Format,
  pieces: AsyncIterable<string> | Iterable<string>,
  limit: ReaderLimits = limits,
): AsyncGenerator<ReadListing, string | null> {
  const reader = new Reader({ kind: 'listings', format }, limit);
  let last: FromReader = {};
  try {
    for await (const piece of pieces) {
      last = await reader.response({ piece });
      yield* last.listings ?? [];
      if (last.stopped === true) break;
    }
    last = await reader.response({ piece: null });
    yield* last.listings ?? [];
    return last.problem ?? null;
  } catch (error) {
    if (!(error instanceof ReaderFailure)) throw error;
    return `The document cannot be read to its end: ${error.message}. ${advice}`;
  } finally {
    await reader.end();
  }
}
