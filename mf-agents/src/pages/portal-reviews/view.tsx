import { EmptyState, HiddenText, Pagination, Rating, Select, TextArea, TextInput } from '@verandah/design';
import { formatDate, paginate, plural, siteTimeZone } from '@verandah/market';
import { labelOf } from '../../features/portal/own-listing.ts';
import { usePortal } from '../../features/portal/portal-context.ts';
import { FormField, PortalForm, SendButton } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';
import { countText } from '../../features/portal/words.ts';
import type { PortalReviewsQuery } from '../../graphql.ts';

export interface ReviewsContent extends PortalReviewsQuery {
  readonly unanswered: boolean;
  readonly page: number;
}

const filterAddress = (unanswered: boolean, page = 1): string => {
  const query = new URLSearchParams({
    ...(unanswered && { show: 'unanswered' }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `/agent-portal/reviews${query && `?${query}`}`;
};

export function ReviewsView({ content }: { readonly content: ReviewsContent }) {
  const {
    unanswered,
    page,
    ownReviews: { total, results },
    open,
    answered,
    ownListings,
  } = content;
  const { refusals } = usePortal();
  return (
    <div className={styles.columns} data-side>
      <section className={styles.section} aria-labelledby="reviews">
        <h2 id="reviews">Your reviews</h2>
        <nav aria-label="Filter reviews">
          <ul className={styles.filters}>
            {[
              [false, 'All'],
              [true, 'To reply to'],
            ].map(([which, label]) => (
              <li key={String(label)}>
                <a
                  className={styles.filter}
                  href={filterAddress(which === true)}
                  aria-current={which === unanswered ? 'page' : undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {results.length === 0 ? (
          <EmptyState title={unanswered ? 'You’ve replied to every review' : 'No reviews yet'}>
            <p>{unanswered ? 'New reviews appear here once they’re approved.' : 'Ask your vendors to write one.'}</p>
          </EmptyState>
        ) : (
          <>
            <p className={styles.muted}>{plural(total, 'review')}</p>
            <ul className={styles.list}>
              {results.map((review) => (
                <li key={review.id}>
                  <div className={styles.line}>
                    <span className={styles.name}>{review.authorName}</span>
                    <span className={styles.muted}>
                      {review.role}, {formatDate(review.createdAt, siteTimeZone)}
                    </span>
                  </div>
                  <Rating value={review.rating} size="small" />
                  {review.title && <p className={styles.name}>{review.title}</p>}
                  <p className={styles.text}>{review.text}</p>
                  {review.reply && (
                    <div className={styles.panel}>
                      <p className={styles.muted}>
                        Your reply{review.repliedAt && `, ${formatDate(review.repliedAt, siteTimeZone)}`}
                      </p>
                      <p className={styles.text}>{review.reply}</p>
                    </div>
                  )}
                  <details open={`reply-${review.id}` in refusals || undefined}>
                    <summary className={styles.crumb}>{review.reply ? 'Edit your reply' : 'Reply'}</summary>
                    <PortalForm name={`reply-${review.id}`} label={`Reply to ${review.authorName}`}>
                      <FormField
                        name="reply"
                        label="Your reply"
                        hint="Shown below the review for everyone to read."
                        given={review.reply ?? ''}
                      >
                        {(control) => <TextArea {...control} rows={4} maxLength={2000} />}
                      </FormField>
                      <div className={styles.actions}>
                        <SendButton>Publish reply</SendButton>
                      </div>
                    </PortalForm>
                  </details>
                </li>
              ))}
            </ul>
            <Pagination
              current={page}
              total={paginate(total, page).totalPages}
              href={(to) => filterAddress(unanswered, to)}
              label="Review pages"
            />
          </>
        )}
      </section>
      <div className={styles.section}>
        <section className={styles.panel} aria-labelledby="ask-title">
          <h2 id="ask-title">Ask a vendor for a review</h2>
          <PortalForm name="ask">
            <FormField name="vendorName" label="Name">
              {(control) => <TextInput {...control} maxLength={100} autoComplete="off" />}
            </FormField>
            <FormField name="vendorEmail" label="Email" hint="We’ll email them a link. They don’t need an account.">
              {(control) => <TextInput {...control} type="email" maxLength={254} autoComplete="off" />}
            </FormField>
            <FormField name="listingId" label="Listing" optional>
              {(control) => (
                <Select
                  {...control}
                  options={[
                    { value: '', label: 'No particular listing' },
                    ...ownListings.results.map((listing) => ({ value: listing.id, label: labelOf(listing) })),
                  ]}
                />
              )}
            </FormField>
            <div className={styles.actions}>
              <SendButton>Send request</SendButton>
            </div>
          </PortalForm>
        </section>
        <section className={styles.panel} aria-labelledby="requests-title">
          <h2 id="requests-title">Open requests</h2>
          {open.results.length === 0 ? (
            <p
              className={styles.muted}
            >{`No open requests. ${countText(answered.total, 'request').replace(/^n/, 'N')} completed so far.`}</p>
          ) : (
            <ul className={styles.list}>
              {open.results.map(({ id, vendorName, vendorEmail, createdAt, expiresAt }) => (
                <li key={id}>
                  <span className={styles.name}>{vendorName}</span>
                  <span className={styles.muted}>
                    {vendorEmail}, sent {formatDate(createdAt, siteTimeZone)}; link expires{' '}
                    {formatDate(expiresAt, siteTimeZone)}
                  </span>
                  <PortalForm name="withdraw" id={`withdraw-${id}`} className={styles.actions}>
                    <input type="hidden" name="id" value={id} />
                    <SendButton kind="quiet" size="small">
                      Withdraw<HiddenText> the request to {vendorName}</HiddenText>
                    </SendButton>
                  </PortalForm>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </div>
  );
}
