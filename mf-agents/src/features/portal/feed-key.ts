import type { Graph } from '@verandah/graph';
import { graphql, type PortalFeedKeysQuery } from '../../graphql.ts';
import { textOf } from './form-values.ts';
import type { Sent } from './portal-part.ts';

/** A key of an office's feed, without the key itself. */
export type FeedKey = PortalFeedKeysQuery['feedKeys'][number];

export const readKeys = graphql(
  `query PortalFeedKeys($officeId: ID!) { feedKeys(officeId: $officeId) { id createdAt endedAt } }`,
  [],
  { cached: false },
);
export const addKey = graphql(`
  mutation AddFeedKey($officeId: ID!) { addFeedKey(officeId: $officeId) }`);
export const endKey = graphql(`
  mutation EndFeedKey($officeId: ID!, $id: ID!) { endFeedKey(officeId: $officeId, id: $id) }`);

/**
 * Handles the forms of an office's feed keys.
 * @returns the new key; 'ended'; undefined for another form
 */
export async function submitKeyForm(
  graph: Graph,
  officeId: string,
  { form, fields }: Pick<Sent, 'form' | 'fields'>,
): Promise<{ readonly secret: string } | 'ended' | undefined> {
  if (form === 'add-key') return { secret: (await graph.write(addKey, { officeId })).addFeedKey };
  if (form !== 'end-key') return undefined;
  await graph.write(endKey, { officeId, id: textOf(fields, 'id') });
  return 'ended';
}
