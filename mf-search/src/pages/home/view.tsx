import { ArrowRightIcon, Icon, ListingCard, useHydrated, type CardListing } from '@verandah/design';
import { useBusValue, useNow, useServices } from '@verandah/kit';
import { emptySearch, homeValuePath, statusType, type ListingStatusType } from '@verandah/market';
import { Suspense, useState } from 'react';
import { addressOf } from '../../features/filters/filter-address.ts';
import { ModeChoice } from '../../features/mode/mode-choice.tsx';
import { PlaceForm } from '../../features/places/place-form.tsx';
import { readRecent } from '../../features/places/recent-store.ts';
import { lazyOwnHomes } from '../../features/visits/lazy.ts';
import { HeroDrawing } from './hero-drawing.tsx';
import { LatestPosts } from './latest-posts.tsx';
import type { HomeData } from './data.ts';
import { popularPlaces } from './popular-places.ts';
import styles from './home.module.css';

const none: readonly string[] = [];

export function HomeView({ data }: { readonly data: HomeData }) {
  const [mode, setMode] = useState<ListingStatusType>('buy');
  const { isLive } = useServices();
  return (
    <>
      <section className={styles.hero} aria-label="Search">
        <HeroDrawing />
        <div className={styles.heroInside}>
          <h1 className={styles.title} tabIndex={-1}>
            Find the place you’ll call home
          </h1>
          <p className={styles.lead}>
            Search homes for sale and rent across Australia, with clear prices and inspection times.
          </p>
          <div className={styles.search}>
            <PlaceForm mode={mode} size="hero">
              <ModeChoice chosen={mode} onChoose={setMode} />
            </PlaceForm>
            {isLive(homeValuePath) && (
              <a className={styles.worth} href={homeValuePath}>
                What’s my home worth?
              </a>
            )}
          </div>
        </div>
      </section>
      <div className={styles.content}>
        <Featured title="Featured homes for sale" mode="buy" listings={data.buy} eager />
        <OwnHomes />
        <Featured title="New for rent" mode="rent" listings={data.rent} />
        <LatestPosts posts={data.posts} />
        <Popular />
      </div>
    </>
  );
}

/** Below the first screen: it appears after hydration, and moves nothing that is in view. */
function OwnHomes() {
  const viewed = useBusValue('viewed')?.listingIds ?? none;
  const hasSearched = useHydrated() && readRecent().length > 0;
  if (!hasSearched && viewed.length === 0) return null;
  return (
    <Suspense>
      <lazyOwnHomes.View viewed={viewed} />
    </Suspense>
  );
}

interface FeaturedProps {
  readonly title: string;
  readonly mode: ListingStatusType;
  readonly listings: readonly CardListing[];
  readonly eager?: boolean;
}

function Featured({ title, mode, listings, eager = false }: FeaturedProps) {
  const now = useNow();
  if (listings.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={`featured-${mode}`}>
      <div className={styles.head}>
        <h2 className={styles.heading} id={`featured-${mode}`}>
          {title}
        </h2>
        <a className={styles.all} href={statusType(mode).landingPath}>
          All homes
          <Icon shape={ArrowRightIcon} size={18} />
        </a>
      </div>
      <ul className={styles.cards}>
        {listings.map((listing, index) => (
          <li key={listing.id}>
            <ListingCard listing={listing} now={now} eager={eager && index < 2} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Popular() {
  return (
    <section className={styles.section} aria-labelledby="popular">
      <h2 className={styles.heading} id="popular">
        Popular suburbs
      </h2>
      <div className={styles.cities}>
        {popularPlaces.map(({ city, places }) => (
          <section key={city} aria-label={city}>
            <h3 className={styles.city}>{city}</h3>
            <ul className={styles.places}>
              {places.map(({ name, slug }) => (
                <li key={slug}>
                  <a className={styles.place} href={addressOf({ ...emptySearch('buy'), locations: [slug] }, {})}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
