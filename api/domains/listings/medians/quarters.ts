import { localDate } from '@verandah/market';

/** A quarter of a year by its days, yyyy-MM-dd. */
export interface Quarter {
  readonly quarter: string;
  readonly from: string;
  readonly to: string;
}

const dayText = (year: number, month: number, date: number): string => localDate(Date.UTC(year, month, date), 'UTC');

/** The last quarters that have ended by a day, oldest first. @param today yyyy-MM-dd */
export function quartersBefore(today: string, count: number): Quarter[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const current = year * 4 + Math.floor((month - 1) / 3);
  return Array.from({ length: count }, (_, index) => {
    const number = current - count + index;
    const [of, first] = [Math.floor(number / 4), (number % 4) * 3];
    return { quarter: `${of}-Q${first / 3 + 1}`, from: dayText(of, first, 1), to: dayText(of, first + 3, 0) };
  });
}
