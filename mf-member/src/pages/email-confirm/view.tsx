import { browserRest } from '@verandah/areas';
import { signInHref, useServices } from '@verandah/kit';
import { EntryPage } from '../../features/form/entry-page.tsx';
import { LinkForm } from '../../features/form/link-form.tsx';
import type { FormData } from '../../features/form/submitting.ts';
import { confirmedHref, confirmEmail } from './confirm.ts';

/** Confirms a new email address. It takes a press, and the session of the member whose address it will be. */
export function EmailConfirmView({ data }: { readonly data: FormData<'token'> }) {
  const { report, bus, navigate } = useServices();
  return (
    <EntryPage
      title="Confirm your new email address"
      lead="Your account will use the address that we sent the link to."
      others={
        <p>
          Not signed in? <a href={signInHref('/account', 'account')}>Sign in</a>, then open the link again.
        </p>
      }
    >
      <LinkForm
        data={data}
        action="/account/email"
        label="Confirm email address"
        send={(fields) => confirmEmail(browserRest, fields, (error) => report(error, 'confirm email'))}
        taken={async () => {
          bus.publish('session-asked', { ask: 'check' });
          await navigate(confirmedHref, { replace: true });
        }}
      />
    </EntryPage>
  );
}
