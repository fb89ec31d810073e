import { classNames, CloseIcon, HiddenText, Icon, MapIcon, PinIcon, type IconShape } from '@verandah/design';
import { useServices } from '@verandah/kit';
import type { ListingSearch } from '@verandah/market';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { emphasise } from './emphasis.ts';
import { kindNames, startEntries, suggestionEntries, type Entry } from './entries.ts';
import { AgentIcon, NearIcon, OfficeIcon, RecentIcon, SchoolIcon, StreetIcon } from './kind-icons.tsx';
import { boundsNearMe } from './near-me.ts';
import { onMap, placeAddress, type ChosenPlace } from './place-address.ts';
import type { Suggestion, SuggestionKind } from './queries.ts';
import { readRecent, writeRecent } from './recent-store.ts';
import { useSuggestions } from './use-suggestions.ts';
import styles from './place-list.module.css';

/** The box's data about its list. */
export interface ListState {
  readonly open: boolean;
  /** Id of the option that the keyboard is at. */
  readonly active: string | undefined;
  /** The best match of the present text, for Enter. */
  readonly best: Suggestion | undefined;
}

interface PlaceListProps {
  readonly id: string;
  readonly text: string;
  readonly search: ListingSearch;
  readonly places: readonly ChosenPlace[];
  /** The visitor is at the box and has not closed the list. */
  readonly wanted: boolean;
  onWant(wanted: boolean): void;
  onState(state: ListState): void;
  /** Takes the keys of the field while the list is there. */
  onKeys(take: ((event: KeyboardEvent) => void) | null): void;
  onGo(href: string, text: string): void;
}

const icons: Readonly<Record<SuggestionKind, IconShape>> = {
  suburb: PinIcon,
  region: MapIcon,
  state: MapIcon,
  postcode: PinIcon,
  street: StreetIcon,
  school: SchoolIcon,
  office: OfficeIcon,
  agent: AgentIcon,
};

/**
 * The list under the place box: suggestions for what is typed; of an empty box the visitor's own place and recent
 * searches.
 */
export function PlaceList({ id, text, search, places, wanted, onWant, onState, onKeys, onGo }: PlaceListProps) {
  const { isLive } = useServices();
  const [at, setAt] = useState({ text: '', index: -1 });
  const [recent, setRecent] = useState(readRecent);
  const [said, setSaid] = useState('');
  // Read anew whenever the list opens: another page may have added one.
  const [before, setBefore] = useState(wanted);
  if (before !== wanted) {
    setBefore(wanted);
    setRecent(readRecent());
    setSaid('');
  }
  const { found, term, failed } = useSuggestions(text, wanted);
  const empty = text.trim() === '';
  const others = found.filter(({ kind, slug }) => kind !== 'suburb' || !places.some((place) => place.slug === slug));
  const entries = empty ? startEntries(recent) : suggestionEntries(others);
  const note = empty
    ? said
    : failed
      ? 'Suggestions can’t be loaded just now. Press Enter to search for what you typed.'
      : term !== '' && found.length === 0
        ? `Nothing found that is called like ${term}.`
        : '';
  const open = wanted && (entries.length > 0 || note !== '');
  const index = at.text === text ? at.index : -1;
  const current = open ? entries[index] : undefined;
  const setIndex = (next: number) => setAt({ text, index: next });
  const list = useRef<HTMLDivElement>(null);

  const best = term === text.trim() ? found[0] : undefined;
  const active = current ? `${id}-${index}` : undefined;
  // Before the browser paints: field and list must not disagree.
  useLayoutEffect(() => onState({ open, active, best }), [onState, open, active, best]);
  // On a phone the list is as wide as the screen: it must know its box's offset, and the box goes up to make
  // room.
  useLayoutEffect(() => {
    const box = list.current?.parentElement;
    if (!open || !box) return;
    box.style.setProperty('--box-left', `${box.getBoundingClientRect().left}px`);
    if (globalThis.matchMedia?.('(max-width: 639px)').matches) box.scrollIntoView({ block: 'start' });
  }, [open]);
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  const forget = (address: string | null) => {
    const left = address === null ? [] : recent.filter((each) => each.address !== address);
    writeRecent(left);
    setRecent(left);
    setSaid(address === null ? 'Recent searches cleared.' : 'Removed from recent searches.');
    setIndex(Math.min(index, left.length));
  };
  const choose = (entry: Entry) => {
    if (entry.kind === 'clear') {
      forget(null);
      return;
    }
    if (entry.kind === 'near') {
      setSaid('Looking for where you are …');
      boundsNearMe().then(
        (bounds) => onGo(onMap(search, bounds), ''),
        (problem: Error) => setSaid(problem.message),
      );
      return;
    }
    onWant(false);
    setIndex(-1);
    if (entry.kind === 'recent') onGo(entry.recent.address, '');
    else onGo(placeAddress(entry.suggestion, search, places, isLive), entry.label);
  };
  const take = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      onWant(false);
      setIndex(-1);
    }
    if (event.key === 'Enter' && current) {
      event.preventDefault();
      choose(current);
    }
    if (event.key === 'Delete' && current?.kind === 'recent') {
      event.preventDefault();
      forget(current.recent.address);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!open) {
      onWant(true);
      return;
    }
    if (event.altKey) {
      if (event.key === 'ArrowUp') onWant(false);
      return;
    }
    // Past either end the text itself is chosen again.
    const count = entries.length + 1;
    setIndex(((index + 1 + (event.key === 'ArrowDown' ? 1 : -1) + count) % count) - 1);
  };
  useEffect(() => {
    onKeys(take);
    return () => onKeys(null);
  });

  return (
    <>
      <div className={styles.popup} hidden={!open} ref={list} onPointerDown={(event) => event.preventDefault()}>
        <div
          className={styles.list}
          id={`${id}-list`}
          role="listbox"
          aria-label={empty ? 'Recent searches' : 'Suggestions'}
        >
          {open &&
            entries.map((entry, place) => (
              // The field keeps the focus and takes the keys; the pointer chooses here.
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={entry.key}
                id={`${id}-${place}`}
                className={classNames(styles.option, entry.kind === 'clear' && styles.quiet)}
                role="option"
                aria-selected={place === index}
                aria-label={spoken(entry)}
                onClick={() => choose(entry)}
              >
                <Icon shape={entryIcon(entry)} />
                <span className={styles.text}>
                  <span className={styles.label}>
                    {entry.kind === 'suggestion' ? <Label label={entry.label} term={term} /> : entry.label}
                  </span>{' '}
                  {entry.detail && <span className={styles.detail}>{entry.detail}</span>}
                </span>{' '}
                {entry.kind === 'suggestion' && <span className={styles.kind}>{kindNames[entry.suggestion.kind]}</span>}
                {entry.kind === 'recent' && (
                  // The keyboard has the Delete key for it.
                  <span
                    className={styles.remove}
                    aria-hidden="true"
                    title="Remove"
                    onClick={(event) => {
                      event.stopPropagation();
                      forget(entry.recent.address);
                    }}
                  >
                    <Icon shape={CloseIcon} size={18} />
                  </span>
                )}
              </div>
            ))}
        </div>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <output>
        <HiddenText>{open ? status(entries.length, note, empty, recent.length) : ''}</HiddenText>
      </output>
    </>
  );
}

function Label({ label, term }: { readonly label: string; readonly term: string }) {
  return emphasise(label, term).map(({ text, typed }, index) => (typed ? <b key={index}>{text}</b> : text));
}

/** Said whole: a name in pieces would be read in pieces. */
const spoken = (entry: Entry): string =>
  [entry.label, entry.detail, entry.kind === 'suggestion' ? kindNames[entry.suggestion.kind] : '']
    .filter(Boolean)
    .join(' ');

function entryIcon(entry: Entry): IconShape {
  switch (entry.kind) {
    case 'suggestion':
      return icons[entry.suggestion.kind];
    case 'recent':
      return RecentIcon;
    case 'near':
      return NearIcon;
    case 'clear':
      return CloseIcon;
  }
}

function status(count: number, note: string, empty: boolean, recent: number): string {
  if (note) return note;
  if (empty)
    return recent > 0
      ? `${recent} recent ${recent === 1 ? 'search' : 'searches'}. Use the arrow keys to choose, Delete to remove one.`
      : '';
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Use the arrow keys to choose.`;
}
