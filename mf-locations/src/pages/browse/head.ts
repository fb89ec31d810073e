import type { Head } from '@verandah/areas';
import { groupDigits, locationLabel } from '@verandah/market';
import { breadcrumbList } from '../../features/places/crumbs.ts';
import type { BrowseData } from './data.ts';

const plural = { state: 'States', region: 'Regions', suburb: 'Suburbs', street: 'Streets' } as const;

/** For example 'Suburbs in Victoria', 'Popular suburbs of Australia' or 'Streets: choose a suburb in Victoria'. */
export function browseTitle({ tab, type, within }: Pick<BrowseData, 'tab' | 'type' | 'within'>): string {
  const place = within ? (within.type === 'suburb' ? within.label : within.name) : locationLabel(null);
  if (tab === '/find-street' && type === 'suburb') return `Streets: choose a suburb in ${place}`;
  return `${tab === '/where-to-live' && type === 'suburb' ? 'Popular suburbs' : plural[type]} in ${place}`;
}

export function browseHead(data: BrowseData): Head {
  const { letter, page, total, type, path } = data;
  const title = browseTitle(data);
  const filter = [letter && `starting with ${letter.toUpperCase()}`, page > 1 && `page ${page}`]
    .filter(Boolean)
    .join(', ');
  return {
    title: filter ? `${title}, ${filter}` : title,
    description: `${groupDigits(total)} ${plural[type].toLowerCase()} with homes for sale and rent, local reviews and sold prices.`,
    structuredData: [
      breadcrumbList([
        { name: 'Locations', href: '/locations' },
        { name: title, href: path },
      ]),
    ],
  };
}
