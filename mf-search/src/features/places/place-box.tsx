import { CloseIcon, HiddenText, Icon, SearchIcon } from '@verandah/design';
import { useServices } from '@verandah/kit';
import type { ListingSearch } from '@verandah/market';
import { Suspense, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { fetchList, LazyList } from './lazy-list.ts';
import { inPlaces, type ChosenPlace } from './place-address.ts';
import type { ListState } from './place-list.tsx';
import styles from './place-box.module.css';

interface PlaceBoxProps {
  readonly label: string;
  /** Initial text of the field. */
  readonly initial: string;
  readonly search: ListingSearch;
  /** Locations already searched. */
  readonly places: readonly ChosenPlace[];
  onPlaces(places: readonly ChosenPlace[]): void;
  onBest(best: ListState['best']): void;
  onGo(href: string): void;
}

const closed: ListState = { open: false, active: undefined, best: undefined };

/**
 * Where to search: the searched locations, each removable, and the text field `q` of the surrounding form. With script
 * it is a combobox: Down and Up choose, Enter accepts, Escape closes, and Backspace in the empty field removes the last
 * location.
 */
export function PlaceBox({ label, initial, search, places, onPlaces, onBest, onGo }: PlaceBoxProps) {
  const { flags } = useServices();
  const id = useId();
  const [text, setText] = useState(initial);
  const [reached, setReached] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [list, setList] = useState(closed);
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  const [updateList] = useState(() => (state: ListState) => {
    setList(state);
    onBest(state.best);
  });
  const [takeKeys] = useState(() => (take: typeof keys.current) => {
    keys.current = take;
  });

  // Text typed before hydration would be lost in the first re-render, and wait for another key before it is searched.
  useLayoutEffect(() => {
    const input = field.current;
    if (!input || input.value === input.defaultValue) return;
    setText(input.value);
    if (document.activeElement !== input) return;
    setReached(true);
    setWanted(true);
  }, []);

  const without = (place: ChosenPlace) =>
    inPlaces(
      search,
      places.filter((each) => each !== place).map(({ slug }) => slug),
      flags,
    );
  const remove = (place: ChosenPlace) => {
    const left = places.filter((each) => each !== place);
    onPlaces(left);
    setMessage(`${place.label} removed.`);
    field.current?.focus();
    // Without a location there is nothing to search: wait for the next one.
    if (left.length > 0) onGo(without(place));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = places.at(-1);
    if (event.key === 'Backspace' && text === '' && last && !event.repeat) {
      event.preventDefault();
      remove(last);
      return;
    }
    keys.current?.(event);
  };

  return (
    <div className={styles.box}>
      <label htmlFor={id}>
        <HiddenText>{label}</HiddenText>
      </label>
      <div className={styles.frame}>
        <Icon shape={SearchIcon} />
        <div className={styles.inside}>
          {places.map((place) => (
            <a
              key={place.slug}
              className={styles.place}
              href={without(place)}
              rel="nofollow"
              onClick={(event) => {
                if (!event.metaKey && !event.ctrlKey && !event.shiftKey) {
                  event.preventDefault();
                  event.stopPropagation();
                  remove(place);
                }
              }}
            >
              <HiddenText>Remove </HiddenText>
              <span>{place.label}</span>
              <Icon shape={CloseIcon} size={16} />
            </a>
          ))}
          <input
            className={styles.input}
            id={id}
            ref={field}
            name="q"
            type="search"
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={places.length > 0 ? 'Add a location' : label}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={list.open}
            aria-controls={`${id}-list`}
            aria-activedescendant={list.open ? list.active : undefined}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setWanted(true);
              setReached(true);
              setMessage('');
            }}
            onPointerEnter={() => {
              fetchList().catch(() => undefined); // the focus loads it again
            }}
            onFocus={(event) => {
              // React replays a focus from before hydration: what was typed since must not be selected.
              if (wanted) return;
              event.target.select();
              setReached(true);
              if (text === '') setWanted(true);
            }}
            onClick={() => {
              if (text === '') setWanted(true);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setWanted(false)}
          />
        </div>
      </div>
      <Suspense fallback={<NoList id={id} />}>
        {reached ? (
          <LazyList
            id={id}
            text={text}
            search={search}
            places={places}
            wanted={wanted}
            onWant={setWanted}
            onState={updateList}
            onKeys={takeKeys}
            onGo={(href, shown) => {
              setText(places.length > 0 ? '' : shown);
              setWanted(false);
              onGo(href);
            }}
          />
        ) : (
          <NoList id={id} />
        )}
      </Suspense>
      <output>
        <HiddenText>{message}</HiddenText>
      </output>
    </div>
  );
}

const NoList = ({ id }: { readonly id: string }) => (
  <div id={`${id}-list`} role="listbox" aria-label="Suggestions" hidden />
);
