import { builder, sizeWithin } from '../../../platform/graph/public.ts';
import { questionsBy } from './store.ts';
import { QuestionType } from './types.ts';
import { Listing } from '../../listings/public.ts';

const mostTopics = 20;

builder.objectField(Listing, 'topics', (t) =>
  t.field({
    type: [QuestionType],
    args: { take: t.arg.int({ defaultValue: 5 }) },
    description: 'What people ask and discuss about the suburb, the liveliest first.',
    async resolve({ localityId }, { take }, { database, viewer, lists }) {
      lists.spend();
      if (localityId === null) return [];
      return questionsBy(
        database,
        viewer,
        { localityId, sort: 'popular' },
        { skip: 0, take: sizeWithin('take', take ?? 5, mostTopics) },
      );
    },
  }),
);
