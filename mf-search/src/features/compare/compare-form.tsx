import { Button } from '@verandah/design';
import { compareForm, comparePath } from './compare-address.ts';

/**
 * The form that owns the checkboxes on the cards. Its button is for browsers without script; with script the tray links
 * to the same page.
 */
export const CompareForm = () => (
  <form id={compareForm} action={comparePath} method="get">
    <noscript>
      <Button type="submit">Compare the chosen homes</Button>
    </noscript>
  </form>
);
