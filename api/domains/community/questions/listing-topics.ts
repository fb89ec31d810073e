import { builder, sizeWithin } from '../../../platform/graph/public.ts';
import { questionsFor } from './loaders.ts';
import { QuestionType } from './types.ts';
import { Listing } from '../../listings/public.ts';

const mostTopics = 20;

builder.objectField(Listing, 'topics', (t) =>
  t.field({
    type: [QuestionType],
    args: { take: t.arg.int({ defaultValue: 5 }) },
    description: 'Questions and discussions about the suburb, the most active first.',
    async resolve({ localityId }, { take }, context) {
      context.lists.spend();
      if (localityId === null) return [];
      const most = sizeWithin('take', take ?? 5, mostTopics);
      return [...(await questionsFor(context, { scope: { kind: 'suburb', localityId }, sort: 'popular', take: most }))];
    },
  }),
);
