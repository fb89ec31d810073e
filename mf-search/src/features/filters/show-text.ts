import { resultCount } from '@verandah/market';

/** 'Show 1,243 homes': the button that applies filters. @param current whether the number is of the latest choice */
export function showText(total: number, current: boolean): string {
  return current ? `Show ${resultCount(total)} ${total === 1 ? 'home' : 'homes'}` : 'Show homes';
}
