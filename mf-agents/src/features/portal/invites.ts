import { document, type Graph } from '@verandah/graph';
import type { Sent } from './portal-part.ts';
import { NotTaken } from './refused.ts';

/** An invitation that has not been accepted yet. */
export interface Invite {
  readonly email: string;
  readonly expiresAt: string;
}

export const readOpenInvites = document<{ officeInvites: readonly Invite[] }, { officeId: string }>(
  `
  query OfficeInvites($officeId: ID!) { officeInvites(officeId: $officeId) { email expiresAt } }`,
  { kept: false },
);
export const inviteToOffice = document<
  { addOfficeInvite: Pick<Invite, 'email'> },
  { officeId: string; email: string; key: string }
>(`
  mutation AddOfficeInvite($officeId: ID!, $email: String!, $key: String) { addOfficeInvite(officeId: $officeId, email: $email, idempotencyKey: $key) { email } }`);
export const withdrawInvite = document<{ deleteOfficeInvite: boolean }, { officeId: string; email: string }>(`
  mutation DeleteOfficeInvite($officeId: ID!, $email: String!) { deleteOfficeInvite(officeId: $officeId, email: $email) }`);

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
