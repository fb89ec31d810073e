import { builder } from '../../../../platform/graph/public.ts';
import { parseId } from '../../../../platform/parse-id.ts';
import { Office } from '../../../listings/public.ts';
import { officeLoaders } from '../loaders.ts';
import type { Licence } from './licence.ts';
import { verifyLicence, withdrawLicence } from './rules.ts';

const LicenceType = builder.objectRef<Licence>('AgencyLicence').implement({
  description: 'A licence of an office that an admin of the site has found in the register of its state.',
  fields: (t) => ({
    stateCode: t.exposeString('stateCode'),
    number: t.exposeString('number', { description: 'Number of the licence.' }),
    verifiedAt: t.expose('verifiedAt', { type: 'DateTime', description: 'When it was verified.' }),
    verifiedBy: t.string({
      nullable: true,
      description: 'Name of the admin who verified it; for admins.',
      resolve: ({ verifiedBy }, _, { viewer }) => (viewer?.role === 'admin' ? verifiedBy : null),
    }),
  }),
});

builder.objectField(Office, 'licences', (t) =>
  t.field({
    type: [LicenceType],
    description: 'Its verified licences, by state.',
    resolve: ({ id }, _, context) => officeLoaders(context).licences.load(id),
  }),
);

builder.mutationFields((t) => ({
  verifyLicence: t.field({
    type: [LicenceType],
    args: {
      officeId: t.arg.id({ required: true, description: 'ID of the office.' }),
      stateCode: t.arg.string({ required: true, description: 'The state whose register has it.' }),
      number: t.arg.string({ required: true, description: 'Number of the licence.' }),
    },
    description:
      "Records that the caller has found an office's licence in a state's register. Returns its licences. For admins.",
    async resolve(_, { officeId, ...licence }, context) {
      const id = parseId(officeId, 'office');
      await verifyLicence(context, context.viewer, id, licence);
      return officeLoaders(context).licences.load(id);
    },
  }),
  withdrawLicence: t.field({
    type: [LicenceType],
    args: {
      officeId: t.arg.id({ required: true, description: 'ID of the office.' }),
      stateCode: t.arg.string({ required: true, description: 'State of the licence.' }),
    },
    description: "Removes a verified licence. Returns the office's licences. For admins.",
    async resolve(_, { officeId, stateCode }, context) {
      const id = parseId(officeId, 'office');
      await withdrawLicence(context, context.viewer, id, stateCode);
      return officeLoaders(context).licences.load(id);
    },
  }),
}));
