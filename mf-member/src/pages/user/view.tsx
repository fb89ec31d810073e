import { Avatar, Badge, ButtonLink, EmptyState, FollowButton, Pagination, TabLinks } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { groupDigits, siteTimeZone } from '@verandah/market';
import { tabs, userAddress, type Tab, type UserData } from './data.ts';
import { Lists } from './lists.tsx';
import { useOwn } from './use-own.ts';
import styles from './user.module.css';

const labels: Readonly<Record<Tab, string>> = {
  reviews: 'Reviews',
  questions: 'Questions',
  answers: 'Answers',
  discussions: 'Discussions',
  follows: 'Follows',
};
/** What a member can do about an empty list of their own. */
const beginnings: Readonly<Record<Tab, { readonly label: string; readonly href: string }>> = {
  reviews: { label: 'Find a suburb to review', href: '/locations' },
  questions: { label: 'Ask a question', href: '/questions/ask' },
  answers: { label: 'Read unanswered questions', href: '/questions?sort=unanswered' },
  discussions: { label: 'Start a discussion', href: '/questions/ask' },
  follows: { label: 'Explore locations', href: '/locations' },
};
const since = new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone: siteTimeZone });

/** A member's public profile. The member's own has a link to edit it. */
export function UserView({ data }: { readonly data: UserData }) {
  const { profile, tab, page, pages } = data;
  const {
    username,
    name,
    avatar,
    bio,
    memberSince,
    isAgent,
    agentUsername,
    score,
    reviewCount,
    questionCount,
    answerCount,
    discussionCount,
  } = profile;
  const { isLive } = useServices();
  const own = useOwn(profile);
  const counts: Readonly<Record<Tab, number>> = {
    reviews: reviewCount,
    questions: questionCount,
    answers: answerCount,
    discussions: discussionCount,
    follows: own.followerCount,
  };
  const { label: next, href } = beginnings[tab];
  const begin = isLive(href) && <ButtonLink href={href}>{next}</ButtonLink>;
  const agentPage = agentUsername === null ? null : `/agent/${encodeURIComponent(agentUsername)}`;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Avatar name={name} picture={avatar} size="portrait" eager />
        <div className={styles.who}>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.meta}>
            @{username} · member since {since.format(new Date(memberSince))}
          </p>
          {isAgent && (
            <p>
              <Badge tone="outline">Agent</Badge>
              {agentPage && isLive(agentPage) && (
                <>
                  {' '}
                  <a href={agentPage}>Agent profile</a>
                </>
              )}
            </p>
          )}
          {bio && <p className={styles.bio}>{bio}</p>}
        </div>
        <div className={styles.acts}>
          {own.isOwn ? (
            <ButtonLink href="/account#profile">Edit profile</ButtonLink>
          ) : (
            <FollowButton what={name} following={own.isFollowing} busy={own.busy} onToggle={own.toggle} />
          )}
          {own.isAdmin && isLive('/moderation') && <ButtonLink href="/moderation">Moderation</ButtonLink>}
        </div>
      </header>
      <dl className={styles.counts}>
        {(
          [
            ['Score', score],
            ['Reviews', reviewCount],
            ['Questions', questionCount],
            ['Answers', answerCount],
            ['Discussions', discussionCount],
          ] as const
        ).map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{groupDigits(count)}</dd>
          </div>
        ))}
      </dl>
      <TabLinks
        label={`${name}’s activity`}
        tabs={tabs.map((each) => ({
          label: each === 'follows' ? labels[each] : `${labels[each]} (${groupDigits(counts[each])})`,
          href: userAddress(username, each),
          current: each === tab,
        }))}
      />
      <section aria-label={labels[tab]}>
        <Lists data={data} following={own.following} own={own.isOwn} />
        <Pagination
          current={page}
          total={pages}
          href={(at) => `${userAddress(username, tab)}${at > 1 ? `?page=${at}` : ''}`}
        />
        {tab !== 'follows' && counts[tab] === 0 && (
          <EmptyState title={`${own.isOwn ? 'You have' : `${name} has`} no ${tab} yet`} actions={own.isOwn && begin} />
        )}
      </section>
    </div>
  );
}
