import { plural } from '@verandah/market';
import { distanceText, schoolKind, type NearSchool, type NearSchools } from './near-schools.ts';
import styles from './schools.module.css';

/** Schools shown at once; the others open, without script too. */
const shown = 5;

const List = ({ schools }: { readonly schools: readonly NearSchool[] }) => (
  <ul className={styles.list}>
    {schools.map((school) => (
      <li key={school.id} className={styles.school}>
        <span className={styles.words}>
          <span className={styles.name}>{school.name}</span>
          <span className={styles.kind}>{[schoolKind(school), school.suburb].filter(Boolean).join(' · ')}</span>
        </span>
        {school.distanceMetres !== null && (
          <span className={styles.distance}>{distanceText(school.distanceMetres)}</span>
        )}
      </li>
    ))}
  </ul>
);

/** The schools nearest to a property. */
export function Schools({ schools, suburb }: { readonly schools: NearSchools; readonly suburb: string }) {
  const { results, measuredFrom } = schools;
  if (results.length === 0) return null;
  const [first, others] = [results.slice(0, shown), results.slice(shown)];
  return (
    <section className={styles.schools} id="schools" aria-labelledby="schools-title">
      <h2 className={styles.title} id="schools-title">
        {measuredFrom === 'address' ? 'Schools nearby' : `Schools in ${suburb}`}
      </h2>
      <List schools={first} />
      {others.length > 0 && (
        <details>
          <summary className={styles.summary}>{plural(others.length, 'more school')}</summary>
          <List schools={others} />
        </details>
      )}
      <p className={styles.note}>
        {measuredFrom === 'address' ? 'Distances are in a straight line. ' : ''}Living nearby doesn’t guarantee a place.
        Check enrolment zones with the school.
      </p>
    </section>
  );
}
