import Icon from 'ol/style/Icon.js';
import type { MapPalette } from '../base/palette.ts';
import type { MarkerFace } from './face.ts';

const tip = 6;

interface Paint {
  readonly fill: string;
  readonly ink: string;
  readonly faint: string;
  readonly line: string;
}

function paintOf({ tone, shape }: MarkerFace, palette: MapPalette): Paint {
  if (tone === 'selected')
    return { fill: palette.selected, ink: palette.onSelected, faint: palette.onSelected, line: palette.onSelected };
  if (tone === 'emphasised')
    return { fill: palette.accent, ink: palette.onAccent, faint: palette.onAccent, line: palette.pill };
  if (tone === 'viewed')
    return { fill: palette.seen, ink: palette.pillMuted, faint: palette.pillMuted, line: palette.pillLine };
  return {
    fill: palette.pill,
    ink: palette.pillText,
    faint: palette.pillMuted,
    line: shape === 'cluster' ? palette.accent : palette.pillLine,
  };
}

interface Box {
  readonly lines: readonly {
    readonly text: string;
    readonly font: string;
    readonly ink: string;
    readonly middle: number;
  }[];
  readonly least: number;
  readonly height: number;
  readonly beside: number;
  readonly tip: number;
  readonly border: number;
  /** Pixels around the box for its shadow; other boxes stay out of them too. */
  readonly edge: number;
}

/** A rounded box with lines of text and an optional tip, drawn once at the screen's own resolution. */
function drawIcon(
  { lines, least, height, beside, tip: below, border, edge }: Box,
  { fill, line }: Paint,
  options: Partial<ConstructorParameters<typeof Icon>[0]>,
): Icon {
  const ratio = window.devicePixelRatio || 1;
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  const widthOf = ({ text, font }: Box['lines'][number]): number => {
    if (pen) pen.font = font;
    return pen?.measureText(text).width ?? 0;
  };
  const width = Math.ceil(Math.max(least, ...lines.map((each) => widthOf(each) + beside)));
  const whole = height + below + edge * 2;
  canvas.width = Math.ceil((width + edge * 2) * ratio);
  canvas.height = Math.ceil(whole * ratio);
  if (pen) {
    pen.scale(ratio, ratio);
    pen.translate(edge, edge - 1);
    const round = Math.min(height / 2, below > 0 ? 16 : height);
    pen.beginPath();
    pen.roundRect(0, 0, width, height, round);
    if (below > 0) {
      pen.moveTo(width / 2 - tip, height - 0.5);
      pen.lineTo(width / 2, height + tip);
      pen.lineTo(width / 2 + tip, height - 0.5);
    }
    pen.shadowColor = 'rgb(0 0 0 / 28%)';
    pen.shadowBlur = edge * ratio;
    pen.shadowOffsetY = ratio;
    pen.fillStyle = fill;
    pen.fill();
    pen.shadowColor = 'transparent';
    pen.beginPath();
    pen.roundRect(border / 2, border / 2, width - border, height - border, round - border / 2);
    pen.strokeStyle = line;
    pen.lineWidth = border;
    pen.stroke();
    if (below > 0) {
      pen.fillStyle = fill;
      pen.fillRect(width / 2 - tip + 1, height - 2, tip * 2 - 2, 2);
    }
    pen.textBaseline = 'middle';
    pen.textAlign = 'center';
    for (const { text, font, ink, middle } of lines) {
      pen.font = font;
      pen.fillStyle = ink;
      pen.fillText(text, width / 2, middle);
    }
  }
  return new Icon({
    img: canvas,
    scale: 1 / ratio,
    // A canvas has whole pixels, so at a ratio of 1.25 it is slightly larger than its drawing.
    anchor: [(width / 2 + edge) * ratio, (edge - 1 + (below > 0 ? height + below : height / 2)) * ratio],
    anchorXUnits: 'pixels',
    anchorYUnits: 'pixels',
    ...options,
  });
}

/** A price, or a building's number of listings and prices; its tip points at the location. */
export function pinIcon(face: MarkerFace, palette: MapPalette, always: boolean): Icon {
  const { text, range, tone } = face;
  const paint = paintOf(face, palette);
  const loud = tone === 'emphasised' || tone === 'selected';
  const height = range ? 38 : 26;
  const first = {
    text,
    font: `${loud ? 650 : 550} ${loud ? 13 : 12}px ${palette.font}`,
    ink: paint.ink,
    middle: range ? 12.5 : height / 2 + 0.5,
  };
  return drawIcon(
    {
      lines: range ? [first, { text: range, font: `500 11px ${palette.font}`, ink: paint.faint, middle: 27 }] : [first],
      least: height,
      height,
      beside: 18,
      tip,
      border: 1,
      edge: 3,
    },
    paint,
    { declutterMode: always ? 'obstacle' : 'declutter' },
  );
}

/** A cluster's number in a circle, larger for more. */
export function bubbleIcon(face: MarkerFace, palette: MapPalette): { readonly image: Icon; readonly height: number } {
  const paint = paintOf(face, palette);
  const height = 26 + Math.min(16, face.text.length * 4);
  const line = { text: face.text, font: `650 13px ${palette.font}`, ink: paint.ink, middle: height / 2 + 0.5 };
  return {
    height,
    image: drawIcon({ lines: [line], least: height, height, beside: 14, tip: 0, border: 2, edge: 2 }, paint, {
      declutterMode: 'obstacle',
    }),
  };
}

/** A cluster's range of prices, below its number where there is room. */
export function tagIcon(face: MarkerFace, range: string, below: number, palette: MapPalette): Icon {
  const paint = paintOf(face, palette);
  const line = { text: range, font: `500 11px ${palette.font}`, ink: paint.ink, middle: 9 };
  return drawIcon(
    { lines: [line], least: 18, height: 17, beside: 12, tip: 0, border: 1, edge: 1 },
    { ...paint, line: palette.pillLine },
    {
      displacement: [0, -(below / 2 + 12)],
      declutterMode: face.tone === 'selected' ? 'obstacle' : 'declutter',
    },
  );
}
