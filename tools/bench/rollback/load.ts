import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { LoadPlan, Sample } from './messages.ts';

/** How a change of release reached visitors, in milliseconds after the command. */
export interface Change {
  /** The first response of the new release, by host. */
  readonly firsts: Readonly<Record<string, number>>;
  /** The last response of the old release on any host; 0 when there was none. */
  readonly lastOld: number;
}

export interface Load {
  readonly requests: number;
  readonly failures: readonly string[];
  /**
   * Waits until every host has served a request made after `since` with a release, and until no request
   * then is still without a response.
   */
  changed(release: string, since: number): Promise<Change>;
  stop(): Promise<void>;
}

/** Milliseconds after a change during which responses of the old release may still arrive. */
const quiet = 400;
/** Milliseconds after which a change counts as failed. */
const never = 60_000;

export function startLoad(plan: LoadPlan): Load {
  const child = fork(join(import.meta.dirname, 'load-process.ts'), [JSON.stringify(plan)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const names = Object.keys(plan.hosts);
  const failures: string[] = [];
  let requests = 0;
  let recent: Sample[] = [];
  let notify: () => void = () => undefined;
  child.on('message', (sample: Sample) => {
    requests += 1;
    recent.push(sample);
    if (sample.release === null) failures.push(`${sample.host}: ${sample.problem ?? ''}`);
    notify();
  });
  return {
    get requests() {
      return requests;
    },
    failures,
    async changed(release, since) {
      const seen = (): boolean =>
        names.every((host) =>
          recent.some((sample) => sample.host === host && sample.release === release && sample.from >= since),
        );
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const timer = setTimeout(
        () => reject(new Error(`${release} was not seen on every host within ${never / 1000} s.`)),
        never,
      );
      notify = () => {
        if (seen()) resolve();
      };
      notify();
      await promise.finally(() => {
        clearTimeout(timer);
        notify = () => undefined;
      });
      await new Promise((done) => {
        setTimeout(done, quiet);
      });
      const requested = recent.filter(({ from }) => from >= since);
      recent = [];
      const firstOf = (host: string): number =>
        Math.min(
          ...requested.filter((sample) => sample.host === host && sample.release === release).map(({ until }) => until),
        ) - since;
      return {
        firsts: Object.fromEntries(names.map((host) => [host, firstOf(host)])),
        lastOld: Math.max(
          0,
          ...requested
            .filter((sample) => sample.release !== null && sample.release !== release)
            .map(({ until }) => until - since),
        ),
      };
    },
    async stop() {
      child.kill();
      await ended;
    },
  };
}
