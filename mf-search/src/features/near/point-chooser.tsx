import { Button } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { PointMap, type MapFocus, type MapPoint, type OpenedMap } from '@verandah/map';
import { normalNear, type ListingSearch, type Point } from '@verandah/market';
import { useEffect, useMemo, useRef, useState } from 'react';
import { clearGroup } from '../filters/groups.ts';
import { mapFocus } from '../map/focus.ts';
import { useGround } from '../map/use-ground.ts';
import { readSuburbsAround } from './queries.ts';
import type { SavedPoint } from './saved-points.ts';
import styles from './point-chooser.module.css';

interface PointChooserProps {
  readonly search: ListingSearch;
  onPoint(point: SavedPoint): void;
  onCancel(): void;
}

/** What is below the crosshair, in words, and the point unless it is outside Australia. */
interface Spot {
  readonly text: string;
  readonly point?: SavedPoint;
}

/** Zoom at which streets have names. */
const streetZoom = 15;
const abroad: Spot = { text: 'Only places in Australia can be chosen.' };

/** A map with a crosshair in its middle: the point below it is taken. */
export function PointChooser({ search, onPoint, onCancel }: PointChooserProps) {
  const { graph, report } = useServices();
  const ground = useGround(clearGroup(search, 'near'));
  const focus = useMemo((): MapFocus | null => {
    const { near } = search;
    if (near) return { centre: [near.longitude, near.latitude], zoom: streetZoom };
    return ground && mapFocus(search, [], ground);
  }, [search, ground]);
  const [map, setMap] = useState<OpenedMap | null>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const latest = useRef<{ readonly key: string; readonly spot: Promise<Spot> }>(undefined);
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );

  const spotAt = async (point: Point): Promise<Spot> => {
    try {
      const { nearestLocations } = await graph.read(readSuburbsAround, point);
      const around = nearestLocations.find((each) => each.containsPosition);
      const { location } = around ?? nearestLocations[0] ?? {};
      if (location) {
        return {
          text: `${around ? 'In' : 'Near'} ${location.label}`,
          point: { ...point, name: `a point ${around ? 'in' : 'near'} ${location.name}` },
        };
      }
    } catch (error) {
      report(error, 'map');
    }
    return { text: 'We couldn’t find the suburb here.', point: { ...point, name: 'a point on the map' } };
  };
  const look = (centre: MapPoint): Promise<Spot> => {
    const key = centre.join();
    if (latest.current?.key === key) return latest.current.spot;
    const near = normalNear({ longitude: centre[0], latitude: centre[1], kilometres: 1, name: '' });
    const spot = near ? spotAt({ latitude: near.latitude, longitude: near.longitude }) : Promise.resolve(abroad);
    latest.current = { key, spot };
    return spot;
  };
  const describe = async (centre: MapPoint) => {
    const looked = look(centre);
    const found = await looked;
    if (latest.current?.spot === looked) setSpot(found);
  };
  const take = async () => {
    // Where the map is now: it may still be moving.
    const centre = map?.place()?.centre;
    const found = centre && (await look(centre));
    // Not after it was cancelled.
    if (found?.point && latest.current) onPoint(found.point);
  };

  return (
    <div className={styles.chooser}>
      <div className={styles.map} data-thumb="">
        {focus && (
          <PointMap
            focus={focus}
            label="Map for choosing a point"
            onRest={(centre) => {
              void describe(centre);
            }}
            onOpened={setMap}
          />
        )}
      </div>
      <div className={styles.foot}>
        <div className={styles.message}>
          <p className={styles.spot} role="status">
            {spot?.text ?? 'Loading the map…'}
          </p>
          <p className={styles.hint}>Move the map until your point is under the cross.</p>
        </div>
        <div className={styles.buttons}>
          <Button onClick={onCancel}>Cancel</Button>
          <Button
            kind="primary"
            disabled={!map}
            onClick={() => {
              void take();
            }}
          >
            Use this point
          </Button>
        </div>
      </div>
    </div>
  );
}
