import { EmptyState, PersonStrip } from '@verandah/design';
import { useNow, useServices } from '@verandah/kit';
import { relativeOrShortDate, siteTimeZone } from '@verandah/market';
import type { TabData } from '../../pages/profile/data.ts';
import styles from './tabs.module.css';

/** The followers of an agent, latest first. */
export function Followers({
  name,
  content,
}: {
  readonly name: string;
  readonly content: TabData & { readonly tab: 'followers' };
}) {
  const { isLive } = useServices();
  const now = useNow();
  if (content.results.length === 0)
    return (
      <EmptyState title={`No one follows ${name} yet`}>
        <p>Follow {name} to hear when they list or sell a home.</p>
      </EmptyState>
    );
  return (
    <ul className={styles.people}>
      {content.results.map(({ memberId, username, name: who, avatar, followedAt }) => {
        const href = `/user/${encodeURIComponent(username)}`;
        return (
          <li key={memberId}>
            <PersonStrip
              name={who}
              picture={avatar}
              href={isLive(href) ? href : undefined}
              detail={`Since ${relativeOrShortDate(followedAt, now, siteTimeZone)}`}
            />
          </li>
        );
      })}
    </ul>
  );
}

const kinds = { agent: 'Agent', location: 'Place', member: 'Member', question: 'Question' } as const;

/** Everything an agent follows, latest first. */
export function Following({
  name,
  content,
}: {
  readonly name: string;
  readonly content: TabData & { readonly tab: 'following' };
}) {
  const { isLive } = useServices();
  if (content.results.length === 0) return <EmptyState title={`${name} isn’t following anyone yet`} />;
  return (
    <ul className={styles.people}>
      {content.results.map(({ kind, targetId, name: what, address }) => (
        <li key={`${kind} ${targetId}`}>
          <PersonStrip name={what} href={isLive(address) ? address : undefined} detail={kinds[kind]} />
        </li>
      ))}
    </ul>
  );
}
