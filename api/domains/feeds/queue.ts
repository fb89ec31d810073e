import type { Service } from '../../platform/service.ts';
import { importUpload } from './import.ts';
import { Turns } from './turns.ts';
import { tidyUploads, unfinishedUploads } from './uploads.ts';

/** Seconds between two tries of an upload that the database didn't take. */
const retryAfter = 15;
/** Offices whose documents are read concurrently: up to 50 MB each. */
const mostReading = 6;

const queues = new WeakMap<Service, ImportQueue>();

/** The API's one queue. */
export function importQueue(service: Service): ImportQueue {
  const queue = queues.get(service) ?? new ImportQueue(service);
  queues.set(service, queue);
  return queue;
}

interface Waiting {
  readonly id: string;
  readonly finished: () => void;
}

/**
 * Imports uploads. Those of an office wait for each other, in order of arrival; those of several offices take turns,
 * listing by listing, so that a large feed holds up nobody else. Unfinished ones are resumed when the API starts again.
 */
export class ImportQueue {
  readonly #service: Service;
  readonly #stopping = new AbortController();
  /** By office, null for the operator; the office whose turn to be read comes next is first. */
  readonly #waiting = new Map<number | null, Waiting[]>();
  readonly #reading = new Map<number | null, Promise<void>>();
  readonly #turns = new Turns();

  constructor(service: Service) {
    this.#service = service;
  }

  /**
   * Puts an upload at the end of its office's. @param officeId null: the operator's
   * @returns when it has been worked off, or the queue was closed
   */
  add(id: string, officeId: number | null): Promise<void> {
    if (this.#stopping.signal.aborted) return Promise.resolve();
    return new Promise((finished) => {
      const own = this.#waiting.get(officeId) ?? [];
      own.push({ id, finished });
      this.#waiting.set(officeId, own);
      this.#readNext();
    });
  }

  /** Resumes what an earlier process left unfinished. */
  async resume(): Promise<void> {
    await tidyUploads(this.#service);
    for (const { id, officeId } of await unfinishedUploads(this.#service.database)) void this.add(id, officeId);
  }

  /** Resolves when nothing waits. */
  async idle(): Promise<void> {
    while (this.#reading.size > 0) await Promise.all(this.#reading.values());
  }

  /** Stops after the listings in hand. */
  async close(): Promise<void> {
    this.#stopping.abort();
    for (const own of this.#waiting.values()) for (const { finished } of own) finished();
    this.#waiting.clear();
    await this.idle();
  }

  #readNext(): void {
    for (const [officeId, own] of this.#waiting) {
      if (this.#reading.size >= mostReading) return;
      if (this.#reading.has(officeId)) continue;
      const upload = own.shift();
      // An office with more uploads goes to the end.
      this.#waiting.delete(officeId);
      if (own.length > 0) this.#waiting.set(officeId, own);
      if (!upload) continue;
      const read = this.#import(upload, officeId).finally(() => {
        this.#reading.delete(officeId);
        this.#readNext();
      });
      this.#reading.set(officeId, read);
    }
  }

  async #import({ id, finished }: Waiting, officeId: number | null): Promise<void> {
    const { signal } = this.#stopping;
    try {
      await importUpload(this.#service, id, { signal, turns: this.#turns });
      finished();
    } catch (error) {
      this.#service.log.error({ err: error, upload: id }, `feed import interrupted, resumes in ${retryAfter} s`);
      const timer = setTimeout(() => {
        if (signal.aborted) finished();
        else void this.add(id, officeId).then(finished);
      }, retryAfter * 1000);
      timer.unref();
      const stopped = (): void => {
        clearTimeout(timer);
        finished();
      };
      signal.addEventListener('abort', stopped, { once: true });
    }
  }
}
