import { paginate } from '@verandah/market';
import { textOf } from '../../features/portal/form-values.ts';
import type { PortalPart } from '../../features/portal/portal-part.ts';
import { NotTaken } from '../../features/portal/refused.ts';
import { AdminView, type AdminContent } from './view.tsx';
import { graphql } from '../../graphql.ts';

const officeFragment = /* GraphQL */ `fragment AdminOffice on Office { id name claimed location { suburb stateCode } listingCounts { buy rent } }`;
export const readUnclaimed = graphql(
  `query UnclaimedOffices($skip: Int, $take: Int) { unclaimedOffices(skip: $skip,
    take: $take) { total results { ...AdminOffice } } }`,
  [officeFragment],
  { cached: false },
);
export const findOffices = graphql(
  `query PortalFindOffices($json: String!) { offices(json: $json) { total results { ...AdminOffice } } }`,
  [officeFragment],
  { cached: false },
);
export const suggestSuburb = graphql(`
  query PortalSuburb($term: String!) { locationSearch(filter: { term: $term, kinds: [suburb],
    take: 1 }) { slug label } }`);
export const addOffice = graphql(`
  mutation AddOffice($input: OfficeInput!, $key: String) { addOffice(input: $input, idempotencyKey: $key) { id } }`);
export const setRole = graphql(`
  mutation SetMemberRole($email: String!, $role: MemberRole!) { setMemberRole(email: $email, role: $role) }`);

const unclaimedShown = 10;

/** Offices and admins, for admins. */
export const adminPart: PortalPart<AdminContent> = {
  access: 'admin',
  async load({ graph, url: { searchParams } }) {
    const text = (searchParams.get('q') ?? '').trim().slice(0, 100);
    const page = Math.min(1000, Math.max(1, Number.parseInt(searchParams.get('page') ?? '1', 10) || 1));
    const [{ unclaimedOffices }, found] = await Promise.all([
      graph.read(readUnclaimed, { skip: 0, take: unclaimedShown }),
      graph.read(findOffices, {
        json: JSON.stringify({
          ...(text !== '' && { name: text }),
          ...(paginate(0, page).skip > 0 && { skip: paginate(0, page).skip }),
          take: paginate(0, page).take,
        }),
      }),
    ]);
    return {
      title: 'Offices and admins',
      content: { text, page, unclaimed: unclaimedOffices, found: found.offices },
    };
  },
  async submit({ graph }, { form, fields, keyFor }) {
    const text = (name: string): string => textOf(fields, name).trim();
    if (form === 'role') {
      if (text('email') === '') throw new NotTaken({ email: 'Enter the member’s email address.' });
      const role = text('role') === 'member' ? 'member' : 'admin';
      await graph.write(setRole, { email: text('email'), role });
      return { location: `/agent-portal/admin?done=${role}` };
    }
    if (text('name') === '') throw new NotTaken({ name: 'Enter the office’s name.' });
    const place =
      text('suburb') === '' ? null : (await graph.read(suggestSuburb, { term: text('suburb') })).locationSearch[0];
    if (place === undefined)
      throw new NotTaken({ suburb: 'We couldn’t find that suburb. Enter a suburb and state, such as Richmond VIC.' });
    const input = {
      name: text('name'),
      agentId: text('agentId') || null,
      phone: text('phone') || null,
      email: text('email') || null,
      address: text('address') || null,
      suburb: place?.slug ?? null,
    };
    const { addOffice: made } = await graph.write(addOffice, { input, key: keyFor('office', input) });
    return { location: `/agent-portal/admin/${made.id}?done=made` };
  },
  labels: {
    name: 'Name',
    agentId: 'AgentID',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    suburb: 'Suburb',
  },
  done: { admin: 'They’re now an admin.', member: 'Admin access removed. They’ve been signed out on all devices.' },
  View: AdminView,
};
