import * as v from 'valibot';
import type { Immutable } from './fields.ts';

/**
 * Visitors that get a release whatever the percentage: 'staff' (admins of the site), 'members', 'region:vic' or
 * 'header:x-tester=yes'.
 */
export const audience = v.pipe(
  v.string(),
  v.regex(
    /^(?:staff|members|region:[a-z0-9-]{1,20}|header:[a-z][a-z0-9-]{0,39}=[\w.-]{1,60})$/,
    'must be staff, members, region:NAME or header:NAME=VALUE, in lower case',
  ),
);
export const audiences = v.pipe(v.array(audience), v.maxLength(10, 'must be 10 at most'));

export const wholeBetween = (least: number, most: number) => {
  const wrong = `must be a whole number from ${least} to ${most}`;
  return v.pipe(v.number(wrong), v.integer(wrong), v.minValue(least, wrong), v.maxValue(most, wrong));
};
/** Minutes of a step at most: thirty days. */
export const longestStep = 43_200;
export const step = v.object({
  /** Of the visitors. 100: the release is promoted. */
  percent: wholeBetween(0, 100),
  /** Also get it, whatever the percentage. */
  audiences,
  /** The step lasts until both have passed. */
  minutes: wholeBetween(0, longestStep),
  views: wholeBetween(0, 1_000_000),
  /**
   * A rehearsal: it reaches whom the step before reaches, at first nobody, and ends when the release has been found to
   * render as well as the live one.
   */
  rehearse: v.exactOptional(v.literal(true, 'must be true, or absent')),
});
/** A step of a delivery plan. */
export type DeliveryStep = Immutable<v.InferOutput<typeof step>>;

const reachOf = (one: Pick<v.InferOutput<typeof step>, 'percent' | 'audiences'> | undefined): string =>
  [one?.percent ?? 0, ...(one?.audiences ?? [])].join();
const promotes = ({ percent }: { readonly percent: number }): boolean => percent === 100;
export const steps = v.pipe(
  v.array(step),
  v.minLength(1, 'must have a step'),
  v.maxLength(20, 'must be 20 at most'),
  v.check(
    (all) => all.every((one) => one.rehearse === true || one.percent > 0 || one.audiences.length > 0),
    'must each reach somebody',
  ),
  v.check((all) => all.every((one, at) => one.percent >= (all[at - 1]?.percent ?? 0)), 'must not shrink'),
  v.check((all) => all.findIndex(promotes) < 0 || all.findIndex(promotes) === all.length - 1, 'must end with 100 %'),
  v.check((all) => all[0]?.percent !== 100, 'must begin with less than 100 %'),
  v.check((all) => all.at(-1)?.rehearse === undefined, 'must not end with a rehearsal'),
  v.check(
    (all) => all.every((one, at) => one.rehearse === undefined || reachOf(one) === reachOf(all[at - 1])),
    'must reach nobody new by a rehearsal',
  ),
);
