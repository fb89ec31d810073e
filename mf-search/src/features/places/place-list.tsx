import { plural } from '@verandah/market';
import { classNames, CloseIcon, HiddenText, Icon, MapIcon, PinIcon, steerList, type IconShape } from '@verandah/design';
import { useServices } from '@verandah/kit';
import type { ListingSearch } from '@verandah/market';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { emphasiseTerm } from './emphasis.ts';
import { kindNames, startEntries, suggestionEntries, type Entry } from './entries.ts';
import { AgentIcon, NearIcon, OfficeIcon, RecentIcon, SchoolIcon, StationIcon, StreetIcon } from './kind-icons.tsx';
import { boundsNearMe } from './near-me.ts';
import type { ChosenPlace } from './place-address.ts';
import { onMap, placeAddress } from './suggestion-address.ts';
import type { Suggestion } from './queries.ts';
import type { SuggestionKind } from '../../graphql.ts';
import { readRecent, writeRecent } from './recent-store.ts';
import { useSuggestions } from './use-suggestions.ts';
import styles from './place-list.module.css';

/** State of the list, for the box. */
export interface ListState {
  readonly open: boolean;
  /** Id of the option selected by keyboard. */
  readonly active: string | undefined;
  /** The best match for the current text, used by Enter. */
  readonly best: Suggestion | undefined;
}

interface PlaceListProps {
  readonly id: string;
  readonly text: string;
  readonly search: ListingSearch;
  readonly places: readonly ChosenPlace[];
  /** The visitor has focused the box and has not closed the list. */
  readonly wanted: boolean;
  onWant(wanted: boolean): void;
  onState(state: ListState): void;
  /** Registers the list's key handler while the list is mounted. */
  onKeys(take: ((event: KeyboardEvent) => void) | null): void;
  onGo(href: string, text: string): void;
}

const icons: Readonly<Record<SuggestionKind, IconShape>> = {
  suburb: PinIcon,
  region: MapIcon,
  state: MapIcon,
  postcode: PinIcon,
  station: StationIcon,
  street: StreetIcon,
  school: SchoolIcon,
  office: OfficeIcon,
  agent: AgentIcon,
  address: PinIcon,
};

/** The list below the box: suggestions for typed text; near me and recent searches for an empty box. */
export function PlaceList({ id, text, search, places, wanted, onWant, onState, onKeys, onGo }: PlaceListProps) {
  const services = useServices();
  const [at, setAt] = useState({ text: '', index: -1 });
  const [recent, setRecent] = useState(readRecent);
  const [message, setMessage] = useState('');
  // Reads recent searches again whenever the list opens: another page may have added one.
  const [before, setBefore] = useState(wanted);
  if (before !== wanted) {
    setBefore(wanted);
    setRecent(readRecent());
    setMessage('');
  }
  const { found, term, failed } = useSuggestions(text, wanted, places[0]?.slug);
  const empty = text.trim() === '';
  const others = found.filter(({ kind, slug }) => kind !== 'suburb' || !places.some((place) => place.slug === slug));
  const entries = empty ? startEntries(recent) : suggestionEntries(others);
  const note = empty
    ? message
    : failed
      ? 'We couldn’t load suggestions. Press Enter to search for what you typed.'
      : term !== '' && found.length === 0
        ? `Nothing found for “${term}”. Check the spelling, or try a suburb or a postcode.`
        : '';
  const open = wanted && (entries.length > 0 || note !== '');
  const index = at.text === text ? at.index : -1;
  const current = open ? entries[index] : undefined;
  const setIndex = (next: number) => setAt({ text, index: next });
  const list = useRef<HTMLDivElement>(null);

  const best = term === text.trim() ? found[0] : undefined;
  const active = current ? `${id}-${index}` : undefined;
  // Before paint, so that the field and the list agree.
  useLayoutEffect(() => onState({ open, active, best }), [onState, open, active, best]);
  // On a phone the list is as wide as the screen: it needs the offset of its box, and the box scrolls up to make room.
  useLayoutEffect(() => {
    const box = list.current?.parentElement;
    if (!open || !box) return;
    box.style.setProperty('--box-left', `${box.getBoundingClientRect().left}px`);
    if (globalThis.matchMedia?.('(max-width: 39.99em)').matches) box.scrollIntoView({ block: 'start' });
  }, [open]);
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  const forget = (address: string | null) => {
    const left = address === null ? [] : recent.filter((each) => each.address !== address);
    writeRecent(left);
    setRecent(left);
    setMessage(address === null ? 'Recent searches cleared.' : 'Removed from recent searches.');
    setIndex(Math.min(index, left.length));
  };
  const choose = (entry: Entry) => {
    if (entry.kind === 'clear') {
      forget(null);
      return;
    }
    if (entry.kind === 'near') {
      setMessage('Finding your location…');
      boundsNearMe().then(
        (bounds) => onGo(onMap(search, bounds, services.flags), ''),
        (problem: Error) => setMessage(problem.message),
      );
      return;
    }
    onWant(false);
    setIndex(-1);
    if (entry.kind === 'recent') onGo(entry.recent.address, '');
    else onGo(placeAddress(entry.suggestion, search, places, services), entry.label);
  };
  const take = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && current) {
      event.preventDefault();
      choose(current);
    }
    if (event.key === 'Delete' && current?.kind === 'recent') {
      event.preventDefault();
      forget(current.recent.address);
    }
    steerList(event, { open, count: entries.length, index, onOpen: onWant, onIndex: setIndex });
  };
  useEffect(() => {
    onKeys(take);
    return () => onKeys(null);
  });

  return (
    <>
      <div className={styles.popup} hidden={!open} ref={list} onPointerDown={(event) => event.preventDefault()}>
        <div id={`${id}-list`} role="listbox" aria-label={empty ? 'Recent searches' : 'Suggestions'}>
          {open &&
            entries.map((entry, place) => (
              // The field has the focus and handles the keys. The pointer chooses here.
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={entry.key}
                id={`${id}-${place}`}
                className={classNames(styles.option, entry.kind === 'clear' && styles.quiet)}
                role="option"
                aria-selected={place === index}
                aria-label={spokenLabel(entry)}
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
                  // Keyboard users press Delete instead.
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
        <HiddenText>{open ? statusText(entries.length, note, empty, recent.length) : ''}</HiddenText>
      </output>
    </>
  );
}

function Label({ label, term }: { readonly label: string; readonly term: string }) {
  return emphasiseTerm(label, term).map(({ text, typed }, index) => (typed ? <b key={index}>{text}</b> : text));
}

/** The whole label: screen readers would read a split name in pieces. */
const spokenLabel = (entry: Entry): string =>
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

function statusText(count: number, note: string, empty: boolean, recent: number): string {
  if (note) return note;
  if (empty)
    return recent > 0
      ? `${recent} recent ${recent === 1 ? 'search' : 'searches'}. Use the arrow keys to choose, Delete to remove one.`
      : '';
  return `${plural(count, 'suggestion')}. Use the arrow keys to choose.`;
}
