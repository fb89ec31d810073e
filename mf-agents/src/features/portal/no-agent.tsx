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
        <p className={styles.text}>You’re signed in as {who.name}. Ask an admin to give you access.</p>
      ) : (
        <div className={styles.section}>
          <p className={styles.text}>
            Agents manage their listings, enquiries and reviews here. You’re signed in as {who.name}, which isn’t linked
            to an agent yet.
          </p>
          <p className={styles.text}>
            To get access, ask an agent at your office to invite <strong>{who.email}</strong>. Accept the invitation in
            the email and we’ll link the listings your office’s feed has under that address.
          </p>
          <p className={styles.text}>Is your office new to Verandah? Contact us and we’ll invite your first agent.</p>
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
            Agent portal
          </ButtonLink>
        )}
        {!who.agent && isLive('/agent-finder') && (
          <ButtonLink href="/agent-finder?type=offices">Find your office</ButtonLink>
        )}
        <ButtonLink href="/about/contact">Contact us</ButtonLink>
      </div>
    </>
  );
}
