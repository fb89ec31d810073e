import type { Loaded, PageRequest } from '@verandah/areas';
import { homeValuePath, locationAddress, slugText, streetAddress } from '@verandah/market';
import { namedPlace } from '../../features/finder/named-place.ts';
import type { FindHomesQuery } from '../../graphql.ts';
import type { FoundLink, HomeValueData } from './data.ts';
import { findHomes } from './queries.ts';

const mostFound = 10;

/** Loads the search for one's own home. An address that is clear leads to its property. */
export async function loadHomeValue({ graph, url }: PageRequest): Promise<Loaded<HomeValueData>> {
  const term = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
  const found = term ? (await graph.read(findHomes, { term, take: mostFound })).locationSearch : [];
  const properties = found.flatMap(({ kind, label, uri }) => (kind === 'address' && uri ? [{ label, href: uri }] : []));
  const best = properties.length === 1 ? properties[0] : namedPlace(term, properties);
  if (best) return { status: 302, location: best.href };
  return {
    status: 200,
    data: { term, properties, around: properties.length > 0 ? [] : found.flatMap(linkOf) },
    head: {
      title: 'What’s my home worth?',
      description:
        'Enter your address to see its sales history, an estimate with its measured error, and what homes like it sold for.',
      canonical: homeValuePath,
      ...(term && { noIndex: true }),
    },
  };
}

/** The page of a street or suburb. A street's label starts with its name. */
function linkOf({ kind, label, slug }: FindHomesQuery['locationSearch'][number]): readonly FoundLink[] {
  if (!slug || kind === 'address') return [];
  const street = slugText(label.split(',')[0] ?? '');
  return [{ label, href: kind === 'street' ? streetAddress(slug, street) : locationAddress(slug) }];
}
