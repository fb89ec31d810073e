import { storedPagesName } from './stored-pages-name.ts';

/**
 * What the browser shows for a page that it has not stored. The button to try again and the list of stored pages come
 * by script.
 */
export const OfflineText = () => (
  <>
    <h1>You’re offline</h1>
    <p>This page can’t be opened without a connection. It comes as soon as you’re back online.</p>
    <div id={storedPagesName} />
  </>
);
