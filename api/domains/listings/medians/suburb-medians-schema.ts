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
      'What homes of its kind were sold for and are offered for rent at in its suburb; absent for kinds that medians do not count.',
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
