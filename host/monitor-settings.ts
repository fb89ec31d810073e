import * as v from 'valibot';
import { monitorDefaults, monitorModes, type MonitorSettings } from '@verandah/releases';

/** When releases are rolled back automatically, and how many views of one network count. */
export interface HealthSettings extends MonitorSettings {
  /** Views per network and release that count in a day. */
  readonly viewsPerAddress: number;
}

const numberBetween = (least: number, most: number, wrong: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,5}(?:\.\d{1,2})?$/, wrong),
    v.transform(Number),
    v.minValue(least, wrong),
    v.maxValue(most, wrong),
  );
const wholeNumber = (least: number, most: number) => {
  const wrong = `must be a whole number from ${least} to ${most}`;
  return v.pipe(numberBetween(least, most, wrong), v.integer(wrong));
};

/** The variables of the release health monitor, checked with the host's others. */
export const monitorVariables = {
  WATCH: v.optional(v.picklist(monitorModes, 'must be on, dry-run or off'), monitorDefaults.mode),
  WATCH_LEAST_VIEWS: v.optional(wholeNumber(5, 10_000), String(monitorDefaults.leastViews)),
  WATCH_MINUTES: v.optional(wholeNumber(1, 1440), String(monitorDefaults.minutes)),
  WATCH_FAILURES: v.optional(
    numberBetween(0.1, 50, 'must be percentage points from 0.1 to 50, such as 1'),
    String(monitorDefaults.points),
  ),
  WATCH_VITALS: v.optional(
    numberBetween(1.1, 20, 'must be a factor from 1.1 to 20, such as 2'),
    String(monitorDefaults.vitalsFactor),
  ),
  WATCH_VIEWS_PER_ADDRESS: v.optional(wholeNumber(1, 10_000), '3'),
};
type Read = v.InferOutput<v.ObjectSchema<typeof monitorVariables, undefined>>;

export const monitorSettingsOf = (read: Read): HealthSettings => ({
  mode: read.WATCH,
  leastViews: read.WATCH_LEAST_VIEWS,
  minutes: read.WATCH_MINUTES,
  points: read.WATCH_FAILURES,
  vitalsFactor: read.WATCH_VITALS,
  viewsPerAddress: read.WATCH_VIEWS_PER_ADDRESS,
});
