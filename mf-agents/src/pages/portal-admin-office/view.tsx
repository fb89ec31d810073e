import { Badge, HiddenText, PersonStrip, Select, TextInput } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { agentAddress, formatDate, states } from '@verandah/market';
import { InviteList } from '../../features/portal/invite-list.tsx';
import { FeedKeys } from '../../features/portal/feed-keys.tsx';
import { FormField, PortalForm, SendButton } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';
import type { FeedKey } from '../../features/portal/feed-key.ts';
import type { Invite } from '../../features/portal/invites.ts';
import type { AdminOfficeQuery } from '../../graphql.ts';

export interface AdminOfficeContent {
  readonly office: NonNullable<AdminOfficeQuery['office']>;
  readonly keys: readonly FeedKey[];
  readonly invites: readonly Invite[];
}

export function AdminOfficeView({
  content: { office, keys, invites },
  secret,
}: {
  readonly content: AdminOfficeContent;
  readonly secret: string;
}) {
  const { isLive } = useServices();
  return (
    <>
      <div className={styles.actions}>
        <a className={styles.crumb} href="/agent-portal/admin">
          All offices
        </a>
        <Badge tone="outline">{office.claimed ? 'Claimed' : 'Unclaimed'}</Badge>
        <span className={styles.muted}>{[office.address, office.phone].filter(Boolean).join(', ')}</span>
      </div>
      <div className={styles.columns} data-half>
        <section className={styles.panel} aria-labelledby="keys">
          <h2 id="keys">Feed keys</h2>
          <FeedKeys keys={keys} secret={secret} />
        </section>
        <section className={styles.panel} aria-labelledby="invite-title">
          <h2 id="invite-title">Invite an agent</h2>
          <InviteList invites={invites} />
        </section>
      </div>
      <section className={styles.panel} aria-labelledby="licences">
        <h2 id="licences">Licences</h2>
        <Licences office={office} />
      </section>
      <section className={styles.section} aria-labelledby="agents">
        <h2 id="agents">Agents</h2>
        {office.agents.total === 0 ? (
          <p className={styles.muted}>No agents yet. Invite the first one above.</p>
        ) : (
          <ul className={styles.list}>
            {office.agents.results.map(({ id, username, name, isClaimed }) => (
              <li key={id}>
                <PersonStrip
                  name={name}
                  href={isLive(agentAddress(username)) ? agentAddress(username) : undefined}
                  detail={isClaimed ? 'Verandah member' : 'From the feed'}
                >
                  <PortalForm name="remove" id={`remove-${id}`} className={styles.actions}>
                    <input type="hidden" name="agentId" value={id} />
                    <SendButton kind="quiet" size="small">
                      Remove<HiddenText> {name}</HiddenText>
                    </SendButton>
                  </PortalForm>
                </PersonStrip>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

const stateOptions = states.map(({ stateCode, name }) => ({ value: stateCode, label: name }));

/** Licences that admins have found in the states' registers. They make an agency verified. */
function Licences({ office: { licences, location } }: Pick<AdminOfficeContent, 'office'>) {
  return (
    <>
      {licences.length === 0 ? (
        <p className={styles.muted}>Not verified. Look the agency up in its state’s register and enter its licence.</p>
      ) : (
        <ul className={styles.list}>
          {licences.map(({ stateCode, number, verifiedAt, verifiedBy }) => (
            <li key={stateCode}>
              <div className={styles.line}>
                <span>
                  {stateCode} {number}
                </span>
                <span className={styles.muted}>
                  Verified by {verifiedBy} on {formatDate(verifiedAt, 'Australia/Sydney')}
                </span>
                <PortalForm name="unverify" id={`unverify-${stateCode}`} className={styles.actions}>
                  <input type="hidden" name="stateCode" value={stateCode} />
                  <SendButton kind="quiet" size="small">
                    Remove<HiddenText> the licence in {stateCode}</HiddenText>
                  </SendButton>
                </PortalForm>
              </div>
            </li>
          ))}
        </ul>
      )}
      <PortalForm name="verify">
        <FormField name="stateCode" label="State" given={location?.stateCode.toUpperCase()}>
          {(control) => <Select {...control} options={stateOptions} />}
        </FormField>
        <FormField name="number" label="Licence number" hint="As the register has it.">
          {(control) => <TextInput {...control} maxLength={30} autoComplete="off" />}
        </FormField>
        <div className={styles.actions}>
          <SendButton kind="secondary">Save licence</SendButton>
        </div>
      </PortalForm>
    </>
  );
}
