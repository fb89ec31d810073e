import { Avatar, Badge } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { agentAddress } from '@verandah/market';
import type { Author } from '../questions/question.ts';
import { Posted } from '../words/posted.tsx';
import styles from './byline.module.css';

/** Address of an author's page; null without an account, for example after it was deleted. */
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

/** Author and date of a post. */
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
          <Posted at={at} />
          {editedAt && <> · edited</>}
        </span>
      </p>
    </div>
  );
}
