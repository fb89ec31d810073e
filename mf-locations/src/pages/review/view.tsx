import { Notice } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { locationAddress, locationReviewAddress, plural } from '@verandah/market';
import { useState } from 'react';
import { OwnContext } from '../../features/own/own.ts';
import { useOwnReview } from '../../features/own/use-own-review.ts';
import { CrumbLinks } from '../../features/places/crumb-links.tsx';
import { Section } from '../../features/places/section.tsx';
import { authorHref, ReviewEntry } from '../../features/reviews/review-entry.tsx';
import { CommentForm } from './comment-form.tsx';
import type { ReviewData, ShownComment } from './data.ts';
import { ReportReview } from './report-review.tsx';
import styles from './review.module.css';

/** One review with its comments, a comment form and a report form. */
export function ReviewView({ data: { review, comments, outcome, refused } }: { readonly data: ReviewData }) {
  const { id, locationSlug, locationLabel, author } = review;
  const own = useOwnReview(id);
  const [added, setAdded] = useState<readonly ShownComment[]>([]);
  const address = locationReviewAddress(locationSlug, id);
  const all = [...comments, ...added.filter((each) => !comments.some((comment) => comment.id === each.id))];
  return (
    <OwnContext value={own}>
      <div className={styles.page} id="review">
        <CrumbLinks
          crumbs={[
            { name: 'Locations', href: locationAddress() },
            { name: locationLabel, href: locationAddress(locationSlug) },
            { name: 'Reviews', href: locationAddress(locationSlug, 'reviews') },
            { name: author.name, href: address },
          ]}
        />
        <h1 className={styles.title} tabIndex={-1}>
          {author.name}’s review of {locationLabel}
        </h1>
        {outcome === 'helpful' && (
          <Notice tone="success">Thanks for letting us know. Our moderators will look at this review.</Notice>
        )}
        {refused?.form === 'helpful' && <Notice tone="danger">{refused.problem}</Notice>}
        <ReviewEntry level={2} review={review}>
          <span />
        </ReviewEntry>
        <Section id="comments" title={all.length === 0 ? 'Comments' : plural(all.length, 'comment')}>
          {outcome === 'commented' && <Notice tone="success">Comment published.</Notice>}
          {all.length > 0 && (
            <ul className={styles.comments}>
              {all.map((comment) => (
                <Comment key={comment.id} comment={comment} />
              ))}
            </ul>
          )}
          <CommentForm
            reviewId={id}
            address={address}
            refused={refused?.form === 'comment' ? refused : null}
            onAdded={(comment) => setAdded((before) => [...before, comment])}
          />
        </Section>
        <ReportReview
          reviewId={id}
          address={address}
          reported={outcome === 'reported'}
          refused={refused?.form === 'report' ? refused : null}
        />
      </div>
    </OwnContext>
  );
}

function Comment({ comment: { author, text, createdOn, writtenOn } }: { readonly comment: ShownComment }) {
  const { isLive } = useServices();
  const href = authorHref(author, isLive);
  return (
    <li className={styles.comment}>
      <p className={styles.by}>
        {href ? <a href={href}>{author.name}</a> : <b>{author.name}</b>} · <time dateTime={createdOn}>{writtenOn}</time>
      </p>
      <p className={styles.text}>{text}</p>
    </li>
  );
}
