import type { FeatureLike } from 'ol/Feature.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { cachedStyles } from './cached-styles.ts';
import type { MapPalette } from './palette.ts';
import { readStreetFeature, type RoadRank } from './street-feature.ts';
import { withHeight } from '../text-height.ts';

/** By rank: CSS pixels at zoom 14, and the zooms from which a road and its name are shown. */
const roads = [
  { width: 5, from: 4, named: 11 },
  { width: 4.5, from: 5, named: 11 },
  { width: 4, from: 7, named: 12 },
  { width: 3.2, from: 9, named: 13 },
  { width: 2.6, from: 11, named: 14 },
  { width: 2, from: 12.5, named: 15 },
  { width: 1, from: 14, named: 16 },
] as const satisfies readonly { width: number; from: number; named: number }[];
/** Straightened roads get no wider from this zoom on: wide ones would pretend to lie where they are drawn. */
const thinFrom = 13;
/** Zooms from which points are named. */
const pointsFrom = { station: 12.5, park: 14, school: 14.5 } as const;

/**
 * The look of maps with streets, in the site's palette; features overlap in the order of `zIndex`, labels yield by it.
 * @param isNamed whether something else names the place of a label, which is left out then
 */
export function streetStyle(
  palette: () => MapPalette,
  zoom: () => number,
  isNamed: (feature: FeatureLike) => boolean,
): (feature: FeatureLike) => Style | Style[] | undefined {
  const cached = cachedStyles(palette);

  const text = (name: string, size: number, weight: number, zIndex: number, more: object = {}): Style =>
    cached(
      `${size} ${weight} ${zIndex} ${'placement' in more} ${name}`,
      ({ font, label, halo }) =>
        new Style({
          text: new Text({
            text: name,
            font: withHeight(`${weight} ${size}px ${font}`),
            fill: new Fill({ color: label }),
            stroke: new Stroke({ color: halo, width: 3 }),
            padding: [2, 4, 2, 4],
            ...more,
          }),
          zIndex,
        }),
    );

  const road = (rank: RoadRank, name: string, level: number, straightened: boolean): Style[] | undefined => {
    const { width, from, named } = roads[rank];
    if (level < from) return undefined;
    const looked = straightened ? Math.min(level, thinFrom) : level;
    const wide = Math.max(0.75, width * 2 ** ((looked - 14) / 1.6));
    const styles = [
      cached(
        `road ${rank} ${looked}`,
        ({ road: street, mainRoad }) =>
          new Style({
            stroke: new Stroke({ color: rank <= 2 ? mainRoad : street, width: wide, lineCap: 'round' }),
            zIndex: 30 - rank,
          }),
      ),
    ];
    // Far away an edge would be all that is seen.
    if (wide >= 2)
      styles.push(
        cached(
          `edge ${rank} ${looked}`,
          ({ edge }) => new Style({ stroke: new Stroke({ color: edge, width: wide + 1.5 }), zIndex: 20 - rank }),
        ),
      );
    if (name !== '' && level >= named)
      styles.push(text(name, 11, 500, 50 - rank, { placement: 'line', maxAngle: 0.5 }));
    return styles;
  };

  return (feature) => {
    const read = readStreetFeature(
      feature.get('layer'),
      (name) => feature.get(name),
      /LineString$/.test(feature.getGeometry()?.getType() ?? ''),
    );
    const level = Math.round(zoom() * 2) / 2;
    switch (read?.is) {
      case 'ground': {
        const { kind } = read;
        if (kind === 'building' && level < 15) return undefined;
        return cached(`ground ${kind}`, (colours) => {
          const zIndex = kind === 'building' ? 3 : kind === 'water' ? 2 : 1;
          const stroke = kind === 'water' ? { stroke: new Stroke({ color: colours.coast, width: 0.5 }) } : {};
          return new Style({ fill: new Fill({ color: groundColour(kind, colours) }), zIndex, ...stroke });
        });
      }
      case 'stream':
        return cached('stream', ({ sea }) => new Style({ stroke: new Stroke({ color: sea, width: 1.25 }), zIndex: 2 }));
      case 'border':
        return cached(
          'border',
          ({ border }) =>
            new Style({ stroke: new Stroke({ color: border, width: 1.25, lineDash: [6, 4] }), zIndex: 31 }),
        );
      case 'road':
        return road(read.rank, read.name, level, read.straightened);
      case 'rail':
        if (level < (read.tram ? 13 : 10)) return undefined;
        return read.tram
          ? cached('tram', ({ rail }) => new Style({ stroke: new Stroke({ color: rail, width: 0.75 }), zIndex: 31 }))
          : cached(
              'rail',
              ({ rail }) =>
                new Style({ stroke: new Stroke({ color: rail, width: 1.5, lineDash: [7, 2] }), zIndex: 31 }),
            );
      case 'place':
        return level < read.from || isNamed(feature)
          ? undefined
          : text(read.name, read.from < 5 ? 14 : read.from < 9 ? 13 : 12, read.from < 9 ? 600 : 500, 100 - read.from);
      case 'point': {
        const { kind, name } = read;
        if (level < pointsFrom[kind]) return undefined;
        if (kind !== 'station') return text(name, 11, 500, kind === 'park' ? 60 : 55);
        return [
          cached(
            'station',
            ({ rail, halo }) =>
              new Style({
                image: new CircleStyle({
                  radius: 4,
                  fill: new Fill({ color: halo }),
                  stroke: new Stroke({ color: rail, width: 2 }),
                  declutterMode: 'none',
                }),
                zIndex: 32,
              }),
          ),
          text(name, 11, 600, 70, { offsetY: 12 }),
        ];
      }
      default:
        return undefined;
    }
  };
}

function groundColour(
  kind: 'water' | 'park' | 'wood' | 'sand' | 'school' | 'hospital' | 'building',
  colours: MapPalette,
): string {
  if (kind === 'water') return colours.sea;
  if (kind === 'park' || kind === 'wood') return colours.park;
  return kind === 'building' ? colours.building : colours.grounds;
}
