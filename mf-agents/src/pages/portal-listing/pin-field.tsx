import { Button, Checkbox, MapIcon, Notice } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { AddressSpot } from '../../features/portal/address-fields.tsx';
import type { ListingHome } from '../../features/portal/listing-home.ts';
import { useFormState } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';
import { valuesOfHome } from './home.ts';
import type { PinMap as PinMapOf } from './pin-map.ts';
import own from './pin-field.module.css';
import { usePinPlace } from './use-pin-place.ts';

type Point = readonly [longitude: number, latitude: number];

interface PinFieldProps {
  readonly home: ListingHome;
  /** Approximate position of the address that was filled in last. */
  readonly spot: AddressSpot | null;
}

/** Zoom at which a street, and a suburb, is recognised. */
const [streetZoom, suburbZoom] = [16, 14];

/**
 * Where the home is: a pin on a map. Until the agent places one, the middle of the street or suburb is shown as
 * approximate. Without script the saved pin stays, or is removed.
 */
export function PinField({ home, spot }: PinFieldProps) {
  const form = useFormState();
  const error = form.problem('position');
  const start = form.value('position', valuesOfHome(home).position);
  const [pin, setPin] = useState<Point | null>(() => pointOf(start));
  const [taken, setTaken] = useState<AddressSpot | null>(null);
  const [unpin, setUnpin] = useState(form.value('unpin') === 'yes');
  // A chosen address is a new place for the pin; a corrected one leaves a placed pin alone.
  if (spot && spot !== taken) {
    setTaken(spot);
    if (spot.chosen !== null) {
      setPin(null);
      setUnpin(false);
    }
  }
  const guess: Point | null =
    spot?.point ??
    (home.latitude === null || home.longitude === null ? null : ([home.longitude, home.latitude] as const));
  const at = unpin ? guess : (pin ?? guess);
  const value = pin === null ? '' : `${pin[1]}, ${pin[0]}`;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (value !== start) field.current?.dispatchEvent(new Event('change', { bubbles: true }));
  }, [value, start]);
  const isPlaced = pin !== null && !unpin;
  return (
    <fieldset className={styles.group} aria-describedby="pin-state">
      <legend>Pin on the map</legend>
      {/* A restored draft sets its position by an event. */}
      <input
        ref={field}
        type="hidden"
        name="position"
        value={value}
        data-saved={start}
        onInput={(event) => setPin(pointOf(event.currentTarget.value))}
      />
      {error && (
        <p className={styles.error} tabIndex={-1} data-problem>
          {error}
        </p>
      )}
      <p id="pin-state" className={styles.muted}>
        {stateText(isPlaced, value !== start, guess !== null)}
      </p>
      {at && (
        <PinOnMap
          at={at}
          suburb={spot ? spot.chosen : home.suburb}
          isPlaced={isPlaced}
          spot={spot}
          onPlace={(point) => {
            setPin(point);
            setUnpin(false);
          }}
        />
      )}
      {pin !== null && (
        <Checkbox
          name="unpin"
          value="yes"
          label="Remove the pin"
          hint="Visitors then see the middle of the street or suburb, marked as approximate."
          checked={unpin}
          onChange={(event) => setUnpin(event.target.checked)}
        />
      )}
    </fieldset>
  );
}

function stateText(isPlaced: boolean, changed: boolean, hasGuess: boolean): string {
  if (isPlaced) return changed ? 'Pin moved. Save to show it.' : 'The pin is where you placed it.';
  return hasGuess
    ? 'Approximate: the middle of the street or suburb. Drag the pin to the home, or select its spot on the map.'
    : 'Save the suburb first, then place the pin.';
}

/** '-37.8183, 145.0012' → longitude and latitude. */
function pointOf(text: string): Point | null {
  const [latitude, longitude] = text === '' ? [] : text.split(',').map(Number);
  return latitude !== undefined && longitude !== undefined && Number.isFinite(latitude) && Number.isFinite(longitude)
    ? [longitude, latitude]
    : null;
}

interface PinOnMapProps {
  readonly at: Point;
  readonly suburb: string | null;
  readonly isPlaced: boolean;
  readonly spot: AddressSpot | null;
  onPlace(point: Point): void;
}

/** The map, loaded when it is seen, or at once when data are not saved. */
function PinOnMap({ at, suburb, isPlaced, spot, onPlace }: PinOnMapProps) {
  const { report } = useServices();
  const box = useRef<HTMLDivElement>(null);
  const [script, setScript] = useState<{ readonly PinMap: typeof PinMapOf } | null>(null);
  const [failed, setFailed] = useState(false);
  const where = usePinPlace(isPlaced ? at : null, suburb);
  // The map moves to the address until the agent has placed a pin.
  const [first] = useState({ at, isPlaced });
  const focus = useMemo(
    () =>
      spot
        ? { centre: spot.point, zoom: streetZoom }
        : { centre: first.at, zoom: first.isPlaced ? streetZoom : suburbZoom },
    [spot, first],
  );
  const load = () => {
    setFailed(false);
    import('./pin-map.ts').then(setScript, (failure: unknown) => {
      // Not thrown: the area would fall back to its previous release and lose what was typed.
      report(failure, 'map');
      setFailed(true);
    });
  };
  useEffect(() => {
    const element = box.current;
    if (!element || typeof IntersectionObserver === 'undefined' || savesData()) return undefined;
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      load();
    });
    seen.observe(element);
    return () => seen.disconnect();
    // Once: `load` reads nothing that changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <>
      <div ref={box} className={own.map}>
        {script ? (
          <script.PinMap
            focus={focus}
            pin={at}
            approximate={!isPlaced}
            label="Map for the pin"
            pinLabel={isPlaced ? 'Pin' : 'Pin, approximate'}
            onPlace={onPlace}
          />
        ) : failed ? (
          <Notice tone="danger" live>
            We couldn’t load the map. Check your connection.{' '}
            <Button size="small" onClick={load}>
              Try again
            </Button>
          </Notice>
        ) : (
          <Button icon={MapIcon} onClick={load}>
            Show the map
          </Button>
        )}
      </div>
      <p role="status" className={where.isElsewhere ? styles.error : styles.muted}>
        {where.text}
      </p>
    </>
  );
}

const savesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
