import * as v from 'valibot';
import { followedBy } from '../../agencies/public.ts';
import { followingCounts, followKinds } from '../follows/public.ts';
import { notFound } from '../../../platform/problems/public.ts';
import { id, defineOperation, type Operation, pagingInput, sameAsUri } from '../../../platform/rest/public.ts';
import type { Profile } from './profile.ts';
import type { Database } from '../../../platform/database/public.ts';
import { facebookPageOf, facebookPages, profileBy, reviewsBy, starsGiven } from './store.ts';

const domain = 'members';
const time = v.pipe(v.string(), v.isoTimestamp());
const facebookPage = v.strictObject({
  memberId: v.number(),
  agentId: v.number(),
  username: v.string(),
  name: v.string(),
  url: v.string(),
});

async function requireMember(database: Database, memberId: number): Promise<Profile> {
  const profile = await profileBy(database, { memberId });
  if (profile === undefined) throw notFound('member');
  return profile;
}

/** Latest ones that come with a summary. */
const latest = { skip: 0, take: 5 } as const;

export const profileOperations: readonly Operation[] = [
  defineOperation({
    id: 'memberAgentReviewsSummary',
    method: 'GET',
    path: '/member/:id/agentreviews/summary',
    domain,
    summary: "A member's published reviews of agents: figures, and the latest five.",
    params: v.object({ id }),
    response: v.strictObject({
      memberId: v.number(),
      count: v.number(),
      average: v.nullable(v.number()),
      stars: v.array(v.number()),
      latest: v.array(
        v.strictObject({
          reviewId: v.number(),
          agentName: v.string(),
          uri: v.pipe(v.string(), v.description('Root-relative address of the review.')),
          path: sameAsUri(v.string()),
          title: v.string(),
          rating: v.number(),
          createdAt: time,
        }),
      ),
    }),
    async handle({ params, service: { database } }) {
      const { id: memberId } = await requireMember(database, params.id);
      const stars = await starsGiven(database, memberId);
      const { total, results } = await reviewsBy(database, memberId, 'agent', latest);
      const sum = stars.reduce((all, n, index) => all + n * (index + 1), 0);
      return {
        memberId,
        count: total,
        average: total === 0 ? null : Math.round((sum / total) * 10) / 10,
        stars,
        latest: results.map(({ reviewId, about, path, title, rating, createdAt }) => ({
          reviewId,
          agentName: about,
          uri: path,
          path,
          title,
          rating,
          createdAt,
        })),
      };
    },
  }),
  defineOperation({
    id: 'memberFollowingSummary',
    method: 'GET',
    scope: 'saved:read',
    path: '/member/:id/following/summary',
    domain,
    summary:
      'Number of agents, suburbs, questions and members that a member follows; the latest five for the member and admins.',
    params: v.object({ id }),
    response: v.strictObject({
      memberId: v.number(),
      agents: v.number(),
      locations: v.number(),
      questions: v.number(),
      members: v.number(),
      total: v.number(),
      latest: v.nullable(
        v.array(
          v.strictObject({
            kind: v.picklist(followKinds),
            targetId: v.number(),
            name: v.string(),
            uri: v.pipe(v.string(), v.description('Root-relative address of its page.')),
            address: sameAsUri(v.string()),
            followedAt: time,
          }),
        ),
      ),
    }),
    async handle({ params, viewer, service: { database } }) {
      const { id: memberId } = await requireMember(database, params.id);
      const { agent, location, question, member: members } = await followingCounts(database, memberId);
      const mayRead = viewer !== null && (viewer.memberId === memberId || viewer.role === 'admin');
      return {
        memberId,
        agents: agent,
        locations: location,
        questions: question,
        members,
        total: agent + location + question + members,
        latest: mayRead
          ? (await followedBy(database, { memberId }, latest)).results.map(
              ({ kind, targetId, name, address, followedAt }) => ({
                kind,
                targetId,
                name,
                uri: address,
                address,
                followedAt,
              }),
            )
          : null,
      };
    },
  }),
  defineOperation({
    id: 'facebookPages',
    method: 'GET',
    path: '/members/facebook-pages',
    domain,
    summary: 'Facebook pages of agents, by name.',
    freshFor: 300,
    query: v.object(pagingInput(25)),
    response: v.strictObject({ total: v.number(), results: v.array(facebookPage) }),
    async handle({ query, service: { database } }) {
      const { total, results } = await facebookPages(database, query);
      return { total, results: [...results] };
    },
  }),
  defineOperation({
    id: 'facebookPage',
    method: 'GET',
    path: '/members/facebook-page/:id',
    domain,
    summary: 'The Facebook page of a member who is an agent.',
    freshFor: 300,
    params: v.object({ id }),
    response: facebookPage,
    async handle({ params, service: { database } }) {
      const page = await facebookPageOf(database, params.id);
      if (page === undefined) throw notFound('Facebook page');
      return page;
    },
  }),
];
