import { agentAddress } from '@verandah/market';
import { graphql } from '../../graphql.ts';
import { pictureProblem } from '../../features/own-picture/picture-problem.ts';
import { textOf } from '../../features/portal/form-values.ts';
import type { PortalPart } from '../../features/portal/portal-part.ts';
import { readPortalViewer } from '../../features/portal/who.ts';
import { ProfileView, type ProfileContent } from './view.tsx';

export const readOwnProfile = graphql(
  `query PortalProfile($username: String!) {
    agentProfile(username: $username) {
      name portrait title bio contactDetails { phone } languages areasOfExpertise servicedLocations { label }
      socialLinks { website facebook instagram linkedin twitter } video
    }
  }`,
  [],
  { cached: false },
);
export const changeOwnProfile = graphql(`
  mutation ChangeAgentProfile($input: AgentProfileInput!) { changeAgentProfile(input: $input) { id } }`);

/** One item a line. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The agent's public profile. */
export const profilePart: PortalPart<ProfileContent> = {
  access: 'agent',
  async load({ graph, url }) {
    const username = (await readPortalViewer(graph))?.agent?.username;
    if (username === undefined) return { status: 404 };
    const { agentProfile } = await graph.read(readOwnProfile, { username });
    return agentProfile
      ? {
          title: 'Your profile',
          content: { profile: agentProfile, address: agentAddress(username), pictureProblem: pictureProblem(url) },
        }
      : { status: 404 };
  },
  async submit({ graph }, { fields }) {
    const typed = (name: string): string => textOf(fields, name).trim();
    await graph.write(changeOwnProfile, {
      input: {
        title: typed('title'),
        bio: typed('bio'),
        phone: typed('phone'),
        languages: linesOf(typed('languages')),
        areasOfExpertise: linesOf(typed('areasOfExpertise')),
        suburbs: linesOf(typed('suburbs')),
        website: typed('website'),
        facebook: typed('facebook'),
        instagram: typed('instagram'),
        linkedin: typed('linkedin'),
        twitter: typed('twitter'),
        video: typed('video'),
      },
    });
    return { location: '/agent-portal/profile?done=saved' };
  },
  labels: {
    title: 'Title',
    bio: 'About you',
    phone: 'Phone',
    languages: 'Languages',
    areasOfExpertise: 'Areas of expertise',
    suburbs: 'Suburbs you work in',
    website: 'Website',
    facebook: 'Facebook',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    twitter: 'X',
    video: 'Video',
  },
  done: {
    saved: 'Profile saved. Your public page shows it now.',
    portrait: 'Portrait saved. Your public page shows it now.',
    'portrait-removed': 'Portrait removed. Your public page shows your initials.',
  },
  View: ProfileView,
};
