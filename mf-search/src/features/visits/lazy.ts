import { lazyView } from '@verandah/areas';

const nothing = () => null;

/** The visitor's own homes, loaded for those who have searched or viewed some. Nothing if their script can’t be had. */
export const lazyOwnHomes = lazyView(() =>
  import('./own-homes.tsx').then(
    ({ OwnHomes }) => OwnHomes,
    () => nothing, // they are left out
  ),
);
