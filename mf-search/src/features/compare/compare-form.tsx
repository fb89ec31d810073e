import { Button } from '@verandah/design';
import { compareHomesPath } from '@verandah/market';

/** Id of the form that the checkboxes on the cards belong to. */
export const compareForm = 'compare-homes';

/**
 * The form that owns the checkboxes on the cards. Its button is for browsers without script; with script the tray links
 * to the same page.
 */
export const CompareForm = () => (
  <form id={compareForm} action={compareHomesPath} method="get">
    <noscript>
      <Button type="submit">Compare the chosen homes</Button>
    </noscript>
  </form>
);
