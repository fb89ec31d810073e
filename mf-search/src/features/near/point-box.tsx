import { useSuggestions } from '@verandah/areas/actions';
import { Combobox, HeartIcon, PinIcon, type ComboboxChoice } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { normalNear, type ListingSearch, type Point } from '@verandah/market';
import { useState } from 'react';
import { NearIcon } from '../places/kind-icons.tsx';
import { ownPosition } from '../places/near-me.ts';
import { ChooseOnMap } from './choose-on-map.tsx';
import { pointSuggestions, positionOf } from './queries.ts';
import type { SavedPoint } from './saved-points.ts';

interface PointBoxProps {
  /** Where a map begins. */
  readonly search: ListingSearch;
  /** Offered first. */
  readonly saved: readonly SavedPoint[];
  onPoint(point: SavedPoint): void;
}

interface Choice extends ComboboxChoice {
  /** Absent for where the visitor is. */
  readonly point?: Point;
}

const ownPlace: Choice = { key: 'own', icon: NearIcon, label: 'Use my location' };

/**
 * A combobox for a point: the visitor's own places, where they are, and suggestions for what they type. Beside it a
 * button to choose a point on the map.
 */
export function PointBox({ search, saved, onPoint }: PointBoxProps) {
  const { graph } = useServices();
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const term = text.trim();
  const found = useSuggestions(text, async (typed) =>
    (await graph.read(...pointSuggestions(typed))).locationSearch.map((each) => ({ ...each, term: typed })),
  );
  const choices = [...savedChoices(saved, term), ...(term === '' ? [ownPlace] : []), ...foundChoices(found, term)];

  const accept = (name: string, position: Point) => {
    const near = normalNear({ ...position, name, kilometres: 1 });
    if (!near) {
      setMessage('Only places in Australia can be chosen.');
      return;
    }
    setText('');
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
  return (
    <>
      <Combobox
        label="Place"
        hint="A suburb, street, school or address"
        noun={{ one: 'place', many: 'places' }}
        text={text}
        choices={choices}
        message={message}
        onText={(typed) => {
          setText(typed);
          setMessage('');
        }}
        onChoose={choose}
        onNothing={(nowhere) => setMessage(`Nothing found for “${nowhere}”. Try a suburb, a street or a school.`)}
      />
      <ChooseOnMap search={search} onPoint={({ name, ...position }) => accept(name, position)} />
    </>
  );
}

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
