const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const mostMarks = 6;

interface Moment {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Components of 'YYYY-MM' or 'YYYY-MM-DD'; months count from 0. */
function partsOf(x: string): Moment {
  const [year = 0, month = 1, day = 1] = x.split('-').map(Number);
  return { year, month: month - 1, day };
}

/** Months since year 0, with the day as a part of its month: the position of a point on the time axis. */
export function monthsOf(x: string): number {
  const { year, month, day } = partsOf(x);
  return year * 12 + month + (day - 1) / 31;
}

/** 'Mar 2026' for a month, '9 Mar 2026' for a day. */
export function timeText(x: string): string {
  const { year, month } = partsOf(x);
  const day = x.split('-')[2];
  return `${day ? `${Number(day)} ` : ''}${names[month] ?? ''} ${year}`;
}

/** 'Jul–Sep 2026' for the quarter that begins with a month: '2026-07' or '2026-07-01'. */
export function quarterText(x: string): string {
  const { year, month } = partsOf(x);
  return `${names[month] ?? ''}–${names[month + 2] ?? ''} ${year}`;
}

/**
 * Marks of the time axis, at most six: years if it spans more than two, else months.
 * @returns position in months, with its label
 */
export function timeMarks(from: number, to: number): readonly { readonly at: number; readonly label: string }[] {
  const years = to - from > 24;
  const unit = years ? 12 : 1;
  const first = Math.ceil(from / unit);
  const last = Math.floor(to / unit);
  const every = Math.max(1, Math.ceil((last - first + 1) / mostMarks));
  const marks = [];
  for (let at = first; at <= last; at += every) {
    const year = Math.floor((at * unit) / 12);
    marks.push({
      at: at * unit,
      label: years ? String(year) : `${names[(at * unit) % 12] ?? ''} ${String(year).slice(2)}`,
    });
  }
  return marks;
}
