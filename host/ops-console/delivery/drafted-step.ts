import { planRequest, type StepRequest } from '@verandah/releases/browser';
import * as v from 'valibot';

/** A step as it is being typed: numbers are text. */
export interface DraftedStep {
  readonly id: number;
  readonly rehearse: boolean;
  readonly percent: string;
  readonly minutes: string;
  readonly views: string;
  readonly staff: boolean;
  readonly members: boolean;
  /** Further audiences: 'region:vic, header:x-tester=yes' */
  readonly others: string;
}
/** The text fields of a step. */
export type StepField = 'percent' | 'minutes' | 'views' | 'others';

/** What is wrong with a plan: by step and field, and about the steps together. */
export interface PlanProblems {
  readonly fields: ReadonlyMap<string, string>;
  readonly plan: string | null;
}
export const fieldKey = (id: number, field: StepField): string => `${field}-${id}`;

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
/** NaN for what is no number, so that the rules name it; undefined when nothing was typed. */
const typedNumber = (text: string): number | undefined =>
  text.trim() === '' ? undefined : /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;

export const audiencesOf = ({ staff, members, others }: DraftedStep): string[] => [
  ...(staff ? ['staff'] : []),
  ...(members ? ['members'] : []),
  ...listed(others),
];
export const isLast = ({ rehearse, percent }: DraftedStep): boolean => !rehearse && percent.trim() === '100';

/** The step as it is sent. */
export function requestOf(step: DraftedStep): StepRequest {
  if (step.rehearse) return { rehearse: true };
  const percent = typedNumber(step.percent) ?? 0;
  // All visitors get it: there is nothing to wait for, and no audience beside them.
  if (isLast(step)) return { percent, minutes: 0, views: 0 };
  const views = typedNumber(step.views);
  return {
    percent,
    audiences: audiencesOf(step),
    minutes: typedNumber(step.minutes) ?? 0,
    ...(views !== undefined && { views }),
  };
}

/** Applies the rules of the command; null: the plan can be sent. */
export function problemsOf(steps: readonly DraftedStep[]): PlanProblems | null {
  const checked = v.safeParse(planRequest, steps.map(requestOf));
  if (checked.success) return null;
  const fields = new Map<string, string>();
  let plan: string | null = null;
  for (const { message, path } of checked.issues) {
    const [at, field] = (path ?? []).map(({ key }) => key);
    const step = typeof at === 'number' ? steps[at] : undefined;
    if (!step) plan ??= message;
    else fields.set(fieldKey(step.id, field === 'audiences' ? 'others' : (field as StepField)), message);
  }
  return { fields, plan };
}
