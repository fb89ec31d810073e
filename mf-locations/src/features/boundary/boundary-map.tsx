import { partView } from '@verandah/areas';
import { Button, HiddenText, MapIcon, Notice } from '@verandah/design';
import { useServices } from '@verandah/kit';
import type { MapBoundary } from '@verandah/map';
import { Suspense, useState } from 'react';
import { cachedBoundaries, readBoundary } from './read-boundary.ts';
import type { BoundaryPicture } from './picture.ts';
import styles from './boundary-map.module.css';

const LocationMap = partView(
  'the map',
  async () => (await import(/* webpackChunkName: "locations-map" */ '@verandah/map')).LocationMap,
);

interface BoundaryMapProps {
  readonly place: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly label: string;
    readonly latLong: { readonly latitude: number; readonly longitude: number };
  };
  readonly picture: BoundaryPicture;
}

type Shown =
  | { readonly state: 'picture' | 'loading' | 'failed' }
  | { readonly state: 'map'; readonly boundary: MapBoundary | null };

/** The position of a suburb: a drawing of its boundary among its neighbours and, on request, an interactive map. */
export function BoundaryMap({ place: { id, slug, name, label, latLong }, picture }: BoundaryMapProps) {
  const { graph, report } = useServices();
  const [shown, setShown] = useState<Shown>({ state: 'picture' });
  const open = () => {
    setShown({ state: 'loading' });
    cachedBoundaries
      .get(id, () => readBoundary(graph, slug))
      .then(
        (boundary) => setShown({ state: 'map', boundary }),
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
            <LocationMap
              centre={[latLong.longitude, latLong.latitude]}
              exact={false}
              label={`Map of ${label}`}
              boundary={shown.boundary ?? undefined}
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
