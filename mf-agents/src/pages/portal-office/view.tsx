import { Checkbox, PersonStrip } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { agentAddress } from '@verandah/market';
import { InviteList } from '../../features/portal/invite-list.tsx';
import { PortalForm, SendButton } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';
import type { Who } from '../../features/portal/who.ts';
import type { OfficeContent } from './part.ts';

export function OfficeView({
  content: { office, invites },
  who,
}: {
  readonly content: OfficeContent;
  readonly who: Who;
}) {
  const { isLive } = useServices();
  return (
    <div className={styles.columns} data-side>
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
                  id === who.agent?.id
                    ? 'you'
                    : isClaimed
                      ? 'manages their own profile'
                      : 'from the feed, not yet joined',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
            </li>
          ))}
        </ul>
      </section>
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
