import { Counter, Gauge, type Registry } from 'prom-client';
import type { Breaker, Bulkheads, Registry as ReleaseRegistry } from '@verandah/releases';
import type { Overload } from '../overload.ts';
import type { ReleaseSet } from '../release-set.ts';

/** The host's parts that are read when metrics are requested. */
export interface Platform {
  readonly pool: Pick<Bulkheads, 'use' | 'stats' | 'costs'>;
  readonly breaker: Pick<Breaker, 'resting'>;
  readonly overload: Pick<Overload, 'lateMs' | 'refused'>;
  readonly registry: Pick<ReleaseRegistry, 'contact'>;
  readonly currentSet: () => ReleaseSet | null;
}

/** Render workers, resting releases, the registry, and what is live. */
export function platformMetrics(
  { pool, breaker, overload, registry, currentSet }: Platform,
  registers: Registry[],
): void {
  new Gauge({
    name: 'verandah_render_workers',
    help: 'Render workers by what they do: busy, blocked (by a page that takes too long), idle, starting',
    labelNames: ['state'],
    registers,
    collect() {
      const { queued: _, ...states } = pool.use;
      for (const [state, count] of Object.entries(states)) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'verandah_render_queue_length',
    help: 'Pages that wait for a render worker',
    registers,
    collect() {
      this.set(pool.use.queued);
    },
  });
  new Gauge({
    name: 'verandah_lateness_seconds',
    help: 'How long requests wait in the event loop, for a render worker or at the API, whichever is longest',
    registers,
    collect() {
      this.set(overload.lateMs / 1000);
    },
  });
  new Counter({
    name: 'verandah_requests_shed_total',
    help: 'Requests that were refused because the host was late, by urgency: spare, arriving, staying',
    labelNames: ['urgency'],
    registers,
    collect() {
      this.reset();
      for (const [urgency, count] of Object.entries(overload.refused)) this.inc({ urgency }, count);
    },
  });
  const counters = {
    killed: ['verandah_render_workers_killed_total', 'Render workers that were ended because a page blocked them'],
    unresponsive: [
      'verandah_render_workers_unresponsive_total',
      'Render workers that were ended because they did not respond, although no page was in them',
    ],
    outOfMemory: ['verandah_render_workers_out_of_memory_total', 'Render workers that ran out of memory'],
    recycled: [
      'verandah_render_workers_recycled_total',
      'Render workers that were replaced after their share of pages',
    ],
    slow: ['verandah_renders_slow_total', 'Pages that were given up because they took too long to render'],
    crowded: [
      'verandah_renders_crowded_total',
      'Pages that were rejected because the queue was full, or they had waited for too long',
    ],
  } as const;
  for (const [stat, [name, help]] of Object.entries(counters) as [keyof typeof counters, readonly [string, string]][]) {
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(pool.stats[stat]);
      },
    });
  }
  new Gauge({
    name: 'verandah_release_confined',
    help: '1 for a release that renders in a worker of its own, by why: trial, costly (takes too much processor time), leaking (its pages retain memory), killed (ended a worker)',
    labelNames: ['area', 'release', 'reason'],
    registers,
    collect() {
      this.reset();
      for (const { area, version: release, confinement: reason } of pool.costs)
        if (reason) this.set({ area, release, reason }, 1);
    },
  });
  new Counter({
    name: 'verandah_release_cpu_seconds_total',
    help: 'Processor time of the pages that a release has rendered',
    labelNames: ['area', 'release'],
    registers,
    collect() {
      this.reset();
      for (const { area, version: release, cpuMs } of pool.costs) this.inc({ area, release }, cpuMs / 1000);
    },
  });
  new Counter({
    name: 'verandah_release_workers_ended_total',
    help: 'Render workers that ended over a page of a release, by why: blocked, memory, exit',
    labelNames: ['area', 'release', 'reason'],
    registers,
    collect() {
      this.reset();
      for (const { area, version: release, kills } of pool.costs)
        for (const [reason, count] of Object.entries(kills)) this.inc({ area, release, reason }, count);
    },
  });
  new Gauge({
    name: 'verandah_breaker_open',
    help: '1 for a release that failed so often that it rests',
    labelNames: ['area', 'release'],
    registers,
    collect() {
      this.reset();
      for (const name of breaker.resting) {
        const [area = '', release = ''] = name.split('@');
        // Previews come and go, so only served releases are reported.
        if (
          currentSet()?.areas.some(
            (each) =>
              each.name === area &&
              [each.live, each.previous, each.rollout?.release].some((one) => one?.manifest.version === release),
          )
        )
          this.set({ area, release }, 1);
      }
    },
  });
  new Gauge({
    name: 'verandah_registry_reachable',
    help: '1 while the registry of releases responds',
    registers,
    collect() {
      this.set(registry.contact.reachable ? 1 : 0);
    },
  });
  new Gauge({
    name: 'verandah_registry_last_answer_timestamp_seconds',
    help: 'When the registry responded last, in seconds since 1970; 0 for never',
    registers,
    collect() {
      this.set((registry.contact.respondedAt ?? 0) / 1000);
    },
  });
  new Gauge({
    name: 'verandah_release_set_revision',
    help: 'The set of releases in use; the registry counts them',
    registers,
    collect() {
      this.set(currentSet()?.revision ?? 0);
    },
  });
  new Gauge({
    name: 'verandah_release_info',
    help: '1 for each release that is served: live, rollout, or previous (steps in for the live one)',
    labelNames: ['area', 'release', 'role'],
    registers,
    collect() {
      this.reset();
      for (const { name: area, live, previous, rollout } of currentSet()?.areas ?? []) {
        for (const [role, release] of Object.entries({ live, previous, rollout: rollout?.release }))
          if (release) this.set({ area, release: release.manifest.version, role }, 1);
      }
    },
  });
  new Gauge({
    name: 'verandah_rollout_percent',
    help: 'Share of the visitors that get a release in rollout',
    labelNames: ['area', 'release'],
    registers,
    collect() {
      this.reset();
      for (const { name: area, rollout } of currentSet()?.areas ?? [])
        if (rollout) this.set({ area, release: rollout.release.manifest.version }, rollout.percent);
    },
  });
}

/** Counts the results of smoke renders. @returns the smoke render with counting */
export function smokeRenderMetrics<Given extends readonly unknown[], Result>(
  trial: (...given: Given) => Promise<Result>,
  areaOf: (...given: Given) => string,
  registers: Registry[],
): (...given: Given) => Promise<Result> {
  const trials = new Counter({
    name: 'verandah_canary_trials_total',
    help: 'Trials of releases before they may be live, by how they end',
    labelNames: ['area', 'outcome'],
    registers,
  });
  return async (...given) => {
    try {
      const result = await trial(...given);
      trials.inc({ area: areaOf(...given), outcome: 'passed' });
      return result;
    } catch (problem) {
      trials.inc({ area: areaOf(...given), outcome: 'refused' });
      throw problem;
    }
  };
}
