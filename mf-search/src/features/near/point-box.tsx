import { useSuggestions } from '@verandah/areas/actions';
import { Combobox, HeartIcon, PinIcon, type ComboboxChoice } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { normalNear, type ListingSearch, type Point } from '@verandah/market';
import { useState } from 'react';
import { NearIcon } from '../places/kind-icons.tsx';
import { ownPosition } from '../places/near-me.ts';
import { ChooseOnMap } from './choose-on-map.tsx';
import { offeredPoints, pointName, pointSuggestions, positionOf, type PointSuggestion } from './queries.ts';
import type { SavedPoint } from './saved-points.ts';

interface PointBoxProps {
  /** Where a map begins, and whose state's places are offered first. */
  readonly search: ListingSearch;
  /** Offered first. */
  readonly saved: readonly SavedPoint[];
  onPoint(point: SavedPoint): void;
}

interface Choice extends ComboboxChoice {
  /** What the point is called when it is chosen; its label if absent. */
  readonly name?: string;
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
  const [last] = useSuggestions(text, async (typed) => [
    { term: typed, points: (await graph.read(...pointSuggestions(typed, search))).locationSearch },
  ]);
  // Suggestions for an earlier text do not match the present one.
  const found = last?.term === term ? offeredPoints(last.points) : undefined;
  const choices = [...savedChoices(saved, term), ...(term === '' ? [ownPlace] : []), ...foundChoices(found ?? [])];
  const nothing = (typed: string) => `Nothing found for “${typed}”. Try a suburb, a station, a street or a school.`;

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
  const choose = ({ label, name, point }: Choice) => {
    if (point) {
      accept(name ?? label, point);
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
        hint="A suburb, station, street, school or address"
        noun={{ one: 'place', many: 'places' }}
        text={text}
        choices={choices}
        message={message || (found && choices.length === 0 ? nothing(term) : '')}
        onText={(typed) => {
          setText(typed);
          setMessage('');
        }}
        onChoose={choose}
        onNothing={(nowhere) => setMessage(nothing(nowhere))}
      />
      <ChooseOnMap search={search} onPoint={({ name, ...position }) => accept(name, position)} />
    </>
  );
}

const savedChoices = (saved: readonly SavedPoint[], term: string): Choice[] =>
  saved
    .filter(({ name }) => name.toLowerCase().includes(term.toLowerCase()))
    .map((point) => ({ key: `saved ${point.name}`, icon: HeartIcon, label: point.name, detail: 'Saved place', point }));

function foundChoices(found: readonly PointSuggestion[]): Choice[] {
  return found.flatMap((each): Choice[] => {
    const point = positionOf(each);
    const { kind, label, detail } = each;
    return point
      ? [{ key: `${kind} ${label} ${detail}`, icon: PinIcon, label, detail, name: pointName(each), point }]
      : [];
  });
}
