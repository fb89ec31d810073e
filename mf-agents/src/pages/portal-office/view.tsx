import { Checkbox, HiddenText, PersonStrip } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { agentAddress } from '@verandah/market';
import type { Invite } from '../../features/portal/invites.ts';
import { InviteList } from '../../features/portal/invite-list.tsx';
import { PortalForm, SendButton } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';
import type { Who } from '../../features/portal/who.ts';
import { ApplicationsForm } from './applications-form.tsx';
import { OffersForm } from './offers-form.tsx';
import type { OwnOffice } from './own-office.ts';
import { PageForm } from './page-form.tsx';

export interface OfficeContent {
  readonly office: OwnOffice;
  /** Ids of the agents who edit its public page. */
  readonly admins: readonly string[];
  readonly invites: readonly Invite[];
  /** Why the logo of a form without script was rejected; '' if none was. */
  readonly pictureProblem: string;
}

/** The agent's office. Its admins edit its public page and choose who else does. */
export function OfficeView({ content, who }: { readonly content: OfficeContent; readonly who: Who }) {
  const { isLive } = useServices();
  const { office, admins, invites, pictureProblem } = content;
  const own = who.agent?.id ?? '';
  const isAdmin = admins.includes(own);
  return (
    <div className={styles.columns} data-side>
      <div className={styles.main}>
        <section className={styles.section} aria-labelledby="agents">
          <h2 id="agents">Agents</h2>
          <ul className={styles.list}>
            {office.agents.results.map(({ id, username, name, title, portrait, isClaimed }) => (
              <li key={id}>
                <PersonStrip
                  name={name}
                  picture={portrait}
                  href={isLive(agentAddress(username)) ? agentAddress(username) : undefined}
                  detail={[
                    title,
                    id === own ? 'you' : isClaimed ? 'manages their own profile' : 'from the feed, not yet joined',
                    admins.includes(id) && 'admin',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                />
                {isAdmin && isClaimed && id !== own && (
                  <PortalForm name="admin" id={`admin-${id}`} className={styles.actions}>
                    <input type="hidden" name="agentId" value={id} />
                    <input type="hidden" name="isAdmin" value={admins.includes(id) ? 'no' : 'yes'} />
                    <SendButton kind="quiet" size="small">
                      {admins.includes(id) ? 'Remove as admin' : 'Make admin'}
                      <HiddenText>: {name}</HiddenText>
                    </SendButton>
                  </PortalForm>
                )}
              </li>
            ))}
          </ul>
        </section>
        {isAdmin ? (
          <>
            <PageForm office={office} pictureProblem={pictureProblem} />
            <ApplicationsForm office={office} />
            <OffersForm office={office} />
          </>
        ) : (
          <p className={styles.muted}>
            Your office’s admins edit its public page. Ask one of them to make you an admin.
          </p>
        )}
      </div>
      <div className={styles.section}>
        <section className={styles.panel} aria-labelledby="invite-title">
          <h2 id="invite-title">Invite an agent</h2>
          <InviteList invites={invites} />
        </section>
        <section className={styles.panel} aria-labelledby="leave-title">
          <h2 id="leave-title">Leave {office.name}</h2>
          <p className={styles.text}>
            You’ll become a regular member. Your listings, enquiries and reviews stay with the office.
          </p>
          <PortalForm name="leave">
            <Checkbox name="sure" value="yes" label="I want to leave" />
            <div className={styles.actions}>
              <SendButton kind="secondary">Leave office</SendButton>
            </div>
          </PortalForm>
        </section>
      </div>
    </div>
  );
}
