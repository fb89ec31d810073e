import { useId, type ReactNode } from 'react';
import { Avatar } from '../people/avatar.tsx';
import { Badge } from '../base/badge.tsx';
import { Rating } from './rating.tsx';
import styles from './review-item.module.css';

interface ReviewItemProps {
  readonly author: string;
  /** The author's own page, where there is one. */
  readonly authorHref?: string | undefined;
  /** The author's role: 'Vendor', 'Lived here 3 years'. */
  readonly as: string;
  /** As shown: '14/11/2026'. */
  readonly date: string;
  /** ISO 8601 */
  readonly dateTime: string;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  readonly title?: string | undefined;
  /** Level of the title among the page's headings; 3 by default. */
  readonly level?: 2 | 3;
  /** Plain text; empty lines separate its paragraphs. */
  readonly text: string;
  /** Its source or its state: 'Imported', 'Waiting for a moderator'. */
  readonly marks?: readonly string[];
  /** Stars by factor, or its subject: shown below the text. */
  readonly details?: ReactNode;
  readonly reply?:
    | { readonly by: string; readonly date: string; readonly dateTime: string; readonly text: string }
    | undefined;
  /** Actions: report, helpful, reply. */
  readonly children?: ReactNode;
}

/** One review with its author, stars, text and reply. */
export function ReviewItem({
  author,
  authorHref,
  as,
  date,
  dateTime,
  rating,
  title,
  level = 3,
  text,
  marks = [],
  details,
  reply,
  children,
}: ReviewItemProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.review} aria-labelledby={`${id}-by`}>
      <header className={styles.head}>
        <Avatar name={author} size="small" />
        <p className={styles.by} id={`${id}-by`}>
          {authorHref ? (
            <a className={styles.author} href={authorHref}>
              {author}
            </a>
          ) : (
            <b className={styles.author}>{author}</b>
          )}
          <span className={styles.meta}>
            {as} · <time dateTime={dateTime}>{date}</time>
          </span>
        </p>
        <Rating value={rating} size="small" />
      </header>
      {marks.length > 0 && (
        <p className={styles.marks}>
          {marks.map((mark) => (
            <Badge key={mark} tone="outline">
              {mark}
            </Badge>
          ))}
        </p>
      )}
      {title && <Heading className={styles.title}>{title}</Heading>}
      <Paragraphs text={text} />
      {details}
      {/* No landmark: a page has several of one person. */}
      {reply && (
        <div className={styles.reply} role="group" aria-label={`Reply from ${reply.by}`}>
          <p className={styles.meta}>
            <b>{reply.by}</b> replied · <time dateTime={reply.dateTime}>{reply.date}</time>
          </p>
          <Paragraphs text={reply.text} />
        </div>
      )}
      {children && <div className={styles.actions}>{children}</div>}
    </article>
  );
}

const Paragraphs = ({ text }: { readonly text: string }) => (
  <div className={styles.text}>
    {text.split(/\n{2,}/).map((paragraph, index) => (
      <p key={index}>{paragraph}</p>
    ))}
  </div>
);
