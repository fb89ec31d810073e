import { formatDate } from '@verandah/market';

/** The day in Melbourne, '21 Nov 2026'; '' if the time is invalid. */
export const dayText = (time: string): string => formatDate(time, 'Australia/Melbourne');
