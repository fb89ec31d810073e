import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface SampleOptions {
  /** Runs one of the product's commands to its end: `ProcessSupervisor.run`. */
  readonly run: (name: string, file: string, args: readonly string[]) => Promise<string>;
  /** Folder of the source. */
  readonly root: string;
  readonly dataDir: string;
  /** All listings that an empty database gets. */
  readonly sampleListings: number;
  say(line: string): void;
}

/** Listings before the site is ready. */
export const firstListings = 600;

const words = (listings: number): string => listings.toLocaleString('en-AU');

/** The sample market of an empty database: a small one before the site is ready, the rest while it is used already. */
export class Sample {
  readonly #options: SampleOptions;
  /** A file that is there while the rest is missing, also after a start that was ended before. */
  readonly #pending: string;

  constructor(options: SampleOptions) {
    [this.#options, this.#pending] = [options, join(options.dataDir, 'sample-pending')];
  }

  /** @returns whether the database contains sample accounts */
  async begin(): Promise<boolean> {
    const { sampleListings, say } = this.#options;
    if (sampleListings === 0) return false;
    const first = Math.min(firstListings, sampleListings);
    say(`sample data: ${words(first)} listings, if the database is empty …`);
    const report = await this.#fill(first, ['--if-empty', '--few-pictures']);
    if (report.listings > 0 && first < sampleListings) writeFileSync(this.#pending, '');
    if (report.listings === 0) say('sample data: the database holds listings already');
    return report.accounts > 0;
  }

  /** Fills in the rest. The site is used already, and does not end when this fails: the next start tries again. */
  async finish(): Promise<void> {
    const { sampleListings, say } = this.#options;
    if (!existsSync(this.#pending)) return;
    const rest = sampleListings - firstListings;
    try {
      if (rest > 0) {
        say(`sample data: ${words(rest)} more listings, in about a minute …`);
        await this.#fill(rest, ['--add', '--seed', '2']);
        say(`sample data: all ${words(sampleListings)} listings are there`);
      }
      rmSync(this.#pending);
    } catch (error) {
      say(`sample data: the rest follows at the next start. ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  async #fill(listings: number, more: readonly string[]): Promise<{ listings: number; accounts: number }> {
    const { run, root } = this.#options;
    const args = ['sample', '--listings', String(listings), ...more, '--json'];
    return JSON.parse(await run('Making sample data', join(root, 'tools/sample/main.ts'), args)) as {
      listings: number;
      accounts: number;
    };
  }
}
