import { Button, PinIcon, SearchIcon } from '@verandah/design';
import { useNavigate, useServices } from '@verandah/kit';
import { locationAddress } from '@verandah/market';
import { useState } from 'react';
import { PlaceInput } from './place-input.tsx';
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
  const [message, setMessage] = useState('');
  const findMe = async () => {
    setMessage('Finding your location…');
    try {
      const { positionOfVisitor } = await import('./near-me.ts');
      const { latitude, longitude } = await positionOfVisitor();
      setMessage('');
      const near = `${latitude.toFixed(3)},${longitude.toFixed(3)}`;
      await navigate(`${locationAddress()}?${new URLSearchParams({ near }).toString()}`);
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
      <PlaceInput
        label="Suburb, street, region or postcode"
        name="q"
        initial={initial}
        error={unknown ? `We couldn’t find “${initial}”. Check the spelling or enter a postcode.` : undefined}
        search={async (term) =>
          (await graph.read(findPlaces, { term, take: 8 })).locationSearch.map(({ label }) => label)
        }
      >
        <Button type="submit" kind="primary" icon={SearchIcon}>
          Find
        </Button>
      </PlaceInput>
      {nearMe && (
        <Near
          onPress={() => {
            void findMe();
          }}
        />
      )}
      <p className={styles.message} role="status">
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
