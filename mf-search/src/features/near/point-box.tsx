import { useSuggestions } from '@verandah/areas/actions';
import { Field, HeartIcon, HiddenText, Icon, PinIcon, steerList, TextInput, type IconShape } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { normalNear, type ListingSearch, type Point } from '@verandah/market';
import { useState, type KeyboardEvent } from 'react';
import { NearIcon } from '../places/kind-icons.tsx';
import { ownPosition } from '../places/near-me.ts';
import { ChooseOnMap } from './choose-on-map.tsx';
import { pointSuggestions, positionOf } from './queries.ts';
import type { SavedPoint } from './saved-points.ts';
import styles from './near-point.module.css';

interface PointBoxProps {
  /** Where a map begins. */
  readonly search: ListingSearch;
  /** Offered first. */
  readonly saved: readonly SavedPoint[];
  onPoint(point: SavedPoint): void;
}

interface Choice {
  readonly key: string;
  readonly icon: IconShape;
  readonly label: string;
  readonly detail: string;
  /** Absent for where the visitor is. */
  readonly point?: Point;
}

const ownPlace: Choice = { key: 'own', icon: NearIcon, label: 'Use my location', detail: '' };

/**
 * A combobox for a point: the visitor's own places, where they are, and suggestions for what they type. Down and Up
 * choose, Enter accepts, Escape closes the list. Beside it a button to choose a point on the map.
 */
export function PointBox({ search, saved, onPoint }: PointBoxProps) {
  const { graph } = useServices();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(-1);
  const [message, setMessage] = useState('');
  const term = text.trim();
  const found = useSuggestions(text, async (typed) =>
    (await graph.read(...pointSuggestions(typed))).locationSearch.map((each) => ({ ...each, term: typed })),
  );
  const choices = [...savedChoices(saved, term), ...(term === '' ? [ownPlace] : []), ...foundChoices(found, term)];
  const shown = open && choices.length > 0;
  const current = shown ? choices[index] : undefined;

  const accept = (name: string, position: Point) => {
    const near = normalNear({ ...position, name, kilometres: 1 });
    if (!near) {
      setMessage('Only places in Australia can be chosen.');
      return;
    }
    setText('');
    setOpen(false);
    setIndex(-1);
    setMessage(`Chosen: ${name}.`);
    onPoint({ name: near.name, latitude: near.latitude, longitude: near.longitude });
  };
  const choose = ({ label, point }: Choice) => {
    if (point) {
      accept(label, point);
      return;
    }
    setMessage('Finding your location…');
    ownPosition().then(
      (position) => accept('My location', position),
      (problem: Error) => setMessage(problem.message),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The drawer stays open.
    if (event.key === 'Escape' && shown) event.stopPropagation();
    if (event.key === 'Enter') {
      // Enter chooses a place; it does not apply the filters.
      event.preventDefault();
      const chosen = current ?? (term === '' ? undefined : choices[0]);
      if (shown && chosen) choose(chosen);
      else if (term !== '') setMessage(nothingFound(term));
    }
    steerList(event, { open: shown, count: choices.length, index, onOpen: setOpen, onIndex: setIndex });
  };

  return (
    <>
      <Field label="Place" hint="A suburb, street, school or address">
        {(control) => (
          <div
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.contains(relatedTarget)) setOpen(false);
            }}
          >
            <TextInput
              {...control}
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={shown}
              aria-controls={`${control.id}-list`}
              aria-activedescendant={current ? `${control.id}-${index}` : undefined}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setOpen(true);
                setIndex(-1);
                setMessage('');
              }}
              onFocus={() => setOpen(true)}
              onClick={() => setOpen(true)}
              onKeyDown={onKeyDown}
            />
            <div
              id={`${control.id}-list`}
              className={styles.list}
              role="listbox"
              aria-label="Places"
              hidden={!shown}
              onPointerDown={(event) => event.preventDefault()}
            >
              {shown &&
                choices.map((choice, place) => (
                  // The field has the focus and handles the keys. The pointer chooses here.
                  // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                  <div
                    key={choice.key}
                    id={`${control.id}-${place}`}
                    className={styles.option}
                    role="option"
                    aria-selected={place === index}
                    onClick={() => choose(choice)}
                  >
                    <Icon shape={choice.icon} />
                    <span className={styles.label}>
                      {choice.label} {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
                    </span>
                  </div>
                ))}
            </div>
            <p role="status" className={styles.message}>
              {message || (shown && <HiddenText>{countText(choices.length)}</HiddenText>)}
            </p>
          </div>
        )}
      </Field>
      <ChooseOnMap search={search} onPoint={({ name, ...position }) => accept(name, position)} />
    </>
  );
}

const nothingFound = (term: string): string => `Nothing found for “${term}”. Try a suburb, a street or a school.`;

const countText = (count: number): string =>
  `${count} ${count === 1 ? 'place' : 'places'}. Use the arrow keys to choose.`;

const savedChoices = (saved: readonly SavedPoint[], term: string): Choice[] =>
  saved
    .filter(({ name }) => name.toLowerCase().includes(term.toLowerCase()))
    .map((point) => ({ key: `saved ${point.name}`, icon: HeartIcon, label: point.name, detail: 'Saved place', point }));

/** Suggestions for the present text; those for an earlier one are no answer to it. */
function foundChoices(
  found: readonly (Parameters<typeof positionOf>[0] & { readonly term: string })[],
  term: string,
): Choice[] {
  return found
    .filter((each) => each.term === term)
    .flatMap((each): Choice[] => {
      const point = positionOf(each);
      return point
        ? [
            {
              key: `${each.kind} ${each.label} ${each.detail}`,
              icon: PinIcon,
              label: each.label,
              detail: each.detail,
              point,
            },
          ]
        : [];
    });
}
