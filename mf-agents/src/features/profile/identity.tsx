import { Avatar, ButtonLink, FollowButton, MailIcon, PhoneIcon, Rating, VerifiedMark } from '@verandah/design';
import { useSession } from '@verandah/kit';
import { locationLabel, officeAddress, phoneAddress, phoneText } from '@verandah/market';
import { tabAddress } from '../../pages/profile/tab-address.ts';
import type { ProfileAgent } from '../../pages/profile/agent.ts';
import { useFollowAgent } from '../follow/use-follow-agent.ts';
import styles from './profile.module.css';

/** Header of an agent's page: portrait, name, office, rating; follow, call and enquire; biography. */
export function Identity({ agent }: { readonly agent: ProfileAgent }) {
  const { username, name, title, portrait, office, phone, reviewSummary, bio, hasLeft } = agent;
  const follow = useFollowAgent(agent);
  const { agentId } = useSession();
  const place = office.location && locationLabel({ ...office.location, name: office.location.suburb });
  return (
    <header className={styles.identity}>
      <Avatar name={name} picture={portrait} size="portrait" eager />
      <div className={styles.who}>
        <h1 className={styles.name} tabIndex={-1}>
          {name}
        </h1>
        <p className={styles.office}>
          {title && <>{title}, </>}
          <a href={officeAddress(office.slug)}>{office.name}</a>
          {place && <span className={styles.place}> · {place}</span>}
        </p>
        <p>
          <a className={styles.rating} href={tabAddress(username, 'reviews')}>
            <Rating value={reviewSummary.average} count={reviewSummary.count} />
          </a>
        </p>
        <VerifiedMark name={office.name} licences={office.licences} />
      </div>
      <div className={styles.actions}>
        {!hasLeft && (
          <ButtonLink kind="primary" href="#enquiry" icon={MailIcon}>
            Enquire
          </ButtonLink>
        )}
        {!hasLeft && phone && (
          <ButtonLink href={phoneAddress(phone)} icon={PhoneIcon} aria-label={`Call ${name}: ${phoneText(phone)}`}>
            {phoneText(phone)}
          </ButtonLink>
        )}
        {agentId !== agent.id && (
          <FollowButton
            what={name}
            following={follow.isFollowing}
            count={follow.followerCount}
            busy={follow.busy}
            onToggle={follow.toggle}
          />
        )}
      </div>
      {bio && (
        <div className={styles.bio}>
          {bio.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </header>
  );
}
