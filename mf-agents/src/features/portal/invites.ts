import type { Graph } from '@verandah/graph';
import type { Sent } from './portal-part.ts';
import { NotTaken } from './refused.ts';
import { graphql, type OfficeInvitesQuery } from '../../graphql.ts';

/** An invitation that has not been accepted yet. */
export type Invite = OfficeInvitesQuery['officeInvites'][number];

export const readOpenInvites = graphql(
  `query OfficeInvites($officeId: ID!) { officeInvites(officeId: $officeId) { email expiresAt } }`,
  [],
  { cached: false },
);
export const inviteToOffice = graphql(`
  mutation AddOfficeInvite($officeId: ID!, $email: String!, $key: String) { addOfficeInvite(officeId: $officeId,
    email: $email, idempotencyKey: $key) { email } }`);
export const withdrawInvite = graphql(`
  mutation DeleteOfficeInvite($officeId: ID!, $email: String!) { deleteOfficeInvite(officeId: $officeId,
    email: $email) }`);

export const readInvites = async (graph: Graph, officeId: string): Promise<readonly Invite[]> =>
  (await graph.read(readOpenInvites, { officeId })).officeInvites;

/** @throws {NotTaken | GraphError} */
export async function addInvite(graph: Graph, officeId: string, email: string, keyFor: Sent['keyFor']): Promise<void> {
  if (email === '') throw new NotTaken({ email: 'Enter an email address.' });
  await graph.write(inviteToOffice, { officeId, email, key: keyFor('invite', { officeId, email }) });
}

export async function dropInvite(graph: Graph, officeId: string, email: string): Promise<void> {
  await graph.write(withdrawInvite, { officeId, email });
}
