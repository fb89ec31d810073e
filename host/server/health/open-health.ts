import type { Log, RegistryClient } from '@verandah/releases';
import { pageHealth, type PageHealth } from './page-health.ts';
import { openSample } from './sample.ts';
import { openSignals, type Signals } from './signals.ts';
import { openSums } from './sums.ts';
import { openTickets, type Tickets } from './tickets.ts';

/** Milliseconds for which a host gathers what it writes to the registry at once. */
const gatheredFor = 5000;

export interface HealthParts {
  readonly client: Pick<RegistryClient, 'addHealth'>;
  /** That all hosts of the site share. */
  readonly secret: string;
  /** Views of one network and release that count in a day. */
  readonly viewsPerAddress: number;
  readonly log: Log;
}

export interface RunningHealth {
  readonly signals: Signals;
  readonly pages: PageHealth;
  readonly tickets: Tickets;
  /** Writes what is gathered. */
  close(): Promise<void>;
}

/** Collects how releases fare on this host and writes it, summed, to where all hosts read it. */
export function openHealth({ client, secret, viewsPerAddress, log }: HealthParts): RunningHealth {
  const signals = openSignals((problem) => log.warn({ problem: String(problem) }, 'what happened with a release could not be counted'));
  const sums = openSums();
  const tickets = openTickets(secret);
  signals.follow(sums.add);

  let away = false;
  async function write(): Promise<void> {
    const taken = sums.take();
    if (taken.length === 0) return;
    try {
      await client.addHealth(taken);
      if (away) log.info({}, 'how releases fare is written again');
      away = false;
    } catch (problem) {
      sums.giveBack(taken);
      if (!away) log.warn({ problem: problem instanceof Error ? problem.message : String(problem) }, 'how releases fare can\'t be written; it is kept for an hour and tried again');
      away = true;
    }
  }
  let writing = Promise.resolve();
  const timer = setInterval(() => { writing = writing.then(write); }, gatheredFor);
  timer.unref();
  return {
    signals, tickets,
    pages: pageHealth({ signals, sample: openSample(viewsPerAddress), tickets }),
    async close() {
      clearInterval(timer);
      await writing;
      await write();
    },
  };
}
