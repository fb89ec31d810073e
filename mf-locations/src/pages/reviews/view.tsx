import { ButtonLink, EmptyState, Pagination, Rating, TabLinks } from '@verandah/design';
import { locationAddress, writeLocationReviewAddress } from '@verandah/market';
import { OwnContext } from '../../features/own/own.ts';
import { useOwnPlace } from '../../features/own/use-own-place.ts';
import { CrumbLinks } from '../../features/places/crumb-links.tsx';
import { placeCrumbs } from '../../features/places/crumbs.ts';
import { ReviewEntry } from '../../features/reviews/review-entry.tsx';
import { reviewsAddress } from './address.ts';
import { perPage, reviewOrders, type ReviewsData } from './data.ts';
import styles from './reviews.module.css';

/** All reviews of a location, with a choice of order and pagination. */
export function ReviewsView({ data: { place, ratings, reviews, order, page, pages } }: { readonly data: ReviewsData }) {
  const { slug, name, type } = place;
  const own = useOwnPlace(slug, { skip: (page - 1) * perPage, take: perPage, sort: order });
  const write = type === 'suburb' && (
    <ButtonLink kind="primary" href={writeLocationReviewAddress(slug)}>
      {own?.hasReviewed ? 'Edit your review' : `Review ${name}`}
    </ButtonLink>
  );
  return (
    <OwnContext value={own}>
      <div className={styles.page}>
        <CrumbLinks
          crumbs={[...placeCrumbs(place, null), { name: 'Reviews', href: locationAddress(slug, 'reviews') }]}
        />
        <header className={styles.header}>
          <div>
            <h1 className={styles.title} tabIndex={-1}>
              Reviews of {name}
            </h1>
            <Rating value={ratings.average} count={ratings.count} />
          </div>
          {write}
        </header>
        {reviews.length === 0 ? (
          <EmptyState
            title={`No reviews of ${name} yet`}
            actions={<ButtonLink href={locationAddress(slug)}>Back to {name}</ButtonLink>}
          >
            <p>Tell others what it’s like to live there.</p>
          </EmptyState>
        ) : (
          <>
            <TabLinks
              label="Sort by"
              tabs={reviewOrders.map(({ value, label }) => ({
                label,
                href: reviewsAddress(slug, { order: value }),
                current: value === order,
              }))}
            />
            <ul className={styles.list}>
              {reviews.map((review) => (
                <li key={review.id}>
                  <ReviewEntry level={2} review={review} namesPlace={type !== 'suburb'} />
                </li>
              ))}
            </ul>
            <Pagination
              current={page}
              total={pages}
              href={(each) => reviewsAddress(slug, { order, page: each })}
              label="Review pages"
            />
          </>
        )}
      </div>
    </OwnContext>
  );
}
