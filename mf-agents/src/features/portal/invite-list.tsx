import { HiddenText, TextInput } from '@verandah/design';
import { formatDate, siteTimeZone } from '@verandah/market';
import type { Invite } from './invites.ts';
import { FormField, PortalForm, SendButton } from './portal-form.tsx';
import styles from './portal.module.css';

/** Invites agents to an office, and lists those who have not accepted yet. */
export function InviteList({ invites }: { readonly invites: readonly Invite[] }) {
  return (
    <>
      <PortalForm name="invite">
        <FormField
          name="email"
          label="Email"
          hint="If your feed has an agent with this email address, we’ll link their profile."
        >
          {(control) => <TextInput {...control} type="email" maxLength={254} autoComplete="off" />}
        </FormField>
        <div className={styles.actions}>
          <SendButton>Invite</SendButton>
        </div>
      </PortalForm>
      {invites.length > 0 && (
        <ul className={styles.list} aria-label="Pending invitations">
          {invites.map(({ email, expiresAt }) => (
            <li key={email}>
              <span className={styles.name}>{email}</span>
              <span className={styles.muted}>Expires {formatDate(expiresAt, siteTimeZone)}</span>
              <PortalForm name="drop" id={`drop-${email}`} className={styles.actions}>
                <input type="hidden" name="email" value={email} />
                <SendButton kind="quiet" size="small">
                  Withdraw<HiddenText> the invitation to {email}</HiddenText>
                </SendButton>
              </PortalForm>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
