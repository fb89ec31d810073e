import { createHistogram, performance } from 'node:perf_hooks';
import { Gauge, type Registry } from 'prom-client';

/** Milliseconds between two samples, of a process at work and of one at rest. */
const pace = { working: 20, resting: 5000 } as const;
/** Milliseconds after which the pace is chosen again. */
const chosenFor = 1000;
/** Share of its time that a process at work is not idle, and milliseconds of a delay that count as work. */
const [leastWork, leastDelay] = [0.1, 50];

/**
 * How late timers are. Node's own histogram takes a hundred samples a second, a quarter of a percent of a processor;
 * this takes one in five seconds while the process rests.
 */
export class EventLoopLag {
  /** Nanoseconds. */
  readonly #delays = createHistogram();
  #use = performance.eventLoopUtilization();
  #chosenAt = performance.now();
  readonly #resting: number;
  #pace: number;

  /** @param resting milliseconds between two samples of a process at rest */
  constructor(resting: number = pace.resting) {
    this.#resting = this.#pace = resting;
    this.#sampleIn(resting);
  }

  /** Milliseconds between two samples now. */
  get pace(): number {
    return this.#pace;
  }

  /** Seconds of the delays since the last call; zeros without any. */
  take(): {
    readonly mean: number;
    readonly p50: number;
    readonly p90: number;
    readonly p99: number;
    readonly max: number;
  } {
    const delays = this.#delays;
    const seconds = (nanoseconds: number): number => (delays.count === 0 ? 0 : nanoseconds / 1e9);
    const taken = {
      mean: seconds(delays.mean),
      p50: seconds(delays.percentile(50)),
      p90: seconds(delays.percentile(90)),
      p99: seconds(delays.percentile(99)),
      max: seconds(delays.max),
    };
    delays.reset();
    return taken;
  }

  #sampleIn(milliseconds: number): void {
    const due = performance.now() + milliseconds;
    setTimeout(() => {
      const now = performance.now();
      this.#delays.record(Math.max(1, Math.round((now - due) * 1e6)));
      this.#choosePace(now, now - due);
      this.#sampleIn(this.#pace);
    }, milliseconds).unref();
  }

  #choosePace(now: number, delay: number): void {
    if (delay >= leastDelay) this.#pace = pace.working;
    if (now - this.#chosenAt < chosenFor) return;
    const { utilization } = performance.eventLoopUtilization(this.#use);
    this.#pace = utilization >= leastWork || delay >= leastDelay ? pace.working : this.#resting;
    [this.#use, this.#chosenAt] = [performance.eventLoopUtilization(), now];
  }
}

/** Reports it by the names of `prom-client`'s own metrics. */
export function eventLoopMetrics(registers: Registry[]): void {
  const lag = new EventLoopLag();
  const gauges = new Map<string, Gauge>();
  const collect = (): void => {
    for (const [name, seconds] of Object.entries(lag.take())) gauges.get(name)?.set(seconds);
  };
  for (const [name, help] of [
    ['mean', 'The mean of the recorded event loop delays.'],
    ['p50', 'The 50th percentile of the recorded event loop delays.'],
    ['p90', 'The 90th percentile of the recorded event loop delays.'],
    ['p99', 'The 99th percentile of the recorded event loop delays.'],
    ['max', 'The maximum recorded event loop delay.'],
  ] as const)
    gauges.set(
      name,
      // The first one that is collected sets all.
      new Gauge({ name: `nodejs_eventloop_lag_${name}_seconds`, help, registers, ...(name === 'mean' && { collect }) }),
    );
}
