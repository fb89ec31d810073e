import { localDate } from '@verandah/market';
import { builder } from '../../../platform/graph/public.ts';
import { Listing } from '../schema/listing.ts';
import { homeKindOf } from './median.ts';
import { mediansOf } from './rules.ts';
import { KindMediansType } from './schema.ts';

builder.objectField(Listing, 'suburbMedians', (t) =>
  t.field({
    type: KindMediansType,
    nullable: true,
    description:
      'Median sale price and asking rent of its property type in its suburb; absent for types without medians.',
    async resolve({ id, localityId, address: { timeZone } }, _, { database, listings, lists, now }) {
      lists.spend();
      const listing = await listings.whole.load(id);
      const kind = listing && homeKindOf(listing.row.property_type);
      if (localityId === null || !kind) return null;
      const { kinds } = await mediansOf(
        database,
        { kind: 'suburb', localityId },
        localDate(Date.parse(now.iso), timeZone),
      );
      return kinds.find((each) => each.kind === kind) ?? null;
    },
  }),
);
