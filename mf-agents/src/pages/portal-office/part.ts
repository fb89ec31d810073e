import { textOf } from '../../features/portal/form-values.ts';
import { addInvite, dropInvite, readInvites, type Invite } from '../../features/portal/invites.ts';
import type { PortalPart } from '../../features/portal/portal-part.ts';
import { NotTaken } from '../../features/portal/refused.ts';
import { readPortalViewer } from '../../features/portal/who.ts';
import { OfficeView } from './view.tsx';
import { graphql } from '../../graphql.ts';

export interface OfficeContent {
  readonly office: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly phone: string | null;
    readonly address: string | null;
    readonly agents: {
      readonly total: number;
      readonly results: readonly {
        readonly id: string;
        readonly username: string;
        readonly name: string;
        readonly title: string | null;
        readonly portrait: string | null;
        readonly isClaimed: boolean;
      }[];
    };
  };
  readonly invites: readonly Invite[];
}

export const readOffice = graphql(
  `query PortalOffice($id: String!) { office(identifier: $id) { id slug name phone address agents(take: 100) { total results { id username name title portrait isClaimed } } } }`,
  [],
  { kept: false },
);
export const leave = graphql(`
  mutation LeaveOffice { leaveOffice }`);

/** The agent's office: its members, its invitations, and leaving it. */
export const officePart: PortalPart<OfficeContent> = {
  access: 'agent',
  async load({ graph }) {
    const officeId = (await readPortalViewer(graph))?.agent?.office.id;
    if (officeId === undefined) return { status: 404 };
    const [{ office }, invites] = await Promise.all([
      graph.read(readOffice, { id: officeId }),
      readInvites(graph, officeId),
    ]);
    return office ? { title: office.name, content: { office, invites } } : { status: 404 };
  },
  async submit({ graph }, { form, fields, keyFor }) {
    const officeId = (await readPortalViewer(graph))?.agent?.office.id ?? '';
    if (form === 'invite') {
      await addInvite(graph, officeId, textOf(fields, 'email').trim(), keyFor);
      return { location: '/agent-portal/office?done=invited' };
    }
    if (form === 'drop') {
      await dropInvite(graph, officeId, textOf(fields, 'email'));
      return { location: '/agent-portal/office?done=dropped' };
    }
    if (textOf(fields, 'sure') !== 'yes')
      throw new NotTaken(
        {},
        'Select the box to confirm. You’ll no longer manage your listings, enquiries and reviews.',
      );
    await graph.write(leave, {});
    return { location: '/agent-portal?done=left' };
  },
  labels: { email: 'Email' },
  done: { invited: 'Invitation sent. The link expires in 14 days.', dropped: 'Invitation withdrawn.' },
  View: OfficeView,
};
