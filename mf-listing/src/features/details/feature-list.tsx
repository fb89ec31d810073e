import { featureByName, featureGroups } from '@verandah/market';
import type { PageListing } from '../../pages/listing/listing.ts';
import styles from './details.module.css';

/** Features by group, then the agent's own additions. */
export function FeatureList({ features: { tags, extraFeatures } }: { readonly features: PageListing['features'] }) {
  const features = tags.flatMap((tag) => featureByName(tag) ?? []);
  const groups = [
    ...featureGroups.map(({ name, label }) => ({
      label,
      entries: features.filter(({ group }) => group === name).map((feature) => feature.label),
    })),
    { label: 'Other features', entries: [...extraFeatures] },
  ].filter(({ entries }) => entries.length > 0);
  if (groups.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="features-title">
      <h2 className={styles.title} id="features-title">
        Features
      </h2>
      <div className={styles.groups}>
        {groups.map(({ label, entries }) => (
          <div key={label}>
            <h3 className={styles.group}>{label}</h3>
            <ul className={styles.entries}>
              {entries.map((entry) => (
                <li key={entry} className={styles.entry}>
                  {entry}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
