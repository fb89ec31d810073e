import type { FastifyPluginAsync } from 'fastify';
import type { Log, RegistryClient } from '@verandah/releases';
import type { ReleaseSet } from '../release-set.ts';
import { pageHealth, type PageHealth } from './page-health.ts';
import { pageReports } from './page-reports.ts';
import { openSample } from './sample.ts';
import { openSignals, type Signals } from './signals.ts';
import { openSums } from './sums.ts';
import { openTickets } from './tickets.ts';

/** Milliseconds for which a host gathers what it writes to the registry at once. */
const gatheredFor = 3000;
const hour = 3_600_000;
const day = 24 * hour;

export interface HealthParts {
  readonly client: Pick<RegistryClient, 'addHealth' | 'tidyHealth'>;
  /** That all hosts of the site share. */
  readonly secret: string;
  /** Views of one network and release that count in a day. */
  readonly viewsPerAddress: number;
  /** How many days the sums stay. */
  readonly releaseDays: number;
  readonly currentSet: () => ReleaseSet | null;
  readonly publicUrl: string;
  readonly trustProxy: boolean;
  readonly log: Log;
  /** Milliseconds since 1970, the same for all hosts. */
  readonly now: () => number;
}

export interface RunningHealth {
  readonly signals: Signals;
  readonly pages: PageHealth;
  /** Receives pages' reports about themselves. */
  readonly reports: FastifyPluginAsync;
  /** Writes what is gathered. */
  close(): Promise<void>;
}

/** Collects how releases fare on this host and writes it, summed, to where all hosts read it. */
export function openHealth({
  client,
  secret,
  viewsPerAddress,
  releaseDays,
  currentSet,
  publicUrl,
  trustProxy,
  log,
  now,
}: HealthParts): RunningHealth {
  const signals = openSignals((problem) => log.warn({ err: problem }, 'release health not recorded'));
  const sums = openSums(now);
  const [sample, tickets] = [openSample(viewsPerAddress), openTickets(secret, now)];
  signals.follow(sums.add);

  let away = false;
  async function write(): Promise<void> {
    const taken = sums.take();
    if (taken.length === 0) return;
    try {
      await client.addHealth(taken);
      if (away) log.info({}, 'release health recorded again');
      away = false;
    } catch (problem) {
      sums.giveBack(taken);
      if (!away)
        log.warn({ err: problem }, "how releases fare can't be written; it is kept for an hour and tried again");
      away = true;
    }
  }
  let writing = Promise.resolve();
  const timer = setInterval(() => {
    writing = writing.then(write);
  }, gatheredFor);
  timer.unref();
  const tidying = setInterval(() => {
    client
      .tidyHealth(new Date(now() - releaseDays * day).toISOString())
      .catch((problem: unknown) =>
        log.warn({ err: problem }, 'old sums of how releases fared could not be removed; the next try is in an hour'),
      );
  }, hour);
  tidying.unref();
  return {
    signals,
    pages: pageHealth({ signals, sample, tickets }),
    reports: pageReports({ signals, sample, tickets, currentSet, publicUrl, trustProxy, log }),
    async close() {
      clearInterval(timer);
      clearInterval(tidying);
      await writing;
      await write();
    },
  };
}
