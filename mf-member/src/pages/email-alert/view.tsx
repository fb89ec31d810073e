import { signInHref, useSession } from '@verandah/kit';
import { EmailAlertForm } from '../../features/alerts/email-alert-form.tsx';
import { EntryPage } from '../../features/form/entry-page.tsx';
import type { emailAlertFields } from '../../features/alerts/email-alert.ts';
import type { FormData } from '../../features/form/submitting.ts';

export interface EmailAlertData extends FormData<(typeof emailAlertFields)[number]> {
  readonly sent: boolean;
}

/** The form of an alert by email, and the way to an account for those who would rather have one. */
export function EmailAlertView({ data: { fields, problems, sent } }: { readonly data: EmailAlertData }) {
  const { signedIn } = useSession();
  return (
    <EntryPage
      title={sent ? 'Check your inbox' : 'Email me new homes'}
      {...(!sent && {
        lead: `We’ll email you when a home that matches your search is listed. ${signedIn ? 'Confirm' : 'No account needed: confirm'} your address once, stop whenever you like.`,
      })}
      others={
        <>
          {fields.search && (
            <p>
              <a href={fields.search}>Back to your search</a>
            </p>
          )}
          {signedIn ? (
            <p>
              Use your account’s email address to see this alert in <a href="/alerts">your alerts</a> once you’ve
              confirmed it
            </p>
          ) : (
            <p>
              <a href={signInHref(fields.search || '/alerts')}>Sign in</a> to keep your alerts in one place
            </p>
          )}
        </>
      }
    >
      <EmailAlertForm fields={fields} problems={problems} sent={sent} />
    </EntryPage>
  );
}
