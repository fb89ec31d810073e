import { Field, Select } from '@verandah/design';
import {
  nearBands,
  reachLabel,
  travelMinutes,
  travelModes as allModes,
  writeNear,
  writeReach,
  type ListingSearch,
  type NearFilter,
  type NearReach,
  type TravelMode,
} from '@verandah/market';
import { PointBox } from './point-box.tsx';
import { SavedPointList, SavePoint } from './saved-point-list.tsx';
import { useSavedPoints } from './saved-points.ts';
import styles from './near-point.module.css';

interface NearPointProps {
  /** The choices so far. */
  readonly search: ListingSearch;
  /** Ways to travel that the API offers; usually none. */
  readonly travelModes: readonly TravelMode[];
  /** Why no homes can be found near the point. */
  readonly problem?: string | undefined;
  /** Absent without script: the point can then only be left out, or its distance changed. */
  readonly onNear?: ((near: NearFilter) => void) | undefined;
}

const usualReach: NearReach = { kilometres: 2 };
const optionOf = (reach: NearReach) => ({ value: writeReach(reach), label: reachLabel(reach) });
const distances = nearBands.map((kilometres) => optionOf({ kilometres }));
const timeOptions = (modes: readonly TravelMode[]) =>
  allModes
    .filter(({ name }) => modes.includes(name))
    .map(({ name, label }) => ({
      label: label.replace(/^./, (first) => first.toUpperCase()),
      options: travelMinutes.map((minutes) => optionOf({ minutes, by: name })),
    }));

/** A point that homes are near to, and how near: fields `near` and `near-reach` of the surrounding form. */
export function NearPoint({ search, travelModes, problem, onNear }: NearPointProps) {
  const { near } = search;
  const saved = useSavedPoints();
  const travels = travelModes.length > 0;
  return (
    <div className={styles.near}>
      {onNear && (
        <PointBox
          search={search}
          saved={saved.points}
          onPoint={(point) => onNear({ ...(near ?? usualReach), ...point })}
        />
      )}
      {near && (
        <>
          <input type="hidden" name="near" value={writeNear(near)} />
          <div className={styles.chosen}>
            <p className={styles.name}>{near.name || 'The chosen point'}</p>
            <Field label={travels ? 'Distance or travel time' : 'Distance in a straight line'} error={problem}>
              {(control) => (
                <Select
                  {...control}
                  key={`${writeReach(near)} ${travelModes.join()}`}
                  name="near-reach"
                  defaultValue={writeReach(near)}
                  options={
                    travels
                      ? [{ label: 'In a straight line', options: distances }, ...timeOptions(travelModes)]
                      : distances
                  }
                />
              )}
            </Field>
          </div>
        </>
      )}
      {onNear && near && <SavePoint near={near} saved={saved} onName={(name) => onNear({ ...near, name })} />}
      {onNear && saved.points.length > 0 && <SavedPointList saved={saved} />}
    </div>
  );
}
