import { readKeys, submitKeyForm } from '../../features/portal/feed-key.ts';
import { textOf } from '../../features/portal/form-values.ts';
import { addInvite, dropInvite, readInvites } from '../../features/portal/invites.ts';
import type { PortalPart } from '../../features/portal/portal-part.ts';
import { AdminOfficeView, type AdminOfficeContent } from './view.tsx';
import { graphql } from '../../graphql.ts';

export const readOffice = graphql(
  `query AdminOffice($office: String!) {
    office(identifier: $office) { id slug name claimed phone address agents(take: 100) { total results { id username
      name isClaimed } } }
  }`,
  [],
  { cached: false },
);
export const removeAgent = graphql(`
  mutation RemoveOfficeAgent($agentId: ID!) { removeOfficeAgent(agentId: $agentId) }`);

/** An office, for admins: feed keys, invitations, agents. */
export const adminOfficePart: PortalPart<AdminOfficeContent> = {
  access: 'admin',
  async load({ graph, params: { id = '' } }) {
    if (!/^\d{1,9}$/.test(id)) return { status: 404 };
    const [{ office }, { feedKeys }, invites] = await Promise.all([
      graph.read(readOffice, { office: id }),
      graph.read(readKeys, { officeId: id }),
      readInvites(graph, id),
    ]);
    return office ? { title: office.name, content: { office, keys: feedKeys, invites } } : { status: 404 };
  },
  async submit({ graph, params: { id = '' } }, { form, fields, keyFor }) {
    const done = (what: string) => ({ location: `/agent-portal/admin/${id}?done=${what}` });
    const key = await submitKeyForm(graph, id, { form, fields });
    if (key !== undefined) return key === 'ended' ? done('ended') : key;
    if (form === 'drop') {
      await dropInvite(graph, id, textOf(fields, 'email'));
      return done('dropped');
    }
    if (form === 'remove') {
      await graph.write(removeAgent, { agentId: textOf(fields, 'agentId') });
      return done('removed');
    }
    await addInvite(graph, id, textOf(fields, 'email').trim(), keyFor);
    return done('invited');
  },
  labels: { email: 'Email' },
  done: {
    made: 'Office created.',
    invited: 'Invitation sent. The link expires in 14 days.',
    dropped: 'Invitation withdrawn.',
    ended: 'Feed key revoked.',
    removed: 'Agent removed from this office.',
  },
  View: AdminOfficeView,
};
