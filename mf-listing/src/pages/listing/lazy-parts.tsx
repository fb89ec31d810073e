import { lazyView, OnceAlive } from '@verandah/areas';
import { listingAddress } from '@verandah/market';
import { memo, Suspense } from 'react';
import type { ListingData } from './data.ts';

// Lazy views with scripts of their own, loaded after the page's first script.

/** The surroundings of a property; the server renders them with the page. */
const lazyAround = lazyView(async () => (await import('../../features/around/around.tsx')).Around);

/** Loan, duty and rent calculators; the server renders them with the page. */
const lazyCalculators = lazyView(async () => (await import('../../features/calculators/calculators.tsx')).Calculators);

/** Form and people. Until its script is loaded, the form posts to the page's address. */
const lazyContact = lazyView(async () => (await import('../../features/contact/contact.tsx')).Contact);

/** Report of the listing to the moderators; the server renders it with the page. */
const lazyReport = lazyView(async () => (await import('../../features/report/report-listing.tsx')).ReportListing);

/** Cards of other listings; the server renders them with the page. */
const lazyBeside = lazyView(async () => (await import('../../features/others/beside.tsx')).Beside);

export const LazyAround = memo(
  (around: Pick<ListingData, 'listing' | 'prices' | 'schools' | 'stations' | 'topics'>) => (
    <Suspense>
      <OnceAlive>
        <lazyAround.View {...around} />
      </OnceAlive>
    </Suspense>
  ),
);

export const LazyCalculators = memo(
  ({ listing, costs: { start, requested } }: Pick<ListingData, 'listing' | 'costs'>) => (
    <Suspense>
      <OnceAlive>
        <lazyCalculators.View listing={listing} start={start} requested={requested} />
      </OnceAlive>
    </Suspense>
  ),
);

export const LazyContact = memo(
  ({ listing, enquired, refused }: Pick<ListingData, 'listing' | 'enquired' | 'refused'>) => (
    <Suspense>
      <lazyContact.View listing={listing} enquired={enquired} {...(refused && { refused })} />
    </Suspense>
  ),
);

export const LazyReport = memo(({ listing, report }: Pick<ListingData, 'listing' | 'report'>) => (
  <Suspense>
    <OnceAlive>
      <lazyReport.View listingId={listing.id} address={listingAddress(listing.canonicalUri)} {...report} />
    </OnceAlive>
  </Suspense>
));

export const LazyBeside = memo(({ listing, similar, others }: Pick<ListingData, 'listing' | 'similar' | 'others'>) => (
  <Suspense>
    <OnceAlive>
      <lazyBeside.View listing={listing} similar={similar} others={others} />
    </OnceAlive>
  </Suspense>
));

/** Loads the view that a visitor may press first. Call it before hydration. */
export const fetchFirstParts = (): Promise<void> => lazyContact.fetch();

/** Loads all lazy views. Call it before rendering the page on the server. */
export const fetchParts = async (): Promise<void> => {
  await Promise.all([lazyAround, lazyCalculators, lazyContact, lazyReport, lazyBeside].map((view) => view.fetch()));
};
