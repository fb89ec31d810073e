import { plural } from '@verandah/market';
import { Fragment } from 'react';
import { distanceText } from '../around/distance.ts';
import styles from '../around/near-list.module.css';
import { schoolKind, type NearSchool, type NearSchools } from './near-schools.ts';

/** Schools of a suburb shown at once; the others open, without script too. */
const shown = 5;
const levels = [
  { level: 'primary', title: 'Nearest primary schools' },
  { level: 'secondary', title: 'Nearest secondary schools' },
] as const;

const List = ({ schools }: { readonly schools: readonly NearSchool[] }) => (
  <ul className={styles.list}>
    {schools.map((school) => (
      <li key={school.id} className={styles.entry}>
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

/** The schools whose catchment a property is in, the nearest of each level and sector, and others nearby. */
export function Schools({ schools, suburb }: { readonly schools: NearSchools; readonly suburb: string }) {
  const { results, nearest, catchments, measuredFrom } = schools;
  if (results.length === 0) return null;
  const named = new Set(nearest.map(({ school }) => school.id));
  const first = nearest.length === 0 ? results.slice(0, shown) : [];
  const others = nearest.length === 0 ? results.slice(shown) : results.filter(({ id }) => !named.has(id));
  return (
    <section className={styles.section} id="schools" aria-labelledby="schools-title">
      <h2 className={styles.title} id="schools-title">
        {measuredFrom === 'address' ? 'Schools nearby' : `Schools in ${suburb}`}
      </h2>
      {catchments.length > 0 && (
        <>
          <h3 className={styles.level}>In the catchment of</h3>
          <List schools={[...new Map(catchments.map(({ school }) => [school.id, school])).values()]} />
        </>
      )}
      {levels
        .map(({ level, title }) => ({ title, ofLevel: nearest.filter((each) => each.level === level) }))
        .filter(({ ofLevel }) => ofLevel.length > 0)
        .map(({ title, ofLevel }) => (
          <Fragment key={title}>
            <h3 className={styles.level}>{title}</h3>
            <List schools={ofLevel.map(({ school }) => school)} />
          </Fragment>
        ))}
      {first.length > 0 && <List schools={first} />}
      {others.length > 0 && (
        <details>
          <summary className={styles.summary}>{plural(others.length, 'more school')}</summary>
          <List schools={others} />
        </details>
      )}
      <p className={styles.note}>
        {measuredFrom === 'address' ? 'Distances are in a straight line. ' : ''}Living nearby doesn’t guarantee a place.
        Check enrolment zones with the school{catchments.length > 0 && ', as they change each year'}.
      </p>
    </section>
  );
}
