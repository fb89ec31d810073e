import { Badge, Button, EmptyState, Field, TextInput } from '@verandah/design';
import { useNow, useServices } from '@verandah/kit';
import { browserRest } from '@verandah/areas';
import { formatDate, siteTimeZone } from '@verandah/market';
import { ActionForm } from '../../features/actions/action-form.tsx';
import type { Refused } from '../../features/actions/action.ts';
import { timeAgo } from '../account/ago.ts';
import { actOnMembers } from './action.ts';
import { MemberList } from './member-list.tsx';
import styles from './members.module.css';
import type { MemberAccount, MemberList as ListedMembers } from './queries.ts';
import { actionsFor, actionWords, membersAddress } from './words.ts';

export interface MembersData {
  /** The name in the address; '' for the list of members. */
  readonly named: string;
  readonly account: MemberAccount | null;
  /** Null on the page of one member. */
  readonly list: ListedMembers | null;
  readonly refused?: Refused;
}

const act = actOnMembers(browserRest);

/** Accounts for admins: listed, found by name, signed out, suspended and reopened. */
export const MembersView = ({ data: { named, account, list, refused } }: { readonly data: MembersData }) => (
  <div className={styles.page}>
    <nav className={styles.crumbs} aria-label="Breadcrumb">
      <a href="/moderation">Moderation</a>
      {list === null && (
        <>
          {' / '}
          <a href={membersAddress()}>Members</a>
        </>
      )}
    </nav>
    <h1 className={styles.title} tabIndex={-1}>
      {list ? 'Members' : 'Member'}
    </h1>
    {list && <MemberList list={list} />}
    {account && <Account account={account} refused={refused} />}
    {!account && named !== '' && (
      <EmptyState title="No members found">
        <p>No account uses the email address or username “{named}”. Check the spelling and try again.</p>
      </EmptyState>
    )}
    <details className={styles.danger} open={refused?.fields['do'] === 'everybody'}>
      <summary>Sign everyone out</summary>
      <ActionForm
        action={membersAddress()}
        act={act}
        fields={{ do: 'everybody' }}
        refused={refused}
        className={styles.form}
        sure={{
          question: 'Sign every member out on all their devices?',
          detail: 'Everyone except you will have to sign in again.',
          action: 'Sign everyone out',
        }}
      >
        <p>Use this if sign-in tokens may have leaked. Everyone except you will have to sign in again.</p>
        <Why id="why-everybody" value={refused?.fields['do'] === 'everybody' ? refused.fields['why'] : undefined} />
        <Field label="Your password" optional hint="Required if you signed in more than 10 minutes ago.">
          {(control) => (
            <TextInput {...control} name="proof" type="password" autoComplete="current-password" maxLength={800} />
          )}
        </Field>
        <Field
          label="Code from your app"
          optional
          hint="Required with your password if you use two-factor authentication."
        >
          {(control) => (
            <TextInput {...control} name="code" autoComplete="one-time-code" inputMode="numeric" maxLength={60} />
          )}
        </Field>
        <div>
          <Button type="submit">Sign everyone out</Button>
        </div>
      </ActionForm>
    </details>
  </div>
);

const Why = ({
  id,
  value,
  hint,
}: {
  readonly id: string;
  readonly value?: string | undefined;
  readonly hint?: string;
}) => (
  <Field label="Why?" hint={hint} id={id}>
    {(control) => (
      <TextInput {...control} name="why" maxLength={500} required autoComplete="off" defaultValue={value ?? ''} />
    )}
  </Field>
);

function Account({ account, refused }: { readonly account: MemberAccount; readonly refused: Refused | undefined }) {
  const now = useNow();
  const { isLive } = useServices();
  const { id, username, name, email, isAdmin, isAgent, hasSecondFactor, createdAt, suspendedAt, devices, history } =
    account;
  const profile = `/user/${encodeURIComponent(username)}`;
  const here = membersAddress(username);
  const own = refused && refused.fields['id'] === id ? refused : undefined;
  return (
    <section className={styles.account} aria-labelledby="member-name">
      <div>
        <h2 className={styles.name} id="member-name">
          {name}
          {suspendedAt !== null && <Badge tone="accent">Suspended</Badge>}
          {isAdmin && <Badge tone="outline">Admin</Badge>}
          {isAgent && <Badge tone="outline">Agent</Badge>}
          {hasSecondFactor && <Badge tone="outline">Two-factor authentication</Badge>}
        </h2>
        <p className={styles.about}>
          {username} · {email} · since {formatDate(createdAt, siteTimeZone)}
          {isLive(profile) && (
            <>
              {' '}
              · <a href={profile}>Public profile</a>
            </>
          )}
        </p>
      </div>
      <section className={styles.part} aria-labelledby="member-devices">
        <h3 className={styles.small} id="member-devices">
          Devices
        </h3>
        {devices.length === 0 ? (
          <p className={styles.about}>Not signed in on any device.</p>
        ) : (
          <ul className={styles.list}>
            {devices.map(({ device, signedInAt, usedAt }) => (
              <li key={`${signedInAt} ${usedAt}`}>
                {device || 'Unknown device'}{' '}
                <span className={styles.who}>
                  last used {timeAgo(usedAt, now)}, signed in {timeAgo(signedInAt, now)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <ActionForm
        action={here}
        act={act}
        fields={{ do: 'account', id, username }}
        refused={own}
        className={styles.form}
      >
        <Why id="why-account" value={own?.fields['why']} hint="We’ll email it to the member and keep it on record." />
        <div className={styles.buttons}>
          {actionsFor(suspendedAt !== null, hasSecondFactor).map((action) => (
            <Button key={action} type="submit" name="action" value={action}>
              {actionWords[action].label}
            </Button>
          ))}
        </div>
      </ActionForm>
      {history.length > 0 && (
        <section className={styles.part} aria-labelledby="member-record">
          <h3 className={styles.small} id="member-record">
            Record
          </h3>
          <ol className={styles.list}>
            {history.map(({ at, who, action, why }) => (
              <li key={`${at} ${action}`}>
                <strong>{actionWords[action].record}</strong>: {why}{' '}
                <span className={styles.who}>
                  {who}, <time dateTime={at}>{formatDate(at, siteTimeZone)}</time>
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </section>
  );
}
