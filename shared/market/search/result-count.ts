import { groupDigits } from '../prices/money.ts';

const cap = 50_000;

/** '1,234'; above fifty thousand '50,000+'. */
export function resultCount(total: number): string {
  return total > cap ? `${groupDigits(cap)}+` : groupDigits(total);
}

/** '1,234 homes'; a total of -1 means that the search failed. */
export function resultCountText(total: number): string {
  if (total < 0) return "Sorry, we're having a problem searching. Please try again";
  const text = `${resultCount(total)} ${total === 1 ? 'home' : 'homes'}`;
  return total === 0 ? `${text} found, change your filters or zoom out.` : text;
}
