import { randomUUID } from 'node:crypto';
import type { Pin } from '@verandah/release-registry';
import type { Operations } from '../operations/operations.ts';
import { Refusal } from '../refusal.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import type { Log } from '../registry/registry.ts';
import type { MonitorSettings } from './settings.ts';
import { planRehearsals, type RehearsePlan } from '../delivery/plan-rehearsals.ts';
import { deliverStep } from '../delivery/deliver-step.ts';
import { throttleClient } from './sparingly.ts';
import { verdictOf, type AreaVerdict } from './verdict.ts';
import { monitorName } from './candidates.ts';
import type { MonitoredRelease } from './monitored-release.ts';
import { paceTurns } from './pace-turns.ts';

export interface MonitorParts {
  readonly operations: Pick<Operations, 'rollout' | 'rollback' | 'withdraw' | 'changeDelivery'>;
  readonly client: Pick<
    RegistryClient,
    'pins' | 'events' | 'health' | 'takeTurn' | 'giveTurn' | 'note' | 'deliveries' | 'freezes'
  >;
  readonly settings: MonitorSettings;
  /** Runs the rehearsals of delivery plans. */
  readonly rehearse: RehearsePlan;
  /** Whether `wake` is called at each release operation and when counts are added; false by default. */
  readonly isWoken?: () => boolean;
  readonly log: Log;
  readonly now?: () => number;
}
export interface HealthMonitor {
  /** Judges what is new, if this host has the lease, and rolls back what is worse. Never throws. */
  turn(): Promise<void>;
  /** Something has moved, or there are new counts. */
  wake(): void;
  /** Stops the monitor and releases the lease. */
  close(): Promise<void>;
}

/** Milliseconds between two checks, the second while nothing is new. */
const pace = { every: 5000, calm: 300_000 } as const;
/** Seconds of the lease: a dead host is replaced soon. */
const turnSeconds = 30;
/** Maximum length of the log's `why`. */
const longest = 500;

/**
 * The release health monitor. Compares what is new in every area with what was there before, and rolls back what is
 * worse. One host at a time acts, by the counts of all.
 */
export function openHealthMonitor({
  operations,
  client,
  settings,
  rehearse,
  isWoken = () => false,
  log,
  now = Date.now,
}: MonitorParts): HealthMonitor {
  const rehearsals = planRehearsals(rehearse);
  const holder = randomUUID();
  const clientAt = throttleClient(client);
  let isUnavailable = false;
  let holds = false;
  /** No plan is running: a verdict changes with what is new. */
  let isCalm = false;

  /** Logs once what would have been done. */
  async function note(
    area: string,
    { version, since }: MonitoredRelease,
    words: string,
    detail: object,
  ): Promise<void> {
    const isLogged = (await client.events({ area })).some(
      (event) => event.action === 'watch' && event.to === version && Date.parse(event.at) >= since,
    );
    if (!isLogged)
      await client.note({ action: 'watch', area, version, who: monitorName, why: words.slice(0, longest), detail });
    if (!isLogged) log.warn({ area, version, why: words, ...detail }, 'release degraded, no rollback');
  }

  async function undo(
    area: string,
    pin: Pin,
    { verdict, monitored }: AreaVerdict & { readonly monitored: MonitoredRelease },
  ): Promise<void> {
    const { version, kind } = monitored;
    const { words, acts } = verdict;
    if (settings.mode === 'dry-run' || acts === null) {
      return note(
        area,
        monitored,
        words,
        settings.mode === 'dry-run' ? { dryRun: true, would: acts } : { would: null },
      );
    }
    const reason = { who: monitorName, why: words.slice(0, longest), expected: pin.version };
    if (kind === 'rollout') {
      const { changed, live } = await operations.rollout(area, version, 0, reason);
      if (changed) log.warn({ area, version, live, why: words }, 'rollout ended automatically');
      return;
    }
    if (acts === 'withdraw') {
      const { changed } = await operations.withdraw(area, {}, reason);
      if (changed) log.warn({ area, version, why: words }, 'first release withdrawn automatically');
      return;
    }
    try {
      const { to, joint } = await operations.rollback(area, undefined, reason);
      log.warn({ area, version, live: to, why: words, ...(joint && { joint }) }, 'release rolled back automatically');
      return;
    } catch (problem) {
      if (!(problem instanceof Refusal && problem.reason === 'nothing-previous')) throw problem;
    }
    return note(area, monitored, `${words}; no good release to go back to is stored`, { would: null });
  }

  async function turn(): Promise<void> {
    isCalm = false;
    try {
      holds = await client.takeTurn({ holder, seconds: turnSeconds });
      // Another host rehearses from now on.
      isCalm = !holds;
      if (!holds) return rehearsals.retain([]);
      const set = await client.pins();
      if (!set) return;
      const deliveries = (await client.deliveries()).filter(({ state }) => state === 'running');
      rehearsals.retain(deliveries);
      for (const [area, pin] of Object.entries(set.pins)) {
        const { verdict, monitored } = await verdictOf(area, set, { client: clientAt(set.revision), settings, now });
        if (monitored && verdict.state === 'worse')
          // Another operation was faster: the next turn judges what is live now.
          await undo(area, pin, { verdict, monitored }).catch((problem: unknown) => {
            if (!(problem instanceof Refusal && problem.reason === 'moved-meanwhile'))
              log.warn({ area, version: monitored.version, err: problem }, 'automatic rollback failed');
          });
        const plan = deliveries.find((one) => one.area === area);
        if (plan)
          await deliverStep(plan, verdict, {
            operations,
            client: { ...client, ...clientAt(set.revision) },
            rehearsals,
            log,
            now: now(),
          });
      }
      if (isUnavailable) log.info({}, 'release monitor running again');
      isUnavailable = false;
      isCalm = deliveries.length === 0;
    } catch (problem) {
      if (!isUnavailable) log.warn({ err: problem }, 'release health unavailable, automatic rollback paused');
      isUnavailable = true;
      isCalm = false;
    }
  }

  if (settings.mode === 'off') return { turn: async () => {}, wake: () => {}, close: async () => {} };
  const turns = paceTurns(async () => {
    await turn();
    return isCalm && isWoken();
  }, pace);
  return {
    turn,
    wake: turns.wake,
    async close() {
      await turns.close();
      rehearsals.close();
      if (holds) await client.giveTurn({ holder }).catch(() => {}); // the turn expires by itself
    },
  };
}
