import type { Delivery, Rollout } from '@verandah/releases';
import { momentText } from '../client/moments.ts';
import { listWords } from '../client/session.ts';

/** 'staff and 5% of the visitors' */
export const reachWords = ({ percent, audiences = [] }: Pick<Rollout, 'percent' | 'audiences'>): string =>
  listWords([...audiences, ...(percent > 0 ? [`${percent}% of the visitors`] : [])]);

/** A step, as it is requested or as the registry has it. */
interface NamedStep {
  readonly percent?: number | undefined;
  readonly audiences?: readonly string[] | undefined;
  readonly minutes?: number | undefined;
  readonly views?: number | undefined;
  readonly rehearse?: true | undefined;
}

const counted = (number: number, unit: string): string[] =>
  number > 0 ? [`${number} ${unit}${number === 1 ? '' : 's'}`] : [];
/** '10 minutes and 200 page views'; '' without a limit */
const limitWords = ({ minutes = 0, views = 0 }: NamedStep): string =>
  listWords([...counted(minutes, 'minute'), ...counted(views, 'page view')]);

/** 'a rehearsal, which nobody sees', 'all visitors' or 'staff and 5% of the visitors' */
export function requestWords({ percent = 0, audiences = [], rehearse }: NamedStep): string {
  if (rehearse) return 'a rehearsal, which nobody sees';
  return percent === 100 ? 'all visitors' : reachWords({ percent, audiences });
}

/** 'a rehearsal' or '10% of the visitors, for 10 minutes and 200 page views' */
export function stepText(step: Delivery['steps'][number]): string {
  if (step.rehearse) return 'a rehearsal';
  const limit = limitWords(step);
  return `${requestWords(step)}${limit === '' || step.percent === 100 ? '' : `, for ${limit}`}`;
}

/** What a plan does first and in the end: 'First staff get 1.4.0, for 60 minutes. In the end all visitors do.' */
export function planWords(steps: readonly NamedStep[], version: string): string {
  const [first, second] = steps;
  if (!first) return '';
  const limit = limitWords(first);
  const begins = first.rehearse
    ? `First ${version} is rehearsed, which no visitor notices. ${second ? `If it is as good as the live release, ${requestWords(second)} get it.` : ''}`
    : `First ${requestWords(first)} get ${version}${limit === '' ? '' : `, for ${limit}`}.`;
  const last = steps.at(-1);
  const ends =
    last?.percent === 100
      ? 'After the last step all visitors do, without another question.'
      : `After the last step it stays with ${last ? requestWords(last) : 'them'}.`;
  return `${begins} ${ends}`;
}

/** 'Step 2 of 4 since 14:05, for 10 minutes and 200 page views; then 50% of the visitors.' */
export function stepWords({ steps, step: at, stepAt }: Delivery): string {
  const current = steps[at];
  const limit = current && !current.rehearse ? limitWords(current) : '';
  const lasts = current?.rehearse ? ', a rehearsal' : limit && `, for ${limit}`;
  const next = steps[at + 1];
  return `Step ${at + 1} of ${steps.length} since ${momentText(stepAt)}${lasts}${next ? `; then ${stepName(next)}` : ''}.`;
}

/** 'Held: lunch.' */
export const heldWords = ({ why }: Delivery): string => `Held${why === null ? '' : `: ${why.replace(/\.$/, '')}`}.`;

const stepName = (step: Delivery['steps'][number]): string => (step.rehearse ? 'a rehearsal' : requestWords(step));
