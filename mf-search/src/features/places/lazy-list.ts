import { lazy, type ReactNode } from 'react';
import type { PlaceList } from './place-list.tsx';

// The list is loaded when someone focuses the box. Before that, without script, and when loading fails, the form works
// without it.

/** Loads the list in advance. */
export const fetchList = () => import('./place-list.tsx');

const noList: (props: Parameters<typeof PlaceList>[0]) => ReactNode = () => null;

export const LazyList = lazy(() =>
  fetchList().then(
    ({ PlaceList: list }): { default: typeof noList } => ({ default: list }),
    () => ({ default: noList }),
  ),
);
