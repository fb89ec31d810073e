import { Refusal, type Operations } from '@verandah/releases';
import type { ChangingRelease } from '../rollback/changing-release.ts';
import type { Samples } from './samples.ts';

/** An operator who publishes a release, promotes it and rolls it back, over and over. */
export interface Moves {
  readonly promoted: number;
  readonly rolledBack: number;
  /** Releases that the gate did not promote, as it may on a machine that is too busy for the smoke render. */
  readonly refused: readonly string[];
  /** Pauses changes; the release that was live at the start is live again then, and no smoke render is running. */
  hold(): Promise<void>;
  resume(): void;
  stop(): Promise<void>;
  /** What of that the operations log lacks. */
  missing(): Promise<readonly string[]>;
}

/**
 * @param who signs the log's entries: those of an earlier run are others
 * @param rest milliseconds between two operations, as they are just now
 */
export function startMoves(
  area: string,
  operations: Operations,
  releases: ChangingRelease,
  who: string,
  rest: () => number,
  samples: Samples,
): Moves {
  const done: string[] = [];
  const rejected: string[] = [];
  let [stopping, held] = [false, false];
  let idle = (): void => undefined;
  const moment = (): Promise<void> =>
    new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
  const pause = async (): Promise<void> => {
    for (let waited = 0; waited < rest() && !stopping && !held; waited += 250) await moment();
  };
  /** Runs a command and records its outcome as a sample. */
  const recorded = async <Result>(what: string, command: () => Promise<Result>): Promise<Result | undefined> => {
    const at = performance.now();
    const note = (status: number, problem?: string): void =>
      samples.note({
        kind: 'operations',
        at,
        ms: performance.now() - at,
        status,
        ...(problem === undefined ? {} : { problem: `${what}: ${problem}` }),
      });
    try {
      const response = await command();
      note(200);
      return response;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      rejected.push(problem.message);
      note(problem.status, problem.status >= 500 ? problem.message : undefined);
      return undefined;
    }
  };
  const running = (async () => {
    while (!stopping) {
      if (held) {
        idle();
        await moment();
        continue;
      }
      const version = await recorded('publish', () => releases.publish(operations));
      const promoted =
        version === undefined ? undefined : await recorded('promote', () => operations.promote(area, version, { who }));
      if (promoted !== undefined) {
        done.push(`promote ${promoted.from ?? ''} ${promoted.to}`);
        await pause();
        const back = await recorded('roll back', () => operations.rollback(area, undefined, { who }));
        if (back !== undefined) done.push(`rollback ${back.from ?? ''} ${back.to}`);
      }
      await pause();
    }
  })();
  return {
    get promoted() {
      return done.filter((move) => move.startsWith('promote')).length;
    },
    get rolledBack() {
      return done.filter((move) => move.startsWith('rollback')).length;
    },
    refused: rejected,
    async hold() {
      held = true;
      await new Promise<void>((resolve) => {
        idle = resolve;
      });
    },
    resume() {
      held = false;
    },
    async stop() {
      stopping = true;
      await running;
    },
    async missing() {
      const logged: string[] = [];
      for (let before: number | undefined; ;) {
        const events = await operations.history(area, 100, before);
        logged.push(
          ...events
            .filter((event) => event.who === who)
            .map(({ action, from, to }) => `${action} ${from ?? ''} ${to ?? ''}`),
        );
        before = events.at(-1)?.id;
        if (events.length < 100 || before === undefined) break;
      }
      const left = [...logged];
      return done.filter((move) => {
        const at = left.indexOf(move);
        if (at >= 0) left.splice(at, 1);
        return at < 0;
      });
    },
  };
}
