import { OnceAlive } from '@verandah/areas';
import { memo, Suspense } from 'react';
import { lazyAround } from '../../features/around/lazy.ts';
import { lazyCalculators } from '../../features/calculators/lazy.ts';
import { lazyContact } from '../../features/contact/lazy.ts';
import { lazyBeside } from '../../features/others/lazy.ts';
import type { ListingData } from './data.ts';

// Scripts of their own, beside the one that the page begins with.

export const LazyAround = memo(
  ({ listing, prices, schools, topics }: Pick<ListingData, 'listing' | 'prices' | 'schools' | 'topics'>) => (
    <Suspense>
      <OnceAlive>
        <lazyAround.View listing={listing} prices={prices} schools={schools} topics={topics} />
      </OnceAlive>
    </Suspense>
  ),
);

export const LazyCalculators = memo(({ listing, costs: { start, asked } }: Pick<ListingData, 'listing' | 'costs'>) => (
  <Suspense>
    <OnceAlive>
      <lazyCalculators.View listing={listing} start={start} asked={asked} />
    </OnceAlive>
  </Suspense>
));

export const LazyContact = memo(
  ({ listing, enquired, refused }: Pick<ListingData, 'listing' | 'enquired' | 'refused'>) => (
    <Suspense>
      <lazyContact.View listing={listing} enquired={enquired} {...(refused && { refused })} />
    </Suspense>
  ),
);

export const LazyBeside = memo(({ listing, similar, others }: Pick<ListingData, 'listing' | 'similar' | 'others'>) => (
  <Suspense>
    <OnceAlive>
      <lazyBeside.View listing={listing} similar={similar} others={others} />
    </OnceAlive>
  </Suspense>
));

/** Loads what may be pressed first: to be done before the page is hydrated. */
export const fetchFirstParts = (): Promise<void> => lazyContact.fetch();

/** Fetches them all: to be done before the page is drawn. */
export const fetchParts = async (): Promise<void> => {
  await Promise.all([lazyAround, lazyCalculators, lazyContact, lazyBeside].map((part) => part.fetch()));
};
