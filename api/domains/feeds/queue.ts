import type { Service } from '../../platform/service.ts';
import { importUpload } from './import.ts';
import { tidyUploads, unfinishedUploads } from './uploads.ts';

/** Seconds between two tries of an upload that the database didn't take. */
const retryAfter = 15;

const queues = new WeakMap<Service, ImportQueue>();

/** The API's one queue. */
export function importQueue(service: Service): ImportQueue {
  const queue = queues.get(service) ?? new ImportQueue(service);
  queues.set(service, queue);
  return queue;
}

/**
 * Imports uploads one after the other, in order of arrival. Unfinished ones are resumed when the API starts
 * again.
 */
export class ImportQueue {
  readonly #service: Service;
  readonly #stopping = new AbortController();
  readonly #waiting: { readonly id: string; readonly finished: () => void }[] = [];
  #running: Promise<void> | null = null;

  constructor(service: Service) {
    this.#service = service;
  }

  /** Puts an upload at the end. @returns when it has been worked off, or the queue was closed */
  add(id: string): Promise<void> {
    if (this.#stopping.signal.aborted) return Promise.resolve();
    return new Promise((finished) => {
      this.#waiting.push({ id, finished });
      this.#running ??= this.#run();
    });
  }

  /** Resumes what an earlier process left unfinished. */
  async resume(): Promise<void> {
    await tidyUploads(this.#service);
    for (const id of await unfinishedUploads(this.#service.database)) void this.add(id);
  }

  /** Resolves when nothing waits. */
  async idle(): Promise<void> {
    while (this.#running !== null) await this.#running;
  }

  /** Stops after the listing in hand. */
  async close(): Promise<void> {
    this.#stopping.abort();
    for (const { finished } of this.#waiting.splice(0)) finished();
    await this.#running;
  }

  async #run(): Promise<void> {
    for (
      let next = this.#waiting.shift();
      next !== undefined && !this.#stopping.signal.aborted;
      next = this.#waiting.shift()
    ) {
      const { id, finished } = next;
      try {
        await importUpload(this.#service, id, this.#stopping.signal);
        finished();
      } catch (error) {
        this.#service.log.error({ err: error, upload: id }, `feed import interrupted, resumes in ${retryAfter} s`);
        const timer = setTimeout(() => {
          if (this.#stopping.signal.aborted) finished();
          else void this.add(id).then(finished);
        }, retryAfter * 1000);
        timer.unref();
        this.#stopping.signal.addEventListener(
          'abort',
          () => {
            clearTimeout(timer);
            finished();
          },
          { once: true },
        );
      }
    }
    this.#running = null;
  }
}
