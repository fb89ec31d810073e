import { relativeOrShortDate } from '@verandah/market';

/** The day of something that people did, on the clock of the east of the country: 'Yesterday', '14/11/2026'. */
export const dayText = (time: string, now: number): string => relativeOrShortDate(time, now, 'Australia/Sydney');
