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
    async resolve({ id, address: { timeZone } }, _, { database, lists, now }) {
      lists.spend();
      const place = await database
        .selectFrom('listing')
        .select(['locality_id as localityId', 'property_type as type'])
        .where('id', '=', id)
        .executeTakeFirst();
      const kind = place && homeKindOf(place.type);
      if (!place || place.localityId === null || kind === undefined) return null;
      const { kinds } = await mediansOf(
        database,
        { kind: 'suburb', localityId: place.localityId },
        localDate(Date.parse(now.iso), timeZone),
      );
      return kinds.find((each) => each.kind === kind) ?? null;
    },
  }),
);
