import { lazy, type ReactNode } from 'react';
import type { PlaceList } from './place-list.tsx';

// The list comes when someone reaches for the box; until then, without script, and when it can't be had, the form works
// by itself.

/** Loads the list in advance. */
export const fetchList = () => import('./place-list.tsx');

const noList: (props: Parameters<typeof PlaceList>[0]) => ReactNode = () => null;

export const LazyList = lazy(() =>
  fetchList().then(
    ({ PlaceList: list }): { default: typeof noList } => ({ default: list }),
    () => ({ default: noList }),
  ),
);
