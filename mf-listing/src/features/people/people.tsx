import { Avatar, ButtonLink, PhoneIcon, Rating, VerifiedMark } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { agentAddress, listingAddress, officeAddress, phoneAddress, phoneText } from '@verandah/market';
import type { CSSProperties } from 'react';
import type { PageListing } from '../../pages/listing/listing.ts';
import { FollowAgent } from '../follow/follow-agent.tsx';
import styles from './people.module.css';

/** The agents and their office; other offices that list the same home, with links to their pages of it. */
export function People({
  listing: { agents, office, statusType, address, alsoListedBy },
}: {
  readonly listing: PageListing;
}) {
  const { isLive } = useServices();
  // The office's page or, while no area serves it, the office's listings.
  const officeHref = [officeAddress(office.slug), officeAddress(office.slug, statusType)].find(isLive);
  return (
    <section
      className={styles.people}
      aria-labelledby="people-title"
      style={office.brandColour ? ({ '--brand': office.brandColour } as CSSProperties) : undefined}
    >
      <h2 className={styles.title} id="people-title">
        {agents.length > 1 ? 'Agents' : agents.length === 1 ? 'Agent' : 'Office'}
      </h2>
      {agents.length > 0 && (
        <ul className={styles.agents}>
          {agents.map((agent) => {
            const {
              id,
              username,
              name,
              title,
              phone,
              portrait,
              reviewSummary: { average, count },
            } = agent;
            const href = agentAddress(username);
            return (
              <li key={id} className={styles.agent} data-agent={id}>
                <Avatar name={name} picture={portrait} />
                <span className={styles.who}>
                  {isLive(href) ? (
                    <a className={styles.name} href={href}>
                      {name}
                    </a>
                  ) : (
                    <span className={styles.name}>{name}</span>
                  )}
                  <span className={styles.role}>{title ?? office.name}</span>
                  {count > 0 && <Rating value={average} count={count} size="small" />}
                </span>
                <div className={styles.ways}>
                  {phone && (
                    <ButtonLink
                      href={phoneAddress(phone)}
                      icon={PhoneIcon}
                      size="small"
                      aria-label={`Call ${name}, ${phoneText(phone)}`}
                    >
                      {phoneText(phone)}
                    </ButtonLink>
                  )}
                  <FollowAgent agent={agent} />
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {/* The number of the office is no agent's. */}
      <p className={styles.office} data-agent="">
        {officeHref ? (
          <a className={styles.name} href={officeHref}>
            {office.name}
          </a>
        ) : (
          <span className={styles.name}>{office.name}</span>
        )}
        {office.phone && (
          <a className={styles.call} href={phoneAddress(office.phone)}>
            {phoneText(office.phone)}
          </a>
        )}
      </p>
      <VerifiedMark
        name={office.name}
        licences={office.licences.filter(({ stateCode }) => stateCode === address.stateCode)}
      />
      {alsoListedBy.length > 0 && (
        <div className={styles.also}>
          <h3 className={styles.subtitle}>Also listed by</h3>
          <ul>
            {alsoListedBy.map((other) => (
              <li key={other.uri}>
                <a className={styles.name} href={listingAddress(other.uri)}>
                  {[...other.agents, other.office].map(({ name }) => name).join(', ')}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
