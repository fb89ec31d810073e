import type { FeatureLike } from 'ol/Feature.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { cachedStyles } from './cached-styles.ts';
import type { MapPalette } from './palette.ts';
import { withHeight } from '../text-height.ts';

/**
 * Layers with this `declutter` place their labels and markers together: a label yields to a marker, which is on a
 * higher layer, and is never half covered.
 */
export const collisionGroup = 'labels';

/** Edges of suburbs are noise before they can be distinguished. */
const edgesFrom = 11;

/**
 * The look of the layers `land`, `states`, `suburbs` and `places` of the base map's tiles. Styles are made once for
 * each palette and shared; only a location's name makes one of its own, and the last few thousand of those are cached.
 * @param isNamed whether something else names the place of a label, which is left out then
 */
export function baseStyle(
  palette: () => MapPalette,
  zoom: () => number,
  isNamed: (feature: FeatureLike) => boolean,
): (feature: FeatureLike) => Style | undefined {
  const cached = cachedStyles(palette);
  const line = (colour: string, width: number, dash?: readonly number[]): Style =>
    new Style({ stroke: new Stroke({ color: colour, width, ...(dash && { lineDash: [...dash] }) }) });

  return (feature) => {
    switch (feature.get('layer')) {
      case 'land':
        return cached(
          'land',
          ({ land, coast }) =>
            new Style({ fill: new Fill({ color: land }), stroke: new Stroke({ color: coast, width: 1 }), zIndex: 0 }),
        );
      case 'states':
        return cached('states', ({ border }) => line(border, 1.25, [6, 4]));
      case 'suburbs': {
        if (zoom() < edgesFrom) return undefined;
        // Neighbours draw their common edge twice: short dashes still look like dashes.
        return feature.get('approximate')
          ? cached('approximate', ({ edge }) => line(edge, 1.25, [2, 6]))
          : cached('suburbs', ({ edge }) => line(edge, 1));
      }
      case 'places':
        return label(feature);
      default:
        return undefined;
    }
  };

  function label(feature: FeatureLike): Style | undefined {
    const from = Number(feature.get('rank') ?? 12);
    if (zoom() < from - 0.5 || isNamed(feature)) return undefined;
    const name = String(feature.get('name') ?? '');
    return cached(
      `${from} ${name}`,
      ({ font, label: colour, halo }) =>
        new Style({
          text: new Text({
            text: name,
            font: withHeight(`${from <= 7 ? 600 : 500} ${from <= 5 ? 14 : from <= 9 ? 13 : 12}px ${font}`),
            fill: new Fill({ color: colour }),
            stroke: new Stroke({ color: halo, width: 3 }),
            padding: [2, 4, 2, 4],
          }),
          // Where two names collide, the bigger place's stays; a place's before a station's or a street's.
          zIndex: 100 - from,
        }),
    );
  }
}
