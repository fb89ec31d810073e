import { Suspense } from 'react';
import type { ListingData } from './data.ts';
import { ListingView } from './view.tsx';

/** A Suspense boundary of its own: React hydrates it in pauses, and at once where somebody presses or types. */
export const ListingPage = ({ data }: { readonly data: ListingData }) => (
  <Suspense>
    <ListingView data={data} />
  </Suspense>
);
