import { memo, Suspense } from 'react';
import { laterCalculators } from '../../features/calculators/later.ts';
import { laterPrices } from '../../features/prices/later.ts';
import type { ListingData } from './data.ts';

// Their props stay the same as long as the page does: what the server drew stands until the script is there.

export const LaterPrices = memo(({ listing, prices }: Pick<ListingData, 'listing' | 'prices'>) => <Suspense><laterPrices.View listing={listing} prices={prices} /></Suspense>);

export const LaterCalculators = memo(({ listing, costs: { start, asked } }: Pick<ListingData, 'listing' | 'costs'>) => (
  <Suspense><laterCalculators.View listing={listing} start={start} asked={asked} /></Suspense>
));
