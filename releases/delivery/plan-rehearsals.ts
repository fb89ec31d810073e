import type { Delivery } from '@verandah/release-registry';
import { Refusal, type RefusalReason } from '../refusal.ts';
import { rehearsalSummary } from '../rehearsal/rehearsal-summary.ts';
import type { Rehearsal } from '../rehearsal/rehearsal.ts';

/** Rehearses the release of a plan. Rejects when it could not; `signal` ends it. */
export type RehearsePlan = (plan: Delivery, signal: AbortSignal) => Promise<Rehearsal>;

/** What a rehearsal found. `words`: its figures, or what is worse. */
interface RehearsalOutcome {
  readonly passed: boolean;
  readonly words: string;
}

/** The rehearsals that this process runs for delivery plans, one at a time. Nothing of them is stored. */
export interface PlanRehearsals {
  /**
   * The outcome for the step that a plan is at, undefined until there is one. Begins the rehearsal if this process does
   * not run it, so that one that was cut by a restart runs again.
   * @param now milliseconds since 1970
   */
  outcome(plan: Delivery, now: number): RehearsalOutcome | undefined;
  /** Stops those of plans that are no longer at that step. */
  retain(running: readonly Delivery[]): void;
  close(): void;
}

/** Rejections that say nothing about the release: it is tried again. */
const passing = new Set<RefusalReason>(['registry-away', 'data-unavailable', 'too-often']);
const retryMs = 60_000;
const mostAttempts = 5;

interface Run {
  readonly stop: AbortController;
  readonly attempt: number;
  outcome?: RehearsalOutcome;
  /** It could not be run: not before that time again. */
  retryAt?: number;
}

export function planRehearsals(rehearse: RehearsePlan): PlanRehearsals {
  const runs = new Map<string, Run>();
  // A resumed step begins again, and so does its rehearsal.
  const keyOf = ({ id, step, stepAt }: Delivery): string => `${id} ${step} ${stepAt}`;

  function begin(plan: Delivery, now: number, attempt: number): Run {
    const run: Run = { stop: new AbortController(), attempt };
    rehearse(plan, run.stop.signal).then(
      (rehearsal) => {
        run.outcome = { passed: rehearsal.passed, words: rehearsalSummary(rehearsal) };
      },
      (problem: unknown) => {
        const isPassing = problem instanceof Refusal && passing.has(problem.reason);
        if (isPassing && attempt < mostAttempts) run.retryAt = now + retryMs;
        else run.outcome = { passed: false, words: `could not be run: ${(problem as Error).message}` };
      },
    );
    return run;
  }
  const isRunning = ({ outcome, retryAt }: Run): boolean => outcome === undefined && retryAt === undefined;

  return {
    outcome(plan, now) {
      const key = keyOf(plan);
      const existing = runs.get(key);
      const isNext = existing === undefined || (existing.retryAt !== undefined && existing.retryAt <= now);
      if (!isNext) return existing.outcome;
      if (![...runs.values()].some(isRunning)) runs.set(key, begin(plan, now, (existing?.attempt ?? 0) + 1));
      return undefined;
    },
    retain(running) {
      const keys = new Set(running.map(keyOf));
      for (const [key, { stop }] of runs) {
        if (keys.has(key)) continue;
        stop.abort();
        runs.delete(key);
      }
    },
    close() {
      for (const { stop } of runs.values()) stop.abort();
      runs.clear();
    },
  };
}
