import { builder } from '../../../../platform/graph/public.ts';
import { parseId } from '../../../../platform/parse-id.ts';
import { notFound } from '../../../../platform/problems/public.ts';
import { Office } from '../../../listings/public.ts';
import { ownOfficeAdmins, setOfficeAdmin } from './office-admins.ts';
import { changeOfficePage } from './rules.ts';

const Input = builder.inputType('OfficePageInput', {
  description: "An office's complete page. A change replaces all of it.",
  fields: (t) => ({
    about: t.string({ required: true, description: 'Plain text; a blank line begins a paragraph.' }),
    phone: t.string({ description: 'Australian telephone number.' }),
    address: t.string({ description: 'Address in one line.' }),
    brandColour: t.string({ description: 'Brand colour as #rrggbb, dark enough for white text.' }),
    website: t.string(),
    facebook: t.string(),
    instagram: t.string(),
    linkedin: t.string(),
    twitter: t.string(),
  }),
});

builder.queryField('ownOfficeAdmins', (t) =>
  t.idList({
    description: 'Agents who edit the page of the caller’s office.',
    resolve: async (_, __, { database, viewer }) => (await ownOfficeAdmins(database, viewer)).map(String),
  }),
);

builder.mutationFields((t) => ({
  changeOfficePage: t.field({
    type: Office,
    args: { input: t.arg({ type: Input, required: true, description: 'The complete page.' }) },
    description: "Changes the page of the caller's office. For its admins.",
    async resolve(_, { input }, { database, viewer, listings }) {
      const { about, ...rest } = input;
      const id = await changeOfficePage(database, viewer, {
        about,
        phone: rest.phone ?? null,
        address: rest.address ?? null,
        brandColour: rest.brandColour ?? null,
        website: rest.website ?? null,
        facebook: rest.facebook ?? null,
        instagram: rest.instagram ?? null,
        linkedin: rest.linkedin ?? null,
        twitter: rest.twitter ?? null,
      });
      const office = await listings.office.load(id);
      if (office === null) throw notFound('office');
      return office;
    },
  }),
  setOfficeAdmin: t.idList({
    args: {
      agentId: t.arg.id({ required: true, description: 'ID of the agent.' }),
      isAdmin: t.arg.boolean({ required: true, description: 'Whether the agent is to be an admin of the office.' }),
    },
    description:
      "Grants or revokes an agent's role as an admin of the caller’s office. Returns the IDs of all its admins.",
    async resolve(_, { agentId, isAdmin }, { database, viewer }) {
      const id = parseId(agentId, 'agent of your office');
      return (await setOfficeAdmin(database, viewer, id, isAdmin)).map(String);
    },
  }),
}));
