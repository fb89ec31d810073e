import { Field, Select } from '@verandah/design';
import { nearBands, writeNear, type NearFilter } from '@verandah/market';
import { PointBox } from './point-box.tsx';
import { SavedPointList, SavePoint } from './saved-point-list.tsx';
import { useSavedPoints } from './saved-points.ts';
import styles from './near-point.module.css';

interface NearPointProps {
  readonly near: NearFilter | undefined;
  /** Absent without script: the point can then only be left out, or its distance changed. */
  readonly onNear?: ((near: NearFilter) => void) | undefined;
}

const usualBand = 2;
const bandOptions = nearBands.map((band) => ({ value: String(band), label: `${band} km` }));

/** A point that homes are near to, and how near: fields `near` and `near-km` of the surrounding form. */
export function NearPoint({ near, onNear }: NearPointProps) {
  const saved = useSavedPoints();
  return (
    <div className={styles.near}>
      {onNear && (
        <PointBox
          saved={saved.points}
          onPoint={(point) => onNear({ ...point, kilometres: near?.kilometres ?? usualBand })}
        />
      )}
      {near && (
        <>
          <input type="hidden" name="near" value={writeNear(near)} />
          <div className={styles.chosen}>
            <p className={styles.name}>{near.name || 'The chosen point'}</p>
            <Field label="Distance in a straight line">
              {(control) => (
                <Select
                  {...control}
                  key={near.kilometres}
                  name="near-km"
                  defaultValue={near.kilometres}
                  options={bandOptions}
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
