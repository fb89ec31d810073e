import { Avatar, Badge } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { agentAddress } from '@verandah/market';
import type { Author } from '../questions/question.ts';
import { dayText } from '../words/day-text.ts';
import styles from './byline.module.css';

/** Where an author's own page is; null for one who has none, or who has gone. */
export function authorAddress({ agentUsername, username }: Author, isLive: (href: string) => boolean): string | null {
  const href = agentUsername ? agentAddress(agentUsername) : username ? `/user/${encodeURIComponent(username)}` : null;
  return href !== null && isLive(href) ? href : null;
}

interface BylineProps {
  readonly author: Author;
  readonly at: string;
  readonly editedAt?: string | null;
  readonly small?: boolean;
}

/** Who wrote something, and when. */
export function Byline({ author, at, editedAt = null, small = false }: BylineProps) {
  const { isLive } = useServices();
  const href = authorAddress(author, isLive);
  return (
    <div className={styles.byline}>
      {!small && <Avatar name={author.name} picture={author.avatar} size="small" />}
      <p className={styles.words}>
        {href ? (
          <a className={styles.name} href={href}>
            {author.name}
          </a>
        ) : (
          <span className={styles.name}>{author.name}</span>
        )}
        {author.agentUsername && <Badge>Agent</Badge>}
        <span className={styles.when}>
          <time dateTime={at}>{dayText(at)}</time>
          {editedAt && <> · edited</>}
        </span>
      </p>
    </div>
  );
}
