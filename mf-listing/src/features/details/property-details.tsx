import { DownloadIcon, Icon } from '@verandah/design';
import type { PageListing } from '../../pages/listing/listing.ts';
import { propertyFacts, type LabelledFact } from './property-facts.ts';
import styles from './details.module.css';

const Facts = ({ title, facts }: { readonly title: string; readonly facts: readonly LabelledFact[] }) =>
  facts.length === 0 ? null : (
    <div>
      <h3 className={styles.group}>{title}</h3>
      <dl className={styles.facts}>
        {facts.map(({ label, text }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );

/** Land, building and rural facts, and the listing's documents. */
export function PropertyDetails({ listing }: { readonly listing: PageListing }) {
  const { land, building, rural } = propertyFacts(listing);
  const documents = listing.documents.filter(({ url }) => /^https?:\/\//.test(url));
  if (land.length + building.length + rural.length + documents.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="details-title">
      <h2 className={styles.title} id="details-title">
        Property details
      </h2>
      <div className={styles.groups}>
        <Facts title="Land" facts={land} />
        <Facts title="Building" facts={building} />
        <Facts title="Rural" facts={rural} />
        {documents.length > 0 && (
          <div>
            <h3 className={styles.group}>Documents</h3>
            <ul className={styles.entries}>
              {documents.map(({ title, url }) => (
                <li key={url}>
                  <a className={styles.document} href={url} rel="noopener nofollow">
                    <Icon shape={DownloadIcon} size={18} />
                    {title || 'Document'}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
