import { Button } from '@verandah/design';
import { EntryPage } from '../../features/form/entry-page.tsx';

interface ReturningProps {
  readonly providerName: string;
  readonly authCode: string;
  readonly returnTo: string;
}

/** A provider has sent the browser back: the host exchanges its code. Without script a button does. */
export const Returning = ({ providerName, authCode, returnTo }: ReturningProps) => (
  <EntryPage title="Signing you in">
    <p role="status">One moment…</p>
    <noscript>
      <form method="post" action="/auth/arrive">
        <input type="hidden" name="providerName" value={providerName} />
        <input type="hidden" name="authCode" value={authCode} />
        <input type="hidden" name="return" value={returnTo} />
        <Button type="submit" kind="primary" wide>
          Finish signing in
        </Button>
      </form>
    </noscript>
  </EntryPage>
);
