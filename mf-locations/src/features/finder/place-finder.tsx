import { useSuggestions } from '@verandah/areas/actions';
import { Button, Field, PinIcon, SearchIcon, TextInput } from '@verandah/design';
import { useNavigate, useServices } from '@verandah/kit';
import { locationAddress } from '@verandah/market';
import { useId, useState } from 'react';
import { findPlaces } from './queries.ts';
import styles from './place-finder.module.css';

interface PlaceFinderProps {
  readonly initial?: string;
  /** No location matches the text. */
  readonly unknown?: boolean;
  /** Offers to find the suburbs around the visitor. */
  readonly nearMe?: boolean;
}

/**
 * Finds a location by its name. With script the browser suggests locations that match its beginning, and can find those
 * near the visitor.
 */
export function PlaceFinder({ initial = '', unknown = false, nearMe = false }: PlaceFinderProps) {
  const { graph } = useServices();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = useSuggestions(typed, async (term) =>
    (await graph.read(findPlaces, { term, take: 8 })).locationSearch.map(({ label }) => label),
  );
  const [message, setMessage] = useState('');
  const findMe = async () => {
    setMessage('Finding your location…');
    try {
      const { positionOfVisitor } = await import('./near-me.ts');
      const { latitude, longitude } = await positionOfVisitor();
      setMessage('');
      await navigate(
        `${locationAddress()}?${new URLSearchParams({ near: `${latitude.toFixed(3)},${longitude.toFixed(3)}` }).toString()}`,
      );
    } catch (error) {
      setMessage(
        error instanceof Error ? error.message : 'We couldn’t find your location. Enter a suburb or postcode instead.',
      );
    }
  };
  return (
    <form
      className={styles.form}
      role="search"
      aria-label="Find a location"
      action={locationAddress()}
      method="get"
      data-enhance=""
    >
      <Field
        label="Suburb, street, region or postcode"
        error={unknown ? `We couldn’t find “${initial}”. Check the spelling or enter a postcode.` : undefined}
      >
        {(control) => (
          <>
            <TextInput
              {...control}
              key={initial}
              name="q"
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
              {found.map((label) => (
                <option key={label} value={label}>
                  {label}
                </option>
              ))}
            </datalist>
          </>
        )}
      </Field>
      <Button type="submit" kind="primary" icon={SearchIcon}>
        Find
      </Button>
      {nearMe && (
        <Near
          onPress={() => {
            void findMe();
          }}
        />
      )}
      <p className={styles.said} role="status">
        {message}
      </p>
    </form>
  );
}

const Near = ({ onPress }: { onPress(): void }) => (
  <Button kind="quiet" icon={PinIcon} className={styles.near} onClick={onPress}>
    Suburbs near me
  </Button>
);
