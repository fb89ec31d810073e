import { Suspense } from 'react';
import type { HomeData } from './data.ts';
import { HomeView } from './view.tsx';

/** A Suspense boundary of its own: React hydrates it in pauses, and at once where somebody presses or types. */
export const Home = ({ data }: { readonly data: HomeData }) => (
  <Suspense>
    <HomeView data={data} />
  </Suspense>
);
