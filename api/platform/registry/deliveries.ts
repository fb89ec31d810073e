import { sql } from 'kysely';
import type {
  AdvanceInput,
  Delivery,
  DeliveryInput,
  DeliveryStateInput,
  DeliveryStep,
  Pin,
  RolloutInput,
} from '@verandah/release-registry';
import type { Database } from '../database/public.ts';
import { appendEvent, lockLog } from './log.ts';
import {
  isRecorded,
  lockedPin,
  movePins,
  outcomeMoved,
  outcomeUnchanged,
  writeRollout,
  type ChangeOutcome,
} from './store.ts';

const isoColumn = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
const deliveryColumns = sql`id, area, version, steps, step, state, why, who, ${isoColumn('started_at')} as "startedAt",
  ${isoColumn('step_at')} as "stepAt"`;

/** The plans that are running or held, by area. */
export async function readDeliveries(database: Database): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    select ${deliveryColumns} from releases.delivery where state in ('running', 'held') order by area
  `.execute(database);
  return rows;
}

/** Which step a log entry began: '2 of 4'. */
const stepDetail = (at: number, steps: readonly DeliveryStep[]): object => ({ step: `${at + 1} of ${steps.length}` });

/** Begins a plan with its first step, in one transaction. */
export async function startDelivery(
  database: Database,
  { area, version, live: seen, steps, who, why }: DeliveryInput,
): Promise<ChangeOutcome> {
  return database.transaction().execute(async (step): Promise<ChangeOutcome> => {
    const pin = await lockedPin(step, area);
    const live = pin?.version ?? null;
    if (!(await isRecorded(step, area, version))) return { outcome: 'unknown', area, version };
    if (live !== seen) return { outcome: 'conflict', area, live, seen };
    const active = (await readDeliveries(step)).find((one) => one.area === area);
    if (active) return { outcome: 'delivering', area, version: active.version };
    const [first] = steps;
    if (!first) return outcomeUnchanged(step);
    await sql`insert into releases.delivery (area, version, steps, who)
      values (${area}, ${version}, ${JSON.stringify(steps)}::jsonb, ${who})`.execute(step);
    await appendEvent(step, { who, action: 'deliver', area, from: seen, to: version, why, detail: { steps } });
    return beginStep(step, pin, { area, version, live, who, why }, steps, 0);
  });
}

/**
 * Ends the step that the caller saw. Visitors, plan and log change in one transaction, so that no step is skipped or
 * repeated, whoever stops at whatever moment.
 */
export async function advanceDelivery(
  database: Database,
  { id, step: seenStep, state, live: seenLive, who, why }: AdvanceInput,
): Promise<ChangeOutcome> {
  return database.transaction().execute(async (step): Promise<ChangeOutcome> => {
    await lockLog(step);
    const plan = (await readDeliveries(step)).find((one) => one.id === id);
    if (plan?.step !== seenStep || plan.state !== state) return outcomeUnchanged(step);
    const { area, version, steps } = plan;
    const pin = await lockedPin(step, area);
    const live = pin?.version ?? null;
    if (live !== seenLive) return { outcome: 'conflict', area, live, seen: seenLive };
    const at = seenStep + 1;
    const next = steps[at];
    if (!next) {
      await writeProgress(step, id, { at: seenStep, state: 'done' });
      await appendEvent(step, { who, action: 'deliver-done', area, to: version, why });
      return outcomeUnchanged(step);
    }
    // Before the pins move: a plan that is over is not ended by that.
    await writeProgress(step, id, { at, state: next.percent === 100 ? 'done' : 'running' });
    if (next.percent === 100) {
      const detail = stepDetail(at, steps);
      return movePins(step, { action: 'promote', moves: [{ area, version, from: live, detail }], who, why });
    }
    return beginStep(step, pin, { area, version, live, who, why }, steps, at);
  });
}

/** Gives visitors what a step says, with an entry of the log. A rehearsal changes nothing for them. */
async function beginStep(
  step: Database,
  pin: Pin | null,
  change: Pick<RolloutInput, 'area' | 'version' | 'live' | 'who' | 'why'>,
  steps: readonly DeliveryStep[],
  at: number,
): Promise<ChangeOutcome> {
  const { percent = 0, audiences = [], rehearse = false } = steps[at] ?? {};
  const { area, version, live, who, why } = change;
  if (rehearse) {
    const detail = stepDetail(at, steps);
    await appendEvent(step, { who, action: 'deliver-rehearse', area, from: live, to: version, why, detail });
    // At the beginning of a plan the rollout before it ends: a rehearsed release reaches nobody.
    if (at > 0 || !pin?.rollout) return outcomeUnchanged(step);
    const ended = { area, version: pin.rollout.version, live, percent: 0, audiences: [], who, why };
    await writeRollout(step, pin, ended);
    return outcomeMoved(step);
  }
  await writeRollout(step, pin, { ...change, percent, audiences }, stepDetail(at, steps));
  return outcomeMoved(step);
}

const writeProgress = (
  step: Database,
  id: number,
  { at, state }: { readonly at: number; readonly state: 'running' | 'done' },
): Promise<unknown> =>
  sql`update releases.delivery set step = ${at}, state = ${state}, why = null, step_at = now()
    where id = ${id}`.execute(step);

/** Holds or resumes a plan; false when it is further or in another state by now. A resumed step begins again. */
export async function setDeliveryState(
  database: Database,
  { id, step: seenStep, state, to, who, why }: DeliveryStateInput,
): Promise<boolean> {
  return database.transaction().execute(async (step) => {
    await lockLog(step);
    const { rows } = await sql<{ area: string; version: string }>`
      update releases.delivery set state = ${to}, why = ${to === 'held' ? (why ?? null) : null},
        step_at = case when ${to} = 'running' then now() else step_at end
      where id = ${id} and step = ${seenStep} and state = ${state} and state <> ${to} returning area, version
    `.execute(step);
    const [plan] = rows;
    if (!plan) return false;
    const action = to === 'held' ? 'deliver-hold' : 'deliver-resume';
    await appendEvent(step, { who, action, area: plan.area, to: plan.version, why });
    return true;
  });
}
