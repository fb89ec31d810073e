import { builder } from '../../../../platform/graph/public.ts';
import { Agent } from '../../../listings/public.ts';
import { recordOf } from '../loaders.ts';
import { changeProfile } from './rules.ts';

const Input = builder.inputType('AgentProfileInput', {
  description: "An agent's complete profile. A change replaces all of it.",
  fields: (t) => ({
    title: t.string({ description: 'Such as “Senior sales agent”.' }),
    bio: t.string({ required: true, description: 'Plain text; a blank line begins a paragraph.' }),
    phone: t.string({ description: 'Australian telephone number.' }),
    languages: t.stringList({ required: true, description: 'Languages by their English names.' }),
    areasOfExpertise: t.stringList({
      required: true,
      description: 'Property types and services that the agent specialises in.',
    }),
    suburbs: t.stringList({
      required: true,
      description: 'Suburbs that the agent works in, such as “Richmond, VIC 3121”.',
    }),
    website: t.string(),
    facebook: t.string(),
    instagram: t.string(),
    linkedin: t.string(),
    twitter: t.string(),
    video: t.string({ description: 'Address of a video on YouTube or Vimeo.' }),
  }),
});

builder.mutationField('changeAgentProfile', (t) =>
  t.field({
    type: Agent,
    args: { input: t.arg({ type: Input, required: true, description: 'The complete profile.' }) },
    description: 'Replaces the public profile of the calling agent.',
    async resolve(_, { input }, context) {
      const { title, phone, website, facebook, instagram, linkedin, twitter, video, ...rest } = input;
      const id = await changeProfile(context.database, context.viewer, {
        ...rest,
        title: title ?? null,
        phone: phone ?? null,
        website: website ?? null,
        facebook: facebook ?? null,
        instagram: instagram ?? null,
        linkedin: linkedin ?? null,
        twitter: twitter ?? null,
        video: video ?? null,
      });
      return recordOf(context, id);
    },
  }),
);
