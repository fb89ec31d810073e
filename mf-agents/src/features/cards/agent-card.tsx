import { Avatar, Rating } from '@verandah/design';
import { agentAddress } from '@verandah/market';
import type { CSSProperties } from 'react';
import { agentFigures } from './agent-figures.ts';
import type { CardAgent } from './card-agent.ts';
import { Figures } from './figures.tsx';
import styles from './cards.module.css';

/** An agent in a list: portrait, name (the card's only link), rating, figures of the last twelve months, office. */
export function AgentCard({
  agent,
  level = 2,
  officeShown = true,
}: {
  readonly agent: CardAgent;
  readonly level?: 2 | 3;
  readonly officeShown?: boolean;
}) {
  const { id, username, name, title, portrait, office, reviewSummary, performance } = agent;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article
      className={styles.card}
      aria-labelledby={`agent-${id}`}
      style={office.brandColour ? ({ '--brand': office.brandColour } as CSSProperties) : undefined}
    >
      <Avatar name={name} picture={portrait} />
      <div className={styles.words}>
        <Heading className={styles.name} id={`agent-${id}`}>
          <a className={styles.link} href={agentAddress(username)}>
            {name}
          </a>
        </Heading>
        <p className={styles.detail}>{[title, officeShown ? office.name : ''].filter(Boolean).join(' · ')}</p>
        <Rating value={reviewSummary.average} count={reviewSummary.count} />
      </div>
      <Figures figures={agentFigures(performance)} />
    </article>
  );
}
