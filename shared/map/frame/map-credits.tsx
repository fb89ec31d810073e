import type { MapSources } from '../base/base-source.ts';
import styles from './map-credits.module.css';

/**
 * Whose data the map shows: the first source and a button that opens all of them; on a narrow map the button alone. Also
 * states if no images of satellites are set up.
 */
export function MapCredits({ credits, hasSatellite }: MapSources) {
  const sources = credits.split(' · ');
  return (
    <details className={styles.credits}>
      <summary>
        <span className={styles.hidden}>Sources of the map: </span>
        <span className={styles.first}>
          {sources[0]}
          {sources.length > 1 && ' and others'}
        </span>
        <span className={styles.sign} aria-hidden="true">
          i
        </span>
      </summary>
      <ul>
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
      {!hasSatellite && <p>This map has no satellite images.</p>}
    </details>
  );
}
