import { OfficeMark, Rating } from '@verandah/design';
import { locationLabel, officeAddress } from '@verandah/market';
import type { CSSProperties } from 'react';
import { agentFigures } from './agent-figures.ts';
import type { CardOffice } from './card-office.ts';
import { Figures } from './figures.tsx';
import styles from './cards.module.css';

/**
 * An office in a list: name (the card's only link), suburb, rating of its agents, figures of the last twelve months.
 */
export function OfficeCard({ office, level = 2 }: { readonly office: CardOffice; readonly level?: 2 | 3 }) {
  const { id, slug, name, brandColour, logo, averageRating, reviewCount, location, performance } = office;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article
      className={styles.card}
      aria-labelledby={`office-${id}`}
      style={brandColour ? ({ '--brand': brandColour } as CSSProperties) : undefined}
    >
      <OfficeMark name={name} logo={logo} />
      <div className={styles.words}>
        <Heading className={styles.name} id={`office-${id}`}>
          <a className={styles.link} href={officeAddress(slug)}>
            {name}
          </a>
        </Heading>
        <p className={styles.detail}>{location ? locationLabel({ ...location, name: location.suburb }) : ''}</p>
        <Rating value={averageRating} count={reviewCount} />
      </div>
      <Figures figures={agentFigures(performance)} />
    </article>
  );
}
