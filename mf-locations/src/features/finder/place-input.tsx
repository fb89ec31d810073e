import { useSuggestions } from '@verandah/areas/actions';
import { Field, TextInput } from '@verandah/design';
import { useId, useState, type ReactNode } from 'react';
import styles from './place-input.module.css';

interface PlaceInputProps {
  readonly label: string;
  /** Name of the form's field. */
  readonly name: string;
  /** Initial value; a new one replaces the text. */
  readonly initial: string;
  readonly error?: string | undefined;
  /** Labels that match the beginning of a name. */
  readonly search: (term: string) => Promise<readonly string[]>;
  /** The form's button, beside the field however many lines its label and error have. */
  readonly children: ReactNode;
}

/** A field for the name of a location and its form's button. With script the browser suggests those that match its beginning. */
export function PlaceInput({ label, name, initial, error, search, children }: PlaceInputProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = useSuggestions(typed, search);
  return (
    <div className={styles.row}>
      <Field label={label} error={error}>
        {(control) => (
          <>
            <TextInput
              {...control}
              key={initial}
              name={name}
              type="search"
              defaultValue={initial}
              list={`${id}-places`}
              autoComplete="off"
              maxLength={100}
              required
              enterKeyHint="search"
              onChange={(event) => setTyped(event.target.value)}
            />
            <datalist id={`${id}-places`}>
              {found.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </datalist>
          </>
        )}
      </Field>
      {children}
    </div>
  );
}
