import { builder, sizeWithin } from '../../../platform/graph/public.ts';
import { localitiesBySlug } from '../../locations/public.ts';
import { questionPage } from './store.ts';
import { QuestionType } from './types.ts';
import { Listing } from '../../listings/public.ts';

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
