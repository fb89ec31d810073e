import { Button } from '@verandah/design';
import { compareForm, comparePath } from './compare-address.ts';

/**
 * The form of the boxes on the cards. Its button is for browsers without script; with script the tray leads to the same
 * page.
 */
export const CompareForm = () => (
  <form id={compareForm} action={comparePath} method="get">
    <noscript>
      <Button type="submit">Compare the chosen homes</Button>
    </noscript>
  </form>
);
