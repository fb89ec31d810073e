import { OnceAlive } from '@verandah/areas';
import { memo, Suspense } from 'react';
import { laterAround } from '../../features/around/later.ts';
import { laterCalculators } from '../../features/calculators/later.ts';
import { laterContact } from '../../features/contact/later.ts';
import { laterBeside } from '../../features/others/later.ts';
import type { ListingData } from './data.ts';

// Scripts of their own, beside the one that the page begins with.

export const LaterAround = memo(
  ({ listing, prices, schools, topics }: Pick<ListingData, 'listing' | 'prices' | 'schools' | 'topics'>) => (
    <Suspense>
      <OnceAlive>
        <laterAround.View listing={listing} prices={prices} schools={schools} topics={topics} />
      </OnceAlive>
    </Suspense>
  ),
);

export const LaterCalculators = memo(({ listing, costs: { start, asked } }: Pick<ListingData, 'listing' | 'costs'>) => (
  <Suspense>
    <OnceAlive>
      <laterCalculators.View listing={listing} start={start} asked={asked} />
    </OnceAlive>
  </Suspense>
));

export const LaterContact = memo(
  ({ listing, enquired, refused }: Pick<ListingData, 'listing' | 'enquired' | 'refused'>) => (
    <Suspense>
      <laterContact.View listing={listing} enquired={enquired} {...(refused && { refused })} />
    </Suspense>
  ),
);

export const LaterBeside = memo(({ listing, similar, others }: Pick<ListingData, 'listing' | 'similar' | 'others'>) => (
  <Suspense>
    <OnceAlive>
      <laterBeside.View listing={listing} similar={similar} others={others} />
    </OnceAlive>
  </Suspense>
));

/** Fetches what somebody may want to press first: to be done before the page is taken over from the server. */
export const fetchFirstParts = (): Promise<void> => laterContact.fetch();

/** Fetches them all: to be done before the page is drawn. */
export const fetchParts = async (): Promise<void> => {
  await Promise.all([laterAround, laterCalculators, laterContact, laterBeside].map((part) => part.fetch()));
};
