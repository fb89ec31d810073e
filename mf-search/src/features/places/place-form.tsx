import { Button, classNames, SearchIcon } from '@verandah/design';
import { useNavigate } from '@verandah/kit';
import { emptySearch, normaliseSearch, statusType, type ListingSearch, type ListingStatusType } from '@verandah/market';
import type { FormEvent, ReactNode } from 'react';
import { addressOf } from '../filters/filter-address.ts';
import { PlaceBox } from './place-box.tsx';
import styles from './place-form.module.css';

interface PlaceFormProps {
  readonly mode: ListingStatusType;
  /** Keeps these filters when a place is chosen. */
  readonly search?: ListingSearch;
  readonly initial?: string;
  readonly size?: 'bar' | 'hero';
  /** Fields above the box: the choice of mode. */
  readonly children?: ReactNode;
}

/** Search for a place. Without script it asks `/for-sale?q=…` and is led to the best match. */
export function PlaceForm({ mode, search, initial = '', size = 'bar', children }: PlaceFormProps) {
  const navigate = useNavigate();
  const inPlace = (slug: string): string => {
    const { bounds: _bounds, centre: _centre, zoom: _zoom, shape: _shape, office: _office, ...rest } = search ?? emptySearch(mode);
    return addressOf(normaliseSearch({ ...rest, mode, context: 'location', locations: [slug], page: 1 }));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const query = new URLSearchParams({ q: String(fields.get('q') ?? ''), mode });
    void navigate(`${statusType(mode).landingPath}?${query.toString()}`);
  };
  return (
    <form className={classNames(styles.form, styles[size])} role="search" action={statusType(mode).landingPath} method="get" onSubmit={onSubmit}>
      {children}
      <div className={styles.line}>
        <PlaceBox
          key={initial} label="Suburb, postcode or state" placeholder="Suburb, postcode or state" initial={initial}
          onChoose={(place) => { void navigate(inPlace(place.slug)); }}
        />
        {size === 'hero'
          ? <Button kind="primary" type="submit" icon={SearchIcon} className={styles.go}>Search</Button>
          : <Button type="submit" className={styles.hiddenGo}>Search</Button>}
      </div>
    </form>
  );
}
