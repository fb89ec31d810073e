import type { Delivery } from '@verandah/release-registry';
import { monitorName } from '../health-monitor/candidates.ts';
import type { MonitorVerdict } from '../health-monitor/shapes.ts';
import type { Operations } from '../operations/operations.ts';
import { Refusal, type RefusalReason } from '../refusal.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import type { Log } from '../registry/registry.ts';
import { freezeOf } from '../rights/freeze.ts';
import type { PlanRehearsals } from './plan-rehearsals.ts';
import { stepProgress } from './step-progress.ts';
import { progressText } from './step-text.ts';

export interface DeliveryParts {
  readonly operations: Pick<Operations, 'changeDelivery'>;
  readonly client: Pick<RegistryClient, 'health' | 'freezes'>;
  readonly rehearsals: Pick<PlanRehearsals, 'outcome'>;
  readonly log: Log;
  /** Milliseconds since 1970, by the registry's clock. */
  readonly now: number;
}

/** Rejections that say nothing about the release: the next turn tries again. */
const passing = new Set<RefusalReason>([
  'moved-meanwhile',
  'unknown-delivery',
  'registry-away',
  'data-unavailable',
  'too-often',
]);
/** Maximum length of the log's `why`. */
const longest = 500;

/**
 * Advances a running plan when its step is over, or holds it: a rehearsal that finds the release worse does. A release that is worse has been taken back before, which
 * ends its plan; one that stays nevertheless goes no further. During a freeze it waits. Never throws.
 */
export async function deliverStep(
  plan: Delivery,
  verdict: MonitorVerdict,
  { operations, client, rehearsals, log, now }: DeliveryParts,
): Promise<void> {
  const { area, version } = plan;
  const change = async (action: 'hold' | 'skip', why: string): Promise<void> => {
    const { delivery } = await operations.changeDelivery(area, action, {
      who: monitorName,
      why: why.slice(0, longest),
    });
    log.info(
      { area, version, why, step: delivery && delivery.step + 1 },
      action === 'hold' ? 'delivery held automatically' : 'delivery advanced',
    );
  };
  try {
    if (verdict.version === version && verdict.state === 'worse') return await change('hold', verdict.words);
    if (plan.steps[plan.step]?.rehearse) {
      const outcome = rehearsals.outcome(plan, now);
      if (!outcome) return;
      if (!outcome.passed) return await change('hold', `The rehearsal: ${outcome.words}`);
      if (await freezeOf(client, area, now)) return;
      return await change('skip', `${progressText(plan)} ended: ${outcome.words}`);
    }
    const { isDue, words } = await stepProgress(plan, client, now);
    if (!isDue || (await freezeOf(client, area, now))) return;
    await change('skip', `${progressText(plan)} ended: ${words}; ${verdict.words}`);
  } catch (problem) {
    if (problem instanceof Refusal && passing.has(problem.reason)) return;
    log.warn({ area, version, err: problem }, 'delivery not advanced');
    const why = problem instanceof Error ? problem.message : String(problem);
    await change('hold', `The next step was rejected: ${why}`).catch((err: unknown) =>
      log.warn({ area, version, err }, 'delivery not held'),
    );
  }
}
