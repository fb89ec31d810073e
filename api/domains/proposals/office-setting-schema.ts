import { builder, type GraphContext } from '../../platform/graph/public.ts';
import { notFound } from '../../platform/problems/public.ts';
import { Office, type OfficeView } from '../listings/public.ts';
import { setTakes, type Taken } from './office-setting.ts';

async function set({ database, viewer, listings }: GraphContext, what: Taken, takes: boolean): Promise<OfficeView> {
  const office = await listings.office.load(await setTakes(database, viewer, what, takes));
  if (office === null) throw notFound('office');
  return office;
}

builder.objectFields(Office, (t) => ({
  takesApplications: t.boolean({
    description: 'Whether members can apply here for its rental homes.',
    resolve: async ({ id }, _, { listings }) => (await listings.office.load(id))?.takesApplications ?? false,
  }),
  takesOffers: t.boolean({
    description: 'Whether members can send it offers to buy here.',
    resolve: async ({ id }, _, { listings }) => (await listings.office.load(id))?.takesOffers ?? false,
  }),
}));
builder.mutationFields((t) => ({
  setTakesApplications: t.field({
    type: Office,
    description: "Sets whether the caller's office takes rental applications here. For its admins.",
    args: { takes: t.arg.boolean({ required: true, description: 'Whether it takes them.' }) },
    resolve: (_, { takes }, context) => set(context, 'applications', takes),
  }),
  setTakesOffers: t.field({
    type: Office,
    description: "Sets whether the caller's office takes offers to buy here. For its admins.",
    args: { takes: t.arg.boolean({ required: true, description: 'Whether it takes them.' }) },
    resolve: (_, { takes }, context) => set(context, 'offers', takes),
  }),
}));
