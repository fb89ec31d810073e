import { LocalHomes } from './local-homes.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';

/** Homes that only this browser's page has: of the place that it searched last, and those that it viewed last. */
export const OwnHomes = ({ viewed }: { readonly viewed: readonly string[] }) => (
  <>
    <LocalHomes />
    <RecentlyViewed ids={viewed} />
  </>
);
