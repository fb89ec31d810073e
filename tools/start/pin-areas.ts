import { join } from 'node:path';

/** Runs one of the product's commands to its end: `ProcessSupervisor.run`. */
type Run = (name: string, file: string, args: readonly string[]) => Promise<string>;

interface Status {
  readonly areas: readonly { readonly area: string; readonly live: string | null; readonly problem: string | null }[];
}

/** How often an area is published before the start fails. */
const mostAttempts = 3;

interface PinOptions {
  readonly run: Run;
  /** Folder of the source. */
  readonly root: string;
  readonly areas: readonly string[];
  /** Resolves when the database is filled. */
  readonly filled: Promise<unknown>;
  say(line: string): void;
}

/**
 * Gives every area of this tree a live release; one that was promoted or rolled back before is unchanged, unless it
 * cannot be served. While the database is being filled and its background work goes on, a slow machine may answer too
 * late: an area that could not be published or promoted is published again when the database is filled.
 * @throws {Error} when an area cannot be published or promoted
 */
export async function pinAreas({ run, root, areas, filled, say }: PinOptions): Promise<void> {
  const cli = join(root, 'releases/cli.ts');
  const status = JSON.parse(await run('Reading the live releases', cli, ['status', '--json'])) as Status;
  const live = new Set(status.areas.filter((area) => area.live && !area.problem).map((area) => area.area));
  const waiting = areas.filter((name) => !live.has(name));
  const pin = async (area: string): Promise<void> => {
    say(`building area ${area} …`);
    const { version } = JSON.parse(
      await run(`Publishing ${area}`, cli, [
        'publish',
        area,
        // An image has no repository, and this is its own source.
        '--allow-dirty',
        // It would be written for a second build, which may never come.
        '--no-cache',
        '--json',
      ]),
    ) as {
      version: string;
    };
    await run(`Promoting ${area}`, cli, ['promote', area, version, '--json', '--why', 'first start']);
    say(`area ${area}@${version} is live`);
  };
  const pinInTime = async (area: string, attempts = mostAttempts): Promise<void> => {
    try {
      await pin(area);
    } catch (error) {
      if (attempts === 1) throw error;
      say(`area ${area} is published again when the database is filled`);
      await filled;
      await pinInTime(area, attempts - 1);
    }
  };
  const pinNext = async (): Promise<void> => {
    for (let area = waiting.shift(); area !== undefined; area = waiting.shift()) await pinInTime(area);
  };
  // Two at a time: a build waits for disk and processes about half of its time.
  await Promise.all([pinNext(), pinNext()]);
}
