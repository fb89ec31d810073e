import { plural, relativeOrShortDate, siteTimeZone } from '@verandah/market';
import { Rating } from '@verandah/design';
import { useNow, useServices } from '@verandah/kit';
import { timeAgo } from '../account/ago.ts';
import { userAddress, type UserData } from './data.ts';
import type { Followed } from './queries.ts';
import styles from './user.module.css';

interface ListsProps {
  readonly data: UserData;
  readonly following: readonly Followed[] | null;
  readonly own: boolean;
}

/** The list of a tab. */
export function Lists({ data: { tab, reviews, questions, answers, followers, profile }, following, own }: ListsProps) {
  const now = useNow();
  const { isLive } = useServices();
  const link = (href: string, text: string) => (isLive(href) ? <a href={href}>{text}</a> : text);
  if (tab === 'follows') {
    return (
      <div className={styles.follows}>
        {following && (
          <div>
            <h2 className={styles.title}>{own ? 'You follow' : `${profile.name} follows`}</h2>
            {following.length === 0 ? (
              <p className={styles.meta}>Not following anything yet.</p>
            ) : (
              <ul className={styles.list}>
                {following.map(({ kind, targetId, name, address }) => (
                  <li key={`${kind} ${targetId}`}>
                    {link(address, name)} <span className={styles.meta}>{kind}</span>
                  </li>
                ))}
              </ul>
            )}
            {own && isLive('/following') && (
              <p>
                <a href="/following">Manage everything you follow</a>
              </p>
            )}
          </div>
        )}
        <div>
          <h2 className={styles.title}>Followers</h2>
          {followers.length === 0 ? (
            <p className={styles.meta}>No followers yet.</p>
          ) : (
            <ul className={styles.list}>
              {followers.map(({ username, name, followedAt }) => (
                <li key={username}>
                  <a href={userAddress(username)}>{name}</a>{' '}
                  <span className={styles.meta}>since {timeAgo(followedAt, now)}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    );
  }
  return (
    <ul className={styles.list}>
      {reviews.map(({ kind, reviewId, about, path, title, text, rating, createdAt }) => (
        <li key={`${kind} ${reviewId}`}>
          <h2 className={styles.title}>{title || about}</h2>
          <p className={styles.meta}>
            <Rating value={rating} size="small" /> {link(path, about)} ·{' '}
            <time dateTime={createdAt}>{relativeOrShortDate(createdAt, now, siteTimeZone)}</time>
          </p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
      {questions.map(({ postId, uri, title, createdAt, replyCount, votes, location }) => (
        <li key={postId}>
          <h2 className={styles.title}>{link(`/question/${uri}`, title)}</h2>
          <p className={styles.meta}>
            {location.name} · {plural(replyCount, 'answer')} · {plural(votes, 'vote')} ·{' '}
            <time dateTime={createdAt}>{relativeOrShortDate(createdAt, now, siteTimeZone)}</time>
          </p>
        </li>
      ))}
      {answers.map(({ postId, text, createdAt, votes, question }) => (
        <li key={postId}>
          {question && <h2 className={styles.title}>{link(`/question/${question.uri}`, question.title)}</h2>}
          <p className={styles.text}>{text}</p>
          <p className={styles.meta}>
            {plural(votes, 'vote')} ·{' '}
            <time dateTime={createdAt}>{relativeOrShortDate(createdAt, now, siteTimeZone)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
