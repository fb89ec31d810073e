import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { MapPalette } from '../base/palette.ts';
import type { MarkerFace } from './face.ts';
import { bubbleIcon, pinIcon, tagIcon } from './pill.ts';

/** Drawn faces that are cached; far more than one screen shows. */
const mostStored = 800;
const order = { viewed: 10, plain: 20, emphasised: 40, selected: 90 } as const;

/**
 * The styles of a face, made once and cached until the colours change: thousands of markers share a few hundred texts.
 * A home's price is shown where there is room for it, the best homes' first; the others stay dots until one looks
 * nearer. A cluster's number, and what is pointed at, are always drawn; its prices again where there is room.
 */
export function markerStyles(palette: () => MapPalette): (face: MarkerFace, rank: number | undefined) => Style[] {
  let drawn = new Map<string, Style[]>();
  let of = palette();
  return (face, rank = 9) => {
    if (of !== palette() || drawn.size > mostStored) {
      of = palette();
      drawn = new Map();
    }
    const { tone, shape, text, range } = face;
    const key = `${window.devicePixelRatio} ${rank} ${tone} ${shape} ${text} ${range ?? ''}`;
    const styles = drawn.get(key) ?? makeStyles(face, rank, of);
    drawn.set(key, styles);
    return styles;
  };
}

function makeStyles(face: MarkerFace, rank: number, palette: MapPalette): Style[] {
  const { tone, shape, range } = face;
  if (shape === 'cluster') {
    const { image, height } = bubbleIcon(face, palette);
    const number = new Style({ image, zIndex: order[tone] + 50 });
    return range
      ? [new Style({ image: tagIcon(face, range, height, palette), zIndex: order[tone] + 25 }), number]
      : [number];
  }
  const shown = new Style({ image: pinIcon(face, palette, tone === 'selected'), zIndex: order[tone] - rank });
  if (tone === 'selected') return [shown];
  const fill = tone === 'viewed' ? palette.pillMuted : palette.accent;
  const dot = new CircleStyle({
    radius: 5,
    fill: new Fill({ color: fill }),
    stroke: new Stroke({ color: palette.pill, width: 1.5 }),
    declutterMode: 'none',
  });
  return [new Style({ image: dot, zIndex: 0 }), shown];
}
