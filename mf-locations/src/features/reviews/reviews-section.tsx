import { ButtonLink } from '@verandah/design';
import { locationAddress, writeLocationReviewAddress, plural } from '@verandah/market';
import { useContext } from 'react';
import { OwnContext } from '../own/own.ts';
import { Section } from '../places/section.tsx';
import type { Review } from './review.ts';
import { ReviewEntry } from './review-entry.tsx';
import styles from './reviews.module.css';

interface ReviewsSectionProps {
  readonly place: { readonly slug: string; readonly name: string; readonly type: string };
  readonly total: number;
  readonly reviews: readonly Review[];
}

/** The newest reviews of a location, with links to all reviews and to the form. */
export function ReviewsSection({ place: { slug, name, type }, total, reviews }: ReviewsSectionProps) {
  const own = useContext(OwnContext);
  if (reviews.length === 0) return null;
  return (
    <Section id="reviews" title={`Reviews of ${name}`}>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewEntry review={review} namesPlace={type !== 'suburb'} />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        {total > reviews.length && (
          <ButtonLink href={locationAddress(slug, 'reviews')}>All {plural(total, 'review')}</ButtonLink>
        )}
        {type === 'suburb' && (
          <ButtonLink href={writeLocationReviewAddress(slug)}>
            {own?.hasReviewed ? 'Edit your review' : `Review ${name}`}
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}
