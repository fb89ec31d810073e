import { Button, classNames, SearchIcon } from '@verandah/design';
import { useNavigate, useServices } from '@verandah/kit';
import { emptySearch, searchedPoint, statusType, type ListingSearch, type ListingStatusType } from '@verandah/market';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useAddressOf } from '../filters/use-address-of.ts';
import { inPlaces, type ChosenPlace } from './place-address.ts';
import { PlaceBox } from './place-box.tsx';
import type { Suggestion } from './queries.ts';
import { rememberSearch } from './recent-store.ts';
import styles from './place-form.module.css';

interface PlaceFormProps {
  readonly mode: ListingStatusType;
  /** Its filters apply when a location is chosen. */
  readonly search?: ListingSearch;
  /** Locations of the search; chosen ones are added to them. */
  readonly places?: readonly ChosenPlace[];
  /** Name of a search without locations among the recent searches. */
  readonly title?: string;
  /** An object for each outcome of a search: with another one the locations are those of `places` again. */
  readonly outcome?: object;
  readonly initial?: string;
  readonly size?: 'bar' | 'hero';
  /** Fields above the box: the choice of mode. */
  readonly children?: ReactNode;
}

const none: readonly ChosenPlace[] = [];

/**
 * Searches for a location, street, school, agency or agent. Without script it requests `/for-sale?q=…`, which redirects
 * to the best match.
 */
export function PlaceForm({
  mode,
  search,
  places = none,
  title = '',
  outcome,
  initial = '',
  size = 'bar',
  children,
}: PlaceFormProps) {
  const navigate = useNavigate();
  const services = useServices();
  const { flags } = services;
  const addressOf = useAddressOf();
  // A point stands for the state that it is in.
  const point = search && searchedPoint(search);
  const searchedPlaces = point ? places.map(({ slug }) => ({ slug, label: point.name })) : places;
  const inside = search?.context === 'location' ? searchedPlaces : none;
  const searched = inside.map(({ slug }) => slug).join(',');
  const [stored, setStored] = useState({ searched, outcome, places: inside });
  const chosen = stored.searched === searched && stored.outcome === outcome ? stored.places : inside;
  const best = useRef<Suggestion>(undefined);
  const base = search ?? emptySearch(mode);
  const landing = statusType(mode).landingPath;
  const go = (href: string) => {
    void navigate(href);
  };

  const address = search && addressOf({ ...search, page: 1 });
  const name = inside.map(({ label }) => label).join('; ') || title;
  useEffect(() => {
    if (address && name) rememberSearch({ address, place: name.slice(0, 200) });
  }, [address, name]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (typed === '') {
      go(
        chosen.length > 0
          ? inPlaces(
              base,
              chosen.map(({ slug }) => slug),
              flags,
            )
          : landing,
      );
      return;
    }
    const found = await import('./typed-address.ts')
      .then(({ typedAddress }) => typedAddress(typed, best.current, base, chosen, services))
      // A failure, also of the script, is reported by the page that it leads to.
      .catch(() => null);
    go(found ?? `${landing}?${new URLSearchParams({ q: typed, mode }).toString()}`);
  };
  return (
    <form
      className={classNames(styles.form, styles[size])}
      role="search"
      action={landing}
      method="get"
      onSubmit={(event) => {
        void onSubmit(event);
      }}
    >
      {children}
      {chosen.length > 0 && !point && (
        <input type="hidden" name="suburbs" value={chosen.map(({ slug }) => slug).join(',')} />
      )}
      <div className={styles.line}>
        <PlaceBox
          key={`${searched} ${initial}`}
          label="Suburb, street, school, agency or postcode"
          initial={initial}
          search={base}
          places={chosen}
          onPlaces={(left) => setStored({ searched, outcome, places: left })}
          onBest={(found) => {
            best.current = found;
          }}
          onGo={go}
        />
        {size === 'hero' ? (
          <Button kind="primary" type="submit" icon={SearchIcon} className={styles.go}>
            Search
          </Button>
        ) : (
          <Button type="submit" className={styles.hiddenGo}>
            Search
          </Button>
        )}
      </div>
    </form>
  );
}
