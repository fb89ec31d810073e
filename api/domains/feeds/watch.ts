import { watch, type FSWatcher } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { operator } from '../agencies/public.ts';
import { storeFilesBeside } from './pictures/files.ts';
import { limits } from './read/limits.ts';
import { decodeApart } from './read/read-apart.ts';
import type { ImportQueue } from './queue.ts';
import { countOutcomes, type FeedReport } from './report/report.ts';
import { receiveUpload, unfinishedUploadOf, uploadReport } from './uploads.ts';
import type { Service } from '../../platform/service.ts';

/** When a file counts as complete. Milliseconds. */
export interface Patience {
  /** A file that ends with the closing tag and hasn't grown for so long is complete. */
  readonly settled: number;
  /** A file without a closing tag that hasn't grown for so long is imported, and reported as truncated. */
  readonly abandoned: number;
}

const usual: Patience = { settled: 1000, abandoned: 60_000 };

interface Seen {
  readonly size: number;
  readonly changed: number;
  readonly since: number;
}

const isFeed = (name: string): boolean => /\.xml$/i.test(name) && !name.startsWith('.');

/**
 * The folder `feeds` in the data folder: complete .xml files are imported on behalf of the operator and moved to `done`
 * or `failed`, with the report beside them. Senders that can should write under another name and rename.
 */
export class FeedFolder {
  readonly path: string;
  readonly #service: Service;
  readonly #queue: ImportQueue;
  readonly #patience: Patience;
  readonly #seen = new Map<string, Seen>();
  #watcher: FSWatcher | null = null;
  #timer: NodeJS.Timeout | null = null;
  #scanning: Promise<void> | null = null;
  #again = false;
  #closed = false;

  constructor(service: Service, queue: ImportQueue, patience: Patience = usual) {
    this.#service = service;
    this.#queue = queue;
    this.#patience = patience;
    this.path = join(service.settings.dataDir, 'feeds');
  }

  /** Creates the folders, imports the files in them and watches for more. */
  async start(): Promise<void> {
    for (const name of ['done', 'failed']) await mkdir(join(this.path, name), { recursive: true });
    this.#watcher = watch(this.path, { persistent: false }, () => this.#look());
    this.#watcher.on('error', (error) => this.#service.log.error({ err: error }, 'feed folder not watched'));
    this.#look();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#watcher?.close();
    if (this.#timer !== null) clearTimeout(this.#timer);
    // A file that is being imported stays where it is: its upload is resumed at the next start.
    await this.#queue.close();
    await this.#scanning;
  }

  /** Scans the folder once and imports the files that are complete. */
  async scan(now = Date.now()): Promise<void> {
    // The folder may not be there yet.
    const names = (await readdir(this.path).catch(() => [])).filter(isFeed).toSorted();
    for (const name of [...this.#seen.keys()]) if (!names.includes(name)) this.#seen.delete(name);
    for (const name of names) {
      if (this.#closed) return;
      if (await this.#isComplete(name, now)) await this.#take(name);
    }
  }

  #look(): void {
    if (this.#closed) return;
    if (this.#scanning !== null) {
      this.#again = true;
      return;
    }
    this.#scanning = this.scan()
      .catch((error: unknown) => this.#service.log.error({ err: error }, 'feed file import failed'))
      .then(() => {
        this.#scanning = null;
        const soon = this.#again || this.#seen.size > 0;
        this.#again = false;
        if (!soon || this.#closed) return;
        if (this.#timer !== null) clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#look(), this.#patience.settled);
        this.#timer.unref();
      });
  }

  async #isComplete(name: string, now: number): Promise<boolean> {
    const path = join(this.path, name);
    const found = await stat(path).catch(() => null); // it has been moved away
    if (found === null || !found.isFile()) return false;
    const seen = this.#seen.get(name);
    if (seen === undefined || seen.size !== found.size || seen.changed !== found.mtimeMs) {
      this.#seen.set(name, { size: found.size, changed: found.mtimeMs, since: now });
      return this.#patience.settled === 0 && (await endsWithRoot(path, found.size));
    }
    const still = now - seen.since;
    return (
      still >= this.#patience.abandoned || (still >= this.#patience.settled && (await endsWithRoot(path, found.size)))
    );
  }

  async #take(name: string): Promise<void> {
    const report = await this.#import(name);
    if (report.status !== 'done' && report.status !== 'failed') return;
    const target = await freeName(join(this.path, report.status), name);
    try {
      await writeFile(`${target}.report.json`, `${JSON.stringify(report, null, 2)}\n`);
    } catch (error) {
      // A file that stayed would be imported again and again; the upload's report can be read from the API.
      await rm(`${target}.report.json`, { force: true });
      this.#service.log.error({ err: error, upload: report.id }, 'feed report not written');
    }
    await rename(join(this.path, name), target);
    this.#seen.delete(name);
  }

  async #import(name: string): Promise<FeedReport> {
    const path = join(this.path, name);
    const refused = (problem: string): FeedReport => ({
      id: null,
      source: name,
      status: 'failed',
      problem,
      listings: [],
      total: 0,
      counts: countOutcomes([]),
    });
    const { size } = await stat(path);
    if (size > limits.document)
      return refused(`A feed can have at most ${limits.document / 1024 / 1024} MB. Send it in parts.`);
    const document = await decodeApart('reaxml', await readFile(path));
    const { database } = this.#service;
    await storeFilesBeside(this.#service, operator, path, document.text);
    // After a restart the file is still here, and its upload is resumed, not restarted.
    const id =
      (await unfinishedUploadOf(database, name, document.text)) ??
      (await receiveUpload(this.#service, document, name, operator));
    await this.#queue.add(id, null);
    return (await uploadReport(database, id, operator)) ?? refused('The upload is gone.');
  }
}

async function endsWithRoot(path: string, size: number): Promise<boolean> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(200), position: Math.max(0, size - 200) });
    // UTF-16 is recognised by leaving its zero bytes out.
    return /<\/propertyList\s*>\s*$|<propertyList[^<]*\/>\s*$/.test(
      buffer.subarray(0, bytesRead).toString('latin1').replaceAll('\0', ''),
    );
  } finally {
    await handle.close();
  }
}

/** The name, with a number if the folder has a file of that name. */
async function freeName(folder: string, name: string): Promise<string> {
  const taken = new Set(await readdir(folder));
  const base = name.replace(/\.xml$/i, '');
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${base}-${number}.xml`;
    if (!taken.has(candidate)) return join(folder, candidate);
  }
}
