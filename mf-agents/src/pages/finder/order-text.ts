import { formatDate } from '@verandah/market';
import type { FinderData } from './data.ts';

/** What the figures and the order are about, for example 'in Richmond, VIC 3121 in the 12 months to 27 Nov 2026'. */
export const countedText = ({ place, countedTo }: Pick<FinderData, 'place' | 'countedTo'>): string =>
  `${place ? `in ${place.label} ` : ''}in the 12 months to ${formatDate(countedTo, 'UTC')}`;

const counted = { '': 'sales and leases', sale: 'sales', rent: 'leases' } as const;

/** The basis of the order, for example 'most sales and leases in Richmond, VIC 3121 in the 12 months to … first'. */
export function orderText(data: FinderData): string {
  const {
    search: { sort, deals },
    place,
    similar,
  } = data;
  if (similar) return 'most similar names first';
  if (sort === 'reviews') return 'best reviewed first';
  if (sort === 'activity') return `most sales, leases and listings ${countedText(data)} first`;
  return place ? `most ${counted[deals]} ${countedText(data)} first` : 'most complete profiles and best reviews first';
}
