import { Button, Field, HiddenText, TextInput } from '@verandah/design';
import { longestPointName, pointName, type NearFilter } from '@verandah/market';
import { useState } from 'react';
import { mostSavedPoints, samePoint, type SavedPoint, type SavedPoints } from './saved-points.ts';
import styles from './near-point.module.css';

interface SavePointProps {
  readonly near: NearFilter;
  readonly saved: SavedPoints;
  /** The name that the point was saved under. */
  onName(name: string): void;
}

/** Saves the chosen point under a name. */
export function SavePoint({ near, saved, onName }: SavePointProps) {
  const [naming, setNaming] = useState(false);
  if (saved.points.some((each) => samePoint(each, near))) return null;
  if (saved.points.length >= mostSavedPoints)
    return <p className={styles.message}>You have saved five places. To save this one, delete another.</p>;
  if (!naming)
    return (
      <Button kind="secondary" size="small" className={styles.save} onClick={() => setNaming(true)}>
        Save this place
      </Button>
    );
  return (
    <NameField
      initial={near.name}
      onCancel={() => setNaming(false)}
      onName={(name) => {
        saved.save({ name, latitude: near.latitude, longitude: near.longitude });
        setNaming(false);
        onName(name);
      }}
    />
  );
}

/** The visitor's own places: each can be renamed and deleted. */
export function SavedPointList({ saved }: { readonly saved: SavedPoints }) {
  const [renaming, setRenaming] = useState<SavedPoint | null>(null);
  return (
    <details className={styles.saved}>
      <summary>Your saved places ({saved.points.length})</summary>
      <p className={styles.message}>They are saved in this browser only.</p>
      <ul>
        {saved.points.map((point) => (
          <li key={point.name}>
            {renaming === point ? (
              <NameField
                initial={point.name}
                onCancel={() => setRenaming(null)}
                onName={(name) => {
                  saved.rename(point, name);
                  setRenaming(null);
                }}
              />
            ) : (
              <div className={styles.savedPoint}>
                <span className={styles.name}>{point.name}</span>
                <Button kind="quiet" size="small" onClick={() => setRenaming(point)}>
                  Rename<HiddenText> {point.name}</HiddenText>
                </Button>
                <Button kind="quiet" size="small" onClick={() => saved.remove(point)}>
                  Delete<HiddenText> {point.name}</HiddenText>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface NameFieldProps {
  readonly initial: string;
  onName(name: string): void;
  onCancel(): void;
}

/** The name of a place. Not a form of its own: it is inside the form of the filters, which Enter must not submit. */
function NameField({ initial, onName, onCancel }: NameFieldProps) {
  const [text, setText] = useState(initial);
  const [missing, setMissing] = useState(false);
  const save = () => {
    const name = pointName(text);
    if (name === '') setMissing(true);
    else onName(name);
  };
  return (
    <div className={styles.naming}>
      <Field label="Name of the place" error={missing ? 'Enter a name, such as Work or School.' : undefined}>
        {(control) => (
          <TextInput
            {...control}
            // The button that opened it was pressed to type here.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            autoComplete="off"
            maxLength={longestPointName}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setMissing(false);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') {
                event.preventDefault();
                save();
              }
            }}
          />
        )}
      </Field>
      <Button kind="secondary" size="small" onClick={save}>
        Save
      </Button>
      <Button kind="quiet" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
