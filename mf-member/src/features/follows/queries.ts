import { document } from '@verandah/graph';

export type FollowKind = 'agent' | 'location' | 'question' | 'member';

export const follow = document<
  { readonly follow: { readonly isFollowing: boolean } },
  { kind: FollowKind; id: string }
>('mutation Follow($kind: FollowKind!, $id: ID!) { follow(kind: $kind, targetId: $id) { isFollowing } }');
