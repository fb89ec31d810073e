import { EmptyState } from '@verandah/design';
import { useNow, useServices } from '@verandah/kit';
import { plural, questionAddress, relativeOrShortDate, siteTimeZone } from '@verandah/market';
import type { TabData } from '../../pages/profile/data.ts';
import styles from './tabs.module.css';

interface PostProps {
  readonly title: string;
  readonly uri: string | undefined;
  readonly meta: string;
  readonly at: string;
  readonly text: string;
}

function Post({ title, uri, meta, at, text }: PostProps) {
  const { isLive } = useServices();
  const now = useNow();
  const href = uri === undefined ? '' : questionAddress(uri);
  return (
    <article className={styles.post}>
      <h3 className={styles.about}>{href && isLive(href) ? <a href={href}>{title}</a> : title}</h3>
      <p className={styles.meta}>
        {meta} · <time dateTime={at}>{relativeOrShortDate(at, now, siteTimeZone)}</time>
      </p>
      {text && <p className={styles.text}>{text}</p>}
    </article>
  );
}

const votesText = (count: number): string => plural(count, 'vote');

/** An agent's answers, each below its question. */
export const Answers = ({
  name,
  content,
}: {
  readonly name: string;
  readonly content: TabData & { readonly tab: 'answers' };
}) =>
  content.results.length > 0 ? (
    <ol className={styles.posts}>
      {content.results.map(({ postId, text, createdAt, votes: count, question }) => (
        <li key={postId}>
          <Post
            title={question?.title ?? 'A question'}
            uri={question?.uri}
            meta={[question?.location.label, votesText(count)].filter(Boolean).join(' · ')}
            at={createdAt}
            text={text}
          />
        </li>
      ))}
    </ol>
  ) : (
    <EmptyState title={`${name} hasn’t answered any questions yet`}>
      <p>Locals and agents answer questions about suburbs here.</p>
    </EmptyState>
  );

/** An agent's questions and discussions. */
export const Questions = ({
  name,
  content,
}: {
  readonly name: string;
  readonly content: TabData & { readonly tab: 'questions' };
}) =>
  content.results.length > 0 ? (
    <ol className={styles.posts}>
      {content.results.map(({ postId, uri, title, content: text, createdAt, replyCount, location, isDiscussion }) => (
        <li key={postId}>
          <Post
            title={title}
            uri={uri}
            meta={`${isDiscussion ? 'Discussion' : 'Question'} · ${location.label} · ${plural(replyCount, 'answer')}`}
            at={createdAt}
            text={text}
          />
        </li>
      ))}
    </ol>
  ) : (
    <EmptyState title={`${name} hasn’t asked any questions yet`} />
  );
