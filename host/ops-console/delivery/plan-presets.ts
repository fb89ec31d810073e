import type { StepRequest } from '@verandah/releases/browser';
import type { DraftedStep } from './drafted-step.ts';

/** A usual plan, which can be changed before it begins. */
interface PlanPreset {
  readonly name: string;
  readonly steps: readonly StepRequest[];
}

const hour = 60;
const shares = (minutes: number, ...percents: readonly number[]): StepRequest[] =>
  percents.map((percent) => ({ percent, minutes }));

export const presets: readonly [PlanPreset, ...PlanPreset[]] = [
  { name: 'Usual', steps: shares(10, 1, 10, 50, 100) },
  { name: 'Staff first', steps: [{ audiences: ['staff'], minutes: hour }, ...shares(10, 1, 10, 50, 100)] },
  { name: 'Careful', steps: [{ rehearse: true }, ...shares(hour, 1, 5, 25, 50, 100)] },
  { name: 'Quick', steps: shares(10, 10, 100) },
];

/** A preset as it is shown in the form. @param firstId of its steps, one more for each */
export const draftOf = ({ steps }: PlanPreset, firstId: number): DraftedStep[] =>
  steps.map(({ percent = 0, audiences = [], minutes = 0, rehearse = false }, at) => ({
    id: firstId + at,
    rehearse,
    percent: percent > 0 ? String(percent) : '',
    minutes: percent === 100 ? '' : String(minutes),
    views: '',
    staff: audiences.includes('staff'),
    members: audiences.includes('members'),
    others: '',
  }));
