import { lazy } from 'react';
import './place-list.module.css';

// The list comes when someone reaches for the box; until then, and without script, the form works by itself.

/** Fetches the list before it is asked for. */
export const fetchList = () => import('./place-list.tsx');

export const LaterList = lazy(async () => ({ default: (await fetchList()).PlaceList }));
