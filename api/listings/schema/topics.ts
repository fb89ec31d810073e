import { sizeWithin } from '../../graphql/errors.ts';
import { builder } from '../../graphql/builder.ts';
import { localitiesBySlug } from '../../locations/public.ts';
import { questionPage, QuestionType } from '../../questions/public.ts';
import { Listing } from './listing.ts';

const mostTopics = 20;

builder.objectField(Listing, 'topics', (t) =>
  t.field({
    type: [QuestionType],
    args: { take: t.arg.int({ defaultValue: 5 }) },
    description: 'What people ask and discuss about the suburb, the liveliest first.',
    async resolve({ address: { locationSlug } }, { take }, { database, viewer, lists }) {
      lists.spend();
      const [locality] = locationSlug === null ? [] : await localitiesBySlug(database, [locationSlug]);
      if (!locality) return [];
      return (
        await questionPage(
          database,
          viewer,
          { localityId: locality.id, sort: 'popular' },
          { skip: 0, take: sizeWithin('take', take ?? 5, mostTopics) },
        )
      ).results;
    },
  }),
);
