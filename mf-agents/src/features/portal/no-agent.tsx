import { ButtonLink } from '@verandah/design';
import { useServices } from '@verandah/kit';
import styles from './portal.module.css';
import type { Who } from './who.ts';

/** For members who are not agents: how to become one. For agents on an admin page: whose page it is. */
export function NoAgent({ who, forAdmins = false }: { readonly who: Who; readonly forAdmins?: boolean }) {
  const { isLive } = useServices();
  return (
    <>
      {forAdmins ? (
        <p className={styles.text}>You are signed in as {who.name}, who is no admin. An admin can make you one.</p>
      ) : (
        <div className={styles.section}>
          <p className={styles.text}>
            Agents look after their listings, enquiries and reviews here. You are signed in as {who.name}, who is no
            agent.
          </p>
          <p className={styles.text}>
            You become an agent by invitation: ask an agent of your office to invite <strong>{who.email}</strong>. Open
            the link in the e-mail that comes and accept: what your office’s feed has under that address is yours to
            look after.
          </p>
          <p className={styles.text}>If nobody of your office is here yet, write to us: we invite its first agent.</p>
        </div>
      )}
      <div className={styles.actions}>
        {who.isAdmin && (
          <ButtonLink kind="primary" href="/agent-portal/admin">
            Offices and admins
          </ButtonLink>
        )}
        {who.agent && (
          <ButtonLink kind="primary" href="/agent-portal">
            Your agent’s place
          </ButtonLink>
        )}
        {!who.agent && isLive('/agent-finder') && (
          <ButtonLink href="/agent-finder?type=offices">Find your office</ButtonLink>
        )}
        <ButtonLink href="/about/contact">Ask us</ButtonLink>
      </div>
    </>
  );
}
