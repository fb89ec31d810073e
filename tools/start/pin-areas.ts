import { join } from 'node:path';
import type { ProcessSupervisor } from './process-supervisor.ts';

interface Status {
  readonly areas: readonly { readonly area: string; readonly live: string | null; readonly problem: string | null }[];
}

/** How often areas are published before the start fails. */
const mostAttempts = 3;

interface PinOptions {
  readonly run: ProcessSupervisor['run'];
  /** Folder of the source. */
  readonly root: string;
  /** Address of the host, which is up. */
  readonly site: string;
  readonly areas: readonly string[];
  /** Resolves when the database is filled. */
  readonly filled: Promise<unknown>;
  say(line: string): void;
}

/**
 * Gives every area of this tree a live release; one that was promoted or rolled back before is unchanged, unless it
 * cannot be served. While the database is being filled and its background work continues, a slow machine may respond
 * too late: areas that could not be published or promoted are published again when the database is filled.
 * @throws {Error} when an area cannot be published or promoted
 */
export async function pinAreas({ run, root, site, areas, filled, say }: PinOptions): Promise<void> {
  const areasToPublish = async (): Promise<readonly string[]> => {
    const text = await run('Reading the live releases', join(root, 'releases/cli.ts'), ['status', '--json']);
    const status = JSON.parse(text) as Status;
    const live = new Set(status.areas.filter((area) => area.live && !area.problem).map((area) => area.area));
    return areas.filter((name) => !live.has(name));
  };
  const publish = (some: readonly string[]): Promise<unknown> =>
    run('Publishing areas', join(root, 'tools/start/publish-areas.ts'), [site, ...some], { onLine: say });
  for (let attempt = 1; ; attempt += 1) {
    // When one process has failed, the other continues.
    const outcomes = await Promise.allSettled(inTwo(await areasToPublish()).map(publish));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (!failed) return;
    if (attempt === mostAttempts) throw failed.reason;
    say('areas are published again when the database is filled');
    await filled;
  }
}

/** Items for each of two processes, or fewer where there is nothing for the second. */
const inTwo = (items: readonly string[]): (readonly string[])[] =>
  [0, 1].map((half) => items.filter((_, index) => index % 2 === half)).filter((half) => half.length > 0);
