import { partView } from '@verandah/areas';
import { Button, HiddenText, MapIcon, Notice } from '@verandah/design';
import { useNavigate, useServices } from '@verandah/kit';
import { streetAddress } from '@verandah/market';
import { Suspense, useState } from 'react';
import type { BoundaryPicture } from './picture.ts';
import { cachedMaps, readPlaceMap, type PlaceMap } from './read-place-map.ts';
import styles from './boundary-map.module.css';

const SpotMap = partView(
  'the map',
  async () => (await import(/* webpackChunkName: "locations-map" */ '@verandah/map')).SpotMap,
);

interface BoundaryMapProps {
  readonly place: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly label: string;
  };
  readonly picture: BoundaryPicture;
}

type Shown = { readonly state: 'picture' | 'loading' | 'failed' } | { readonly state: 'map'; readonly map: PlaceMap };

/** The position of a suburb: a drawing of its boundary among its neighbours and, on request, a map with its streets. */
export function BoundaryMap({ place: { id, slug, name, label }, picture }: BoundaryMapProps) {
  const { graph, report } = useServices();
  const navigate = useNavigate();
  const [shown, setShown] = useState<Shown>({ state: 'picture' });
  const open = () => {
    setShown({ state: 'loading' });
    cachedMaps
      .get(id, () => readPlaceMap(graph, slug))
      .then(
        (map) => setShown({ state: 'map', map }),
        (error: unknown) => {
          report(error, 'map');
          setShown({ state: 'failed' });
        },
      );
  };
  const busy = shown.state === 'loading';
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        {shown.state === 'map' ? (
          <Suspense fallback={<p className={styles.wait}>Loading the map…</p>}>
            <SpotMap
              spots={shown.map.streets}
              look="names"
              label={`Map of ${label}`}
              boundary={shown.map.boundary}
              onSelect={(street) => void navigate(streetAddress(slug, street))}
            />
          </Suspense>
        ) : (
          <>
            <Picture name={name} picture={picture} />
            <Button
              size="small"
              icon={MapIcon}
              className={styles.open}
              onClick={open}
              aria-disabled={busy || undefined}
            >
              {busy ? (
                'Loading the map…'
              ) : shown.state === 'failed' ? (
                'Reload map'
              ) : (
                <>
                  Open map<HiddenText> of {label}</HiddenText>
                </>
              )}
            </Button>
          </>
        )}
      </div>
      {shown.state === 'failed' && (
        <Notice tone="danger" live>
          We couldn’t load the map. Check your internet connection and try again.
        </Notice>
      )}
      <figcaption className={styles.caption}>
        {shown.state === 'map' && shown.map.streets.length > 0 && 'Select a street to see its homes. '}
        {picture.approximate ? `The boundary of ${name} is approximate.` : picture.credit}
      </figcaption>
    </figure>
  );
}

const Picture = ({
  name,
  picture: { width, height, path, approximate, around, x, y, scale },
}: {
  readonly name: string;
  readonly picture: BoundaryPicture;
}) => (
  <svg
    className={styles.picture}
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label={`${name} and the suburbs around it${
      around.some(({ named }) => named)
        ? `: ${around
            .filter(({ named }) => named)
            .map((each) => each.name)
            .join(', ')}`
        : ''
    }`}
  >
    {around.map((each) => (
      <path key={each.slug} className={styles.around} d={each.path} />
    ))}
    <path className={styles.own} d={path} strokeDasharray={approximate ? '10 8' : undefined} />
    {around.map(
      (each) =>
        each.named && (
          <text key={each.slug} className={styles.name} x={each.x} y={each.y}>
            {each.name}
          </text>
        ),
    )}
    <text className={styles.ownName} x={x} y={y}>
      {name}
    </text>
    <g className={styles.scale} transform={`translate(24 ${height - 28})`}>
      <path d={`M0 -7V0H${scale.length}V-7`} />
      <text x={scale.length + 12} y="0">
        {scale.kilometres} km
      </text>
    </g>
  </svg>
);
