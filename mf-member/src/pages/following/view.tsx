import { Button, ButtonLink, EmptyState, HiddenText, Pagination, TabLinks } from '@verandah/design';
import { useNow, useServices } from '@verandah/kit';
import { useMemo } from 'react';
import { groupDigits } from '@verandah/market';
import { ActionForm } from '../../features/actions/action-form.tsx';
import { timeAgo } from '../account/ago.ts';
import { actOnFollowing } from './action.ts';
import { followingAddress } from './address.ts';
import styles from './following.module.css';
import { groups, type FollowedThing, type Group } from './queries.ts';
import type { Refused } from '../../features/actions/action.ts';

export interface FollowingData {
  /** Null for all groups. */
  readonly group: Group | null;
  readonly counts: Readonly<Record<Group, number>>;
  readonly things: readonly FollowedThing[];
  readonly page: number;
  readonly pages: number;
  readonly refused?: Refused;
}

const labels: Readonly<Record<Group, string>> = {
  agents: 'Agents',
  locations: 'Locations',
  questions: 'Questions',
  discussions: 'Discussions',
  members: 'Members',
};
const one: Readonly<Record<Group, string>> = {
  agents: 'Agent',
  locations: 'Location',
  questions: 'Question',
  discussions: 'Discussion',
  members: 'Member',
};
/** Pages to find items of a group; the first live one is offered. */
const finders: readonly { readonly group: Group; readonly label: string; readonly href: string }[] = [
  { group: 'agents', label: 'Find an agent', href: '/agent-finder' },
  { group: 'locations', label: 'Explore locations', href: '/locations' },
  { group: 'questions', label: 'Read questions', href: '/questions' },
  { group: 'discussions', label: 'Read discussions', href: '/questions' },
];

/** Everything that the member follows, with a button to unfollow each item. */
export function FollowingView({
  data: { group, counts, things, page, pages, refused },
}: {
  readonly data: FollowingData;
}) {
  const now = useNow();
  const { isLive } = useServices();
  const here = followingAddress(group, page);
  const act = useMemo(() => actOnFollowing(here), [here]);
  const all = groups.reduce((sum, each) => sum + counts[each], 0);
  const offers = finders.filter((each) => (group === null || each.group === group) && isLive(each.href)).slice(0, 2);
  const label = group === null ? 'Everything' : labels[group];
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        Following
      </h1>
      <p className={styles.lead}>
        Keep track of the agents, suburbs and questions you’re interested in. Only you can see this list.
      </p>
      <TabLinks
        label="Following"
        tabs={[null, ...groups].map((each) => ({
          label: `${each === null ? 'Everything' : labels[each]} (${groupDigits(each === null ? all : counts[each])})`,
          href: followingAddress(each),
          current: each === group,
        }))}
      />
      <section aria-label={label}>
        {things.length === 0 ? (
          <EmptyState
            title={
              group === null
                ? 'You’re not following anything yet'
                : `You’re not following any ${labels[group].toLowerCase()} yet`
            }
            actions={offers.map((offer) => (
              <ButtonLink key={offer.label} href={offer.href}>
                {offer.label}
              </ButtonLink>
            ))}
          >
            <p>Select “Follow” on an agent, suburb, question or member to see them here.</p>
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {things.map(({ kind, group: of, targetId, name, detail, address, followedAt }) => (
              <li key={`${kind} ${targetId}`} className={styles.thing}>
                <div className={styles.words}>
                  <h2 className={styles.name}>{isLive(address) ? <a href={address}>{name}</a> : name}</h2>
                  <p className={styles.meta}>
                    {[group === null ? one[of] : null, detail].filter(Boolean).join(' · ')}
                    {(group === null || detail) && ' · '}followed {timeAgo(followedAt, now)}
                  </p>
                </div>
                <ActionForm
                  action={here}
                  act={act}
                  fields={{ do: 'unfollow', kind, id: targetId, name }}
                  refused={refused}
                >
                  <Button type="submit" size="small">
                    Unfollow<HiddenText> {name}</HiddenText>
                  </Button>
                </ActionForm>
              </li>
            ))}
          </ul>
        )}
        <Pagination current={page} total={pages} href={(at) => followingAddress(group, at)} />
      </section>
    </div>
  );
}
