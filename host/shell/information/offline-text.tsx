import { storedPagesName } from './stored-pages-name.ts';

/** The text for a page that is not cached. A script adds the retry button and the list of cached pages. */
export const OfflineText = () => (
  <>
    <h1>You’re offline</h1>
    <p>This page needs an internet connection. It will load when you’re back online.</p>
    <div id={storedPagesName} />
  </>
);
