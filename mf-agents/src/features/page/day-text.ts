import { relativeOrShortDate } from '@verandah/market';

/** The day of a member's action, in the time zone of the east coast: 'Yesterday', '14 Nov 2026'. */
export const dayText = (time: string, now: number): string => relativeOrShortDate(time, now, 'Australia/Sydney');
