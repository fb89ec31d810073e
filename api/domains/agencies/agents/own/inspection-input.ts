import { builder } from '../../../../platform/graph/public.ts';

export const InspectionInput = builder.inputType('InspectionInput', {
  description: 'An inspection that visitors can come to.',
  fields: (t) => ({
    startsAt: t.field({ type: 'DateTime', required: true, description: 'When it begins.' }),
    endsAt: t.field({ type: 'DateTime', required: true, description: 'When it ends.' }),
  }),
});
