import { builder, withDescriptions } from '../../../platform/graph/public.ts';
import { parseId } from '../../../platform/parse-id.ts';
import { followKinds, type FollowState } from './follow.ts';
import { followTarget, unfollowTarget } from './rules.ts';

export const FollowKindEnum = builder.enumType('FollowKind', {
  description: 'What can be followed.',
  values: withDescriptions(followKinds, {
    agent: 'An agent.',
    location: 'A suburb.',
    member: 'A member.',
    question: 'A question or discussion.',
  }),
});

export const FollowStateType = builder.objectRef<FollowState>('FollowState').implement({
  description: 'Whether the caller follows something, and how many members do.',
  fields: (t) => ({
    isFollowing: t.exposeBoolean('isFollowing', { description: 'Whether the caller follows it.' }),
    followerCount: t.exposeInt('followerCount', { description: 'Members who follow it.' }),
  }),
});

const args = builder.args((t) => ({
  kind: t.field({ type: FollowKindEnum, required: true, description: 'What it is.' }),
  targetId: t.id({ required: true, description: 'ID of what is followed.' }),
}));

builder.mutationFields((t) => ({
  follow: t.field({
    type: FollowStateType,
    args,
    description: 'Follows an agent, a suburb, a question or a member. Repeats have no effect.',
    resolve: (_, { kind, targetId }, { database, viewer }) =>
      followTarget(database, viewer, kind, parseId(targetId, kind)),
  }),
  unfollow: t.field({
    type: FollowStateType,
    args,
    description: 'Stops following. No effect if it is not followed.',
    resolve: (_, { kind, targetId }, { database, viewer }) =>
      unfollowTarget(database, viewer, kind, parseId(targetId, kind)),
  }),
}));
