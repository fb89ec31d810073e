import { ButtonLink, PhoneIcon } from '@verandah/design';
import { officeAddress, phoneAddress, phoneText } from '@verandah/market';
import type { CSSProperties } from 'react';
import type { PageListing } from '../../pages/listing/listing.ts';
import styles from './people.module.css';

const initials = (name: string): string => name.split(/\s+/).map(([letter = '']) => letter).filter((_, index, all) => index === 0 || index === all.length - 1).join('').toUpperCase();

/** The agents and their office. */
export const People = ({ listing: { agents, office, statusType } }: { readonly listing: PageListing }) => (
  <section className={styles.people} aria-labelledby="people-title" style={office.brandColour ? { '--brand': office.brandColour } as CSSProperties : undefined}>
    <h2 className={styles.title} id="people-title">{agents.length > 1 ? 'Agents' : agents.length === 1 ? 'Agent' : 'Office'}</h2>
    {agents.length > 0 && (
      <ul className={styles.agents}>
        {agents.map(({ id, name, title, phone }) => (
          <li key={id} className={styles.agent}>
            <span className={styles.initials} aria-hidden="true">{initials(name)}</span>
            <span className={styles.who}><span className={styles.name}>{name}</span><span className={styles.role}>{title ?? office.name}</span></span>
            {phone && <ButtonLink href={phoneAddress(phone)} icon={PhoneIcon} size="small" aria-label={`Call ${name}, ${phoneText(phone)}`}>{phoneText(phone)}</ButtonLink>}
          </li>
        ))}
      </ul>
    )}
    <p className={styles.office}>
      <a className={styles.name} href={officeAddress(office.slug, statusType)}>{office.name}</a>
      {office.phone && <a className={styles.call} href={phoneAddress(office.phone)}>{phoneText(office.phone)}</a>}
    </p>
  </section>
);
