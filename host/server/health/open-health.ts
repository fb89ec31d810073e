import type { FastifyPluginAsync } from 'fastify';
import type { Log, RegistryClient } from '@verandah/releases';
import type { ReleaseSet } from '../release-set.ts';
import type { SourcePositions } from '../source-positions.ts';
import { pageHealth, type PageHealth } from './page-health.ts';
import { pageReports } from './page-reports.ts';
import { openSample } from './sample.ts';
import type { Signals } from './signals.ts';
import { openSums } from './sums.ts';
import { openTickets } from './tickets.ts';

/** Milliseconds for which signals are summed before they are written to the registry. */
const gatheredFor = 3000;
const hour = 3_600_000;
const day = 24 * hour;

export interface HealthParts {
  readonly signals: Signals;
  readonly client: Pick<RegistryClient, 'addHealth' | 'tidyHealth'>;
  /** Secret that all hosts of the site share. */
  readonly secret: string;
  /** Views per network and release that count in a day. */
  readonly viewsPerAddress: number;
  /** Days for which the sums are stored. */
  readonly releaseDays: number;
  readonly currentSet: () => ReleaseSet | null;
  readonly publicUrl: string;
  readonly trustProxy: boolean;
  readonly log: Log;
  readonly positions: Pick<SourcePositions, 'original'>;
  /** Milliseconds since 1970, the same for all hosts. */
  readonly now: () => number;
}

export interface RunningHealth {
  readonly signals: Signals;
  readonly pages: PageHealth;
  /** Receives the health reports of pages. */
  readonly reports: FastifyPluginAsync;
  /** Writes the pending sums. */
  close(): Promise<void>;
}

/** Collects release health on this host and writes it, summed, to the registry, where all hosts read it. */
export function openHealth({
  signals,
  client,
  secret,
  viewsPerAddress,
  releaseDays,
  currentSet,
  publicUrl,
  trustProxy,
  log,
  positions,
  now,
}: HealthParts): RunningHealth {
  const sums = openSums(now);
  const [sample, tickets] = [openSample(viewsPerAddress), openTickets(secret, now)];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const writeSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      writing = writing.then(write);
    }, gatheredFor).unref();
  };
  signals.follow((signal) => {
    sums.add(signal);
    writeSoon();
  });

  let isUnavailable = false;
  async function write(): Promise<void> {
    const taken = sums.take();
    if (taken.length === 0) return;
    try {
      await client.addHealth({ sums: taken });
      if (isUnavailable) log.info({}, 'release health recorded again');
      isUnavailable = false;
    } catch (problem) {
      sums.giveBack(taken);
      writeSoon();
      if (!isUnavailable)
        log.warn({ err: problem }, 'release health could not be stored; it stays in memory for an hour and is retried');
      isUnavailable = true;
    }
  }
  const tidying = setInterval(() => {
    client
      .tidyHealth({ before: new Date(now() - releaseDays * day).toISOString() })
      .catch((problem: unknown) =>
        log.warn({ err: problem }, 'old release health sums not removed, will retry in an hour'),
      );
  }, hour);
  tidying.unref();
  return {
    signals,
    pages: pageHealth({ signals, sample, tickets }),
    reports: pageReports({ signals, sample, tickets, currentSet, publicUrl, trustProxy, log, positions }),
    async close() {
      clearInterval(tidying);
      await writing;
      await write();
      clearTimeout(timer);
    },
  };
}
