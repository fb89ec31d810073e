import { ButtonLink, Notice, Rating } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { groupDigits, placeResultsAddress, questionsAddress, stateByCode } from '@verandah/market';
import { BoundaryMap } from '../../features/boundary/boundary-map.tsx';
import { Facts } from '../../features/facts/facts.tsx';
import { Follow } from '../../features/follow/follow.tsx';
import { Opinions } from '../../features/opinions/opinions.tsx';
import { OwnContext } from '../../features/own/own.ts';
import { useOwnPlace } from '../../features/own/use-own-place.ts';
import { Photographs } from '../../features/photographs/photographs.tsx';
import { CrumbLinks } from '../../features/places/crumb-links.tsx';
import { placeCrumbs } from '../../features/places/crumbs.ts';
import { Within } from '../../features/places/within.tsx';
import { Questions } from '../../features/questions/questions.tsx';
import { ReviewsSection } from '../../features/reviews/reviews-section.tsx';
import type { PlacePage } from './data.ts';
import { LazyAround, LazyPrices, LazyStrips } from './lazy-parts.tsx';
import { sectionsOf } from './sections.ts';
import styles from './place.module.css';

/** The reviews on the page: number and order. */
const shown = { skip: 0, take: 4, sort: 'newest' } as const;

/** The page of a suburb, region, state or postcode. */
export function PlaceView({ page }: { readonly page: PlacePage }) {
  const { place, picture, ratings, pros, cons, reviews, popular, unanswered, outcome } = page;
  const { name, slug, type, stateCode, postcode, region, listingCounts } = place;
  const { isLive } = useServices();
  const own = useOwnPlace(slug, shown);
  const suburb = type === 'suburb';
  const isReviewed = ratings.average !== null;
  const state = stateByCode(stateCode);
  const where =
    type === 'state'
      ? 'Australia'
      : [region?.name, suburb ? [stateCode, postcode].filter(Boolean).join(' ') : state?.name]
          .filter(Boolean)
          .join(' · ');
  const opinions = (
    <>
      <Opinions place={place} ratings={ratings} pros={pros} cons={cons} />
      <ReviewsSection place={place} total={reviews.total} reviews={reviews.results} />
    </>
  );
  return (
    <OwnContext value={own}>
      <div className={styles.page}>
        <CrumbLinks crumbs={placeCrumbs(place, region)} />
        <header className={styles.header}>
          <div className={styles.heading}>
            <h1 className={styles.title} tabIndex={-1}>
              {name}
            </h1>
            <p className={styles.where}>{where}</p>
            {(isReviewed || suburb) && <Rating value={ratings.average} count={ratings.count} />}
          </div>
          <div className={styles.actions}>
            {listingCounts.buy > 0 && (
              <ButtonLink kind="primary" href={placeResultsAddress('buy', slug)}>
                {groupDigits(listingCounts.buy)} for sale
              </ButtonLink>
            )}
            {listingCounts.rent > 0 && (
              <ButtonLink href={placeResultsAddress('rent', slug)}>
                {groupDigits(listingCounts.rent)} for rent
              </ButtonLink>
            )}
            {suburb && <Follow place={place} />}
          </div>
        </header>
        {outcome === 'followed' && <Notice tone="success">You’re following {name}.</Notice>}
        {suburb && <Photographs name={name} listings={[...page.buy, ...page.rent]} />}
        <div className={styles.columns}>
          <nav className={styles.nav} aria-label="On this page">
            <ul>
              {sectionsOf(page, isLive(questionsAddress(slug))).map(({ id, label }) => (
                <li key={id}>
                  <a href={`#${id}`}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <aside className={styles.side} aria-label={`About ${name}`}>
            {picture && <BoundaryMap place={place} picture={picture} />}
            <Facts place={place} />
          </aside>
          <div className={styles.feed}>
            <Within page={page} />
            {isReviewed && opinions}
            <LazyPrices page={page} />
            {!isReviewed && opinions}
            {suburb && <Questions name={name} slug={slug} popular={popular} unanswered={unanswered} />}
            <LazyAround page={page} />
            <LazyStrips page={page} />
          </div>
        </div>
      </div>
    </OwnContext>
  );
}
