import { builder } from '../../../../platform/graph/public.ts';
import { numericId } from '../../../../platform/parse-id.ts';
import { changeHidden, hiddenListings } from './rules.ts';

/** What is no number of a listing is passed over like one that is gone. */
const idsOf = (given: readonly (string | number)[]): number[] => [
  ...new Set(given.flatMap((each) => numericId(each) ?? [])),
];

builder.queryField('hiddenListings', (t) =>
  t.idList({
    description: 'IDs of listings that the caller has hidden, the latest hidden first.',
    resolve: async (_, _args, { database, viewer }) => (await hiddenListings(database, viewer)).map(String),
  }),
);

builder.mutationField('changeHiddenListings', (t) =>
  t.idList({
    description:
      'Hides listings and shows others again. Returns the IDs of all hidden listings, latest first, at most 500. Idempotent.',
    args: {
      hide: t.arg.idList({ defaultValue: [], description: 'IDs of homes to hide.' }),
      show: t.arg.idList({ defaultValue: [], description: 'IDs of homes to show again.' }),
    },
    resolve: async (_, { hide, show }, { database, viewer }) =>
      (await changeHidden(database, viewer, idsOf(hide ?? []), idsOf(show ?? []))).map(String),
  }),
);
