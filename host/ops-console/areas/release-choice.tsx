import type { PublishedRelease } from '@verandah/releases';
import { Field, Notice, Select } from '@verandah/design';
import { momentText } from '../client/moments.ts';
import { originWords } from './origin-words.ts';
import styles from './release-choice.module.css';

interface ReleaseChoiceProps {
  readonly label: string;
  readonly releases: readonly (Pick<PublishedRelease, 'version'> & Partial<PublishedRelease>)[];
  readonly value: string;
  onChange(version: string): void;
}

/** Selects one of an area's releases, with the notes of the release gate. */
export function ReleaseChoice({ label, releases, value, onChange }: ReleaseChoiceProps) {
  const chosen = releases.find(({ version }) => version === value);
  return (
    <div className={styles.choice}>
      <Field label={label}>
        {(control) => (
          <Select
            {...control}
            name="version"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            options={releases.map(({ version, publishedAt }) => ({
              value: version,
              label: publishedAt ? `${version}, published ${momentText(publishedAt)}` : version,
            }))}
          />
        )}
      </Field>
      {chosen?.sourceRevision && (
        <p className={styles.source}>
          Source <code>{chosen.sourceRevision.slice(0, 12)}</code>
          {chosen.origin && originWords(chosen.origin)}
        </p>
      )}
      {chosen?.origin?.unclean && (
        <Notice tone="warning">
          {chosen.origin.commit === '' ? 'Its source is in no repository' : 'It has changes that its commit does not'}:
          no one else can build it again.
        </Notice>
      )}
      {chosen?.problem && (
        <Notice tone="danger">It can’t be served: {chosen.problem}. Publish it again from its source.</Notice>
      )}
      {chosen?.notes && chosen.notes.length > 0 && (
        <div className={styles.notes}>
          <p>Noted when it was published:</p>
          <ul>
            {chosen.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
