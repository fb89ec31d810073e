import { monthsOf, timeMarks } from './months.ts';

/** How points in time are placed on a chart. */
export interface TimeAxis {
  /** What its points are, above the first column of a chart's table: 'Date'. */
  readonly label: string;
  /** The position of a point, in the axis's own unit. */
  position(x: string): number;
  /** A handful of marks between two positions. */
  marks(from: number, to: number): readonly { readonly at: number; readonly label: string }[];
}

/** Parses 'YYYY-MM' and 'YYYY-MM-DD'. */
export const monthAxis: TimeAxis = { label: 'Date', position: monthsOf, marks: (from, to) => timeMarks(from, to) };

const hour = 60;
const day = 24 * hour;
const steps = [5, 10, 15, 30, hour, 2 * hour, 3 * hour, 6 * hour, 12 * hour, day, 2 * day, 7 * day, 14 * day];
const clock = new Intl.DateTimeFormat('en-AU', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const date = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short' });

/**
 * Parses moments (ISO 8601) minutes to weeks apart. Marks are in the reader's own time zone, so it is only for charts
 * rendered in the browser.
 */
export const clockAxis: TimeAxis = {
  label: 'Time',
  position: (x) => Date.parse(x) / 60_000,
  marks(from, to) {
    const step = steps.find((each) => (to - from) / each <= 6) ?? 28 * day;
    const offset = new Date(from * 60_000).getTimezoneOffset();
    const first = Math.ceil((from - offset) / step) * step + offset;
    const count = Math.max(0, Math.floor((to - first) / step) + 1);
    return Array.from({ length: count }, (_, index) => {
      const at = first + index * step;
      return { at, label: (step >= day ? date : clock).format(new Date(at * 60_000)) };
    });
  },
};
