import { ReviewItem } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { agentAddress, locationReviewAddress, plural } from '@verandah/market';
import type { ReactNode } from 'react';
import { Helpful } from './helpful.tsx';
import { relationText, type Author, type Review } from './review.ts';
import { ReviewPoints } from './review-points.tsx';
import styles from './reviews.module.css';

const userAddress = (username: string): string => `/user/${encodeURIComponent(username)}`;

/** Address of the author's page; undefined while no live area serves it. */
export function authorHref({ username, agentUsername }: Author, isLive: (href: string) => boolean): string | undefined {
  return [agentUsername && agentAddress(agentUsername), username && userAddress(username)].find(
    (href): href is string => Boolean(href && isLive(href)),
  );
}

interface ReviewEntryProps {
  readonly review: Review;
  /** Names the suburb, for lists with reviews of several suburbs. */
  readonly namesPlace?: boolean;
  /** Heading level of its title. */
  readonly level?: 2 | 3;
  /** Replaces the links to the review's own page. */
  readonly children?: ReactNode;
}

/** A review with its actions. */
export function ReviewEntry({ review, namesPlace = false, level = 3, children }: ReviewEntryProps) {
  const { isLive } = useServices();
  const {
    id,
    author,
    relation,
    createdOn,
    writtenOn,
    rating,
    title,
    text,
    pros,
    cons,
    ratings,
    commentCount,
    locationSlug,
    locationLabel,
  } = review;
  const own = locationReviewAddress(locationSlug, id);
  return (
    <ReviewItem
      author={author.name}
      authorHref={authorHref(author, isLive)}
      as={relationText(relation)}
      date={writtenOn}
      dateTime={createdOn}
      rating={rating}
      title={title || undefined}
      level={level}
      text={text}
      marks={namesPlace ? [locationLabel] : []}
      details={<ReviewPoints pros={pros} cons={cons} ratings={ratings} />}
    >
      <Helpful review={review} />
      {children ?? (
        <>
          <a className={styles.link} href={`${own}#comments`}>
            {commentCount === 0 ? 'Comment' : plural(commentCount, 'comment')}
          </a>
          <a className={styles.link} href={`${own}#report`} rel="nofollow">
            Report
          </a>
        </>
      )}
    </ReviewItem>
  );
}
