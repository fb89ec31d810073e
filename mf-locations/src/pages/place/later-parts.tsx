import { memo, Suspense } from 'react';
import { laterAround } from '../../features/places/later-around.ts';
import { laterPrices } from '../../features/prices/later.ts';
import { laterStrips } from '../../features/strips/later.ts';
import type { PlacePage } from './data.ts';

// Each in a memo: what the server drew stands until its script is there, however often the page is drawn before.

export const LaterPrices = memo(({ page }: { readonly page: PlacePage }) => (
  <Suspense>
    <laterPrices.View name={page.place.name} market={page.market} />
  </Suspense>
));
export const LaterAround = memo(({ page }: { readonly page: PlacePage }) => (
  <Suspense>
    <laterAround.View page={page} />
  </Suspense>
));
export const LaterStrips = memo(({ page }: { readonly page: PlacePage }) => (
  <Suspense>
    <laterStrips.View place={page.place} buy={page.buy} rent={page.rent} />
  </Suspense>
));

/** Fetches them all: before the page is drawn on the server, or shown after a move. */
export const fetchParts = async (): Promise<void> => {
  await Promise.all([laterPrices, laterAround, laterStrips].map((part) => part.fetch()));
};
