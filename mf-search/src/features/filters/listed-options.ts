import type { SelectOption } from '@verandah/design';
import { groupDigits, listedDays } from '@verandah/market';
import type { TraitCounts } from './aggregations.ts';

/** 'Last 7 days (23)': the choices of the time since a home was listed. @param counts absent until they are loaded */
export const listedOptions = (counts: TraitCounts['listedWithin'] | undefined): SelectOption[] => [
  { value: '', label: 'Any time' },
  ...listedDays.map((days) => {
    const count = counts?.find((facet) => facet.days === days)?.count;
    const label = days === 1 ? 'Last 24 hours' : `Last ${days} days`;
    return { value: String(days), label: count === undefined ? label : `${label} (${groupDigits(count)})` };
  }),
];
