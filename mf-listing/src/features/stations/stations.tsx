import { linesText, walkText, type NearStation } from './near-stations.ts';
import styles from '../around/near-list.module.css';

interface StationsProps {
  readonly stations: readonly NearStation[];
  /** The suburb from whose centre distances are measured; null when they are from the property itself. */
  readonly fromSuburb: string | null;
}

/** The railway stations nearest to a property. */
export function Stations({ stations, fromSuburb }: StationsProps) {
  if (stations.length === 0) return null;
  return (
    <section className={styles.section} id="stations" aria-labelledby="stations-title">
      <h2 className={styles.title} id="stations-title">
        Nearest stations
      </h2>
      <ul className={styles.list}>
        {stations.map((station) => (
          <li key={station.name} className={styles.entry}>
            <span className={styles.words}>
              <span className={styles.name}>{station.name} Station</span>
              <span className={styles.kind}>{linesText(station.lines)}</span>
            </span>
            <span className={styles.distance}>{walkText(station)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        Distances are in a straight line{fromSuburb !== null && ` from the centre of ${fromSuburb}`}, so the walk is
        longer.
      </p>
    </section>
  );
}
