import { pictureProblem } from '../../features/own-picture/picture-problem.ts';
import { textOf } from '../../features/portal/form-values.ts';
import { addInvite, dropInvite, readInvites } from '../../features/portal/invites.ts';
import type { PortalPart } from '../../features/portal/portal-part.ts';
import { NotTaken } from '../../features/portal/refused.ts';
import { readPortalViewer } from '../../features/portal/who.ts';
import { neutralColour } from './neutral-colour.ts';
import { OfficeView, type OfficeContent } from './view.tsx';
import { graphql } from '../../graphql.ts';

export const readOffice = graphql(
  `query PortalOffice($id: String!) {
    office(identifier: $id) {
      id slug name phone address about brandColour logo takesApplications takesOffers socialLinks { website facebook instagram linkedin twitter }
      agents(take: 100) { total results { id username name title portrait isClaimed } }
    }
    ownOfficeAdmins
  }`,
  [],
  { cached: false },
);
export const leave = graphql(`
  mutation LeaveOffice { leaveOffice }`);
export const changePage = graphql(`
  mutation ChangeOfficePage($input: OfficePageInput!) { changeOfficePage(input: $input) { id } }`);
export const setAdmin = graphql(`
  mutation SetOfficeAdmin($agentId: ID!, $isAdmin: Boolean!) { setOfficeAdmin(agentId: $agentId, isAdmin: $isAdmin) }`);

export const setTakes = graphql(`
  mutation SetTakesApplications($takes: Boolean!) { setTakesApplications(takes: $takes) { id } }`);

export const setTakesOffers = graphql(`
  mutation SetTakesOffers($takes: Boolean!) { setTakesOffers(takes: $takes) { id } }`);

/** The agent's office: its agents, its public page, its invitations, and leaving it. */
export const officePart: PortalPart<OfficeContent> = {
  access: 'agent',
  async load({ graph, url }) {
    const officeId = (await readPortalViewer(graph))?.agent?.office.id;
    if (officeId === undefined) return { status: 404 };
    const [{ office, ownOfficeAdmins: admins }, invites] = await Promise.all([
      graph.read(readOffice, { id: officeId }),
      readInvites(graph, officeId),
    ]);
    return office
      ? { title: office.name, content: { office, admins, invites, pictureProblem: pictureProblem(url) } }
      : { status: 404 };
  },
  async submit({ graph }, { form, fields, keyFor }) {
    const typed = (name: string): string => textOf(fields, name).trim();
    const officeId = (await readPortalViewer(graph))?.agent?.office.id ?? '';
    switch (form) {
      case 'invite':
        await addInvite(graph, officeId, typed('email'), keyFor);
        return { location: '/agent-portal/office?done=invited' };
      case 'drop':
        await dropInvite(graph, officeId, textOf(fields, 'email'));
        return { location: '/agent-portal/office?done=dropped' };
      case 'admin': {
        const isAdmin = textOf(fields, 'isAdmin') === 'yes';
        await graph.write(setAdmin, { agentId: textOf(fields, 'agentId'), isAdmin });
        return { location: `/agent-portal/office?done=${isAdmin ? 'admin' : 'no-admin'}` };
      }
      case 'applications': {
        const takes = textOf(fields, 'takes') === 'yes';
        await graph.write(setTakes, { takes });
        return { location: `/agent-portal/office?done=${takes ? 'applications' : 'no-applications'}` };
      }
      case 'offers': {
        const takes = textOf(fields, 'takes') === 'yes';
        await graph.write(setTakesOffers, { takes });
        return { location: `/agent-portal/office?done=${takes ? 'offers' : 'no-offers'}` };
      }
      case 'page': {
        const brandColour = typed('brandColour').toLowerCase();
        await graph.write(changePage, {
          input: {
            about: typed('about'),
            phone: typed('phone'),
            address: typed('address'),
            // A browser's control for colours is never empty.
            brandColour: brandColour === neutralColour ? '' : brandColour,
            website: typed('website'),
            facebook: typed('facebook'),
            instagram: typed('instagram'),
            linkedin: typed('linkedin'),
            twitter: typed('twitter'),
          },
        });
        return { location: '/agent-portal/office?done=saved' };
      }
      default:
        if (textOf(fields, 'sure') !== 'yes')
          throw new NotTaken(
            {},
            'Select the box to confirm. You’ll no longer manage your listings, enquiries and reviews.',
          );
        await graph.write(leave, {});
        return { location: '/agent-portal?done=left' };
    }
  },
  labels: {
    email: 'Email',
    about: 'About the office',
    phone: 'Phone',
    address: 'Address',
    brandColour: 'Brand colour',
    website: 'Website',
    facebook: 'Facebook',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    twitter: 'X',
  },
  done: {
    invited: 'Invitation sent. The link expires in 14 days.',
    dropped: 'Invitation withdrawn.',
    saved: 'Public page saved. It shows your changes now.',
    applications: 'Applications are on. Your homes for rent show “Apply” now.',
    'no-applications': 'Applications are off. Those you’ve received stay in your portal.',
    offers: 'Offers are on. Your homes for sale show “Make an offer” now.',
    'no-offers': 'Offers are off. Those you’ve received stay in your portal.',
    logo: 'Logo saved. Your public page shows it now.',
    'logo-removed': 'Logo removed. Your public page shows the office’s initial.',
    admin: 'Admin added. They can edit the office’s public page now.',
    'no-admin': 'Admin removed. They can no longer edit the office’s public page.',
  },
  View: OfficeView,
};
