import { builder, numericId } from '../../../../platform/graph/public.ts';
import { notFound } from '../../../../platform/problems/public.ts';
import { Office } from '../../../listings/public.ts';
import { ownOfficeAdmins, setOfficeAdmin } from './office-admins.ts';
import { changeOfficePage } from './rules.ts';

const Input = builder.inputType('OfficePageInput', {
  description: 'All that an office’s admins write on its page: a change replaces it.',
  fields: (t) => ({
    about: t.string({ required: true, description: 'Plain text; a blank line begins a paragraph.' }),
    phone: t.string({ description: 'Australian telephone number.' }),
    address: t.string({ description: 'In one line.' }),
    brandColour: t.string({ description: '#rrggbb, dark enough for white text.' }),
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
    args: { input: t.arg({ type: Input, required: true, description: 'All of the page.' }) },
    description: 'Of the caller’s office; for its admins.',
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
      agentId: t.arg.id({ required: true, description: 'Id of the agent.' }),
      isAdmin: t.arg.boolean({ required: true, description: 'Whether the agent is to be an admin of the office.' }),
    },
    description:
      'Makes an agent of the caller’s office one of its admins, or takes it back; returns the ids of all admins.',
    async resolve(_, { agentId, isAdmin }, { database, viewer }) {
      const id = numericId(agentId);
      if (id === undefined) throw notFound('agent of your office');
      return (await setOfficeAdmin(database, viewer, id, isAdmin)).map(String);
    },
  }),
}));
