import { definePage } from '@verandah/areas';
import { document } from '@verandah/graph';
import { officeAddress, statusTypes } from '@verandah/market';
import type { SearchedOffice } from '../../features/office/office.ts';

const readOffice = document<{ office: Pick<SearchedOffice, 'slug' | 'listingCounts'> | null }, { identifier: string }>(
  'query OfficeModes($identifier: String!) { office(identifier: $identifier) { slug listingCounts { buy rent sold leased } } }');

/**
 * An office's address without a mode leads to what it has: homes to buy, else to rent, sold or leased. For now only: an area
 * that has pages of offices may take this address over.
 */
export const officePage = definePage<null>({
  name: 'office',
  routes: ['/real-estate-agency/:office'],
  async load({ params, graph }) {
    const { office } = await graph.read(readOffice, { identifier: (params['office'] ?? '').slice(0, 200) });
    if (!office) return { status: 404 };
    const mode = statusTypes.find(({ name }) => office.listingCounts[name] > 0)?.name ?? 'buy';
    return { status: 302, location: officeAddress(office.slug, mode) };
  },
  View: () => null,
});
