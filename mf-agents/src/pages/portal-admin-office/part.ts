import { readKeys, submitKeyForm } from '../../features/portal/feed-key.ts';
import { textOf } from '../../features/portal/form-values.ts';
import { addInvite, dropInvite, readInvites } from '../../features/portal/invites.ts';
import type { PortalPart } from '../../features/portal/portal-part.ts';
import { NotTaken } from '../../features/portal/refused.ts';
import { AdminOfficeView, type AdminOfficeContent } from './view.tsx';
import { graphql } from '../../graphql.ts';

export const readOffice = graphql(
  `query AdminOffice($office: String!) {
    office(identifier: $office) { id slug name claimed phone address location { stateCode }
      licences { stateCode number verifiedAt verifiedBy } agents(take: 100) { total results { id username
      name isClaimed } } }
  }`,
  [],
  { cached: false },
);
export const verifyLicence = graphql(`
  mutation VerifyLicence($officeId: ID!, $stateCode: String!, $number: String!) { verifyLicence(officeId: $officeId,
    stateCode: $stateCode, number: $number) { number } }`);
export const withdrawLicence = graphql(`
  mutation WithdrawLicence($officeId: ID!, $stateCode: String!) { withdrawLicence(officeId: $officeId,
    stateCode: $stateCode) { number } }`);
export const removeAgent = graphql(`
  mutation RemoveOfficeAgent($agentId: ID!) { removeOfficeAgent(agentId: $agentId) }`);

/** An office, for admins: feed keys, invitations, licences, agents. */
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
    if (form === 'verify') {
      const number = textOf(fields, 'number').trim();
      if (number === '') throw new NotTaken({ number: 'Enter the licence number from the register.' });
      await graph.write(verifyLicence, { officeId: id, stateCode: textOf(fields, 'stateCode'), number });
      return done('verified');
    }
    if (form === 'unverify') {
      await graph.write(withdrawLicence, { officeId: id, stateCode: textOf(fields, 'stateCode') });
      return done('unverified');
    }
    if (form === 'remove') {
      await graph.write(removeAgent, { agentId: textOf(fields, 'agentId') });
      return done('removed');
    }
    await addInvite(graph, id, textOf(fields, 'email').trim(), keyFor);
    return done('invited');
  },
  labels: { email: 'Email', number: 'Licence number', stateCode: 'State' },
  done: {
    made: 'Office created.',
    invited: 'Invitation sent. The link expires in 14 days.',
    dropped: 'Invitation withdrawn.',
    ended: 'Feed key revoked.',
    removed: 'Agent removed from this office.',
    verified: 'Licence saved. The agency is shown as verified.',
    unverified: 'Licence removed.',
  },
  View: AdminOfficeView,
};
