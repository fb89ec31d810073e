import Icon from 'ol/style/Icon.js';
import type { MapPalette } from '../base/palette.ts';
import type { MarkerFace } from './face.ts';

const tip = 6;
const margin = { side: 4, top: 3, foot: 5 } as const;

interface Paint { readonly fill: string; readonly ink: string; readonly faint: string; readonly line: string }

function paintOf({ tone, shape }: MarkerFace, palette: MapPalette): Paint {
  if (tone === 'selected') return { fill: palette.selected, ink: palette.onSelected, faint: palette.onSelected, line: palette.onSelected };
  if (tone === 'emphasised') return { fill: palette.accent, ink: palette.onAccent, faint: palette.onAccent, line: palette.pill };
  if (tone === 'viewed') return { fill: palette.seen, ink: palette.pillMuted, faint: palette.pillMuted, line: palette.pillLine };
  return { fill: palette.pill, ink: palette.pillText, faint: palette.pillMuted, line: shape === 'cluster' ? palette.accent : palette.pillLine };
}

/** Pixels from the box's top to its foot, without a pin's tip. */
const heightOf = ({ range, shape }: MarkerFace): number => (range ? 38 : shape === 'cluster' ? 32 : 26);
const tipOf = ({ shape }: MarkerFace): number => (shape === 'pin' ? tip : 0);

/** Draws a marker's face as a small picture: a pin's tip points at the place, a cluster lies around it. */
function draw(face: MarkerFace, palette: MapPalette, ratio: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  const { text, range, shape, tone } = face;
  const loud = tone === 'emphasised' || tone === 'selected' || shape === 'cluster';
  const [bold, small] = [`${loud ? 650 : 550} ${loud ? 13 : 12}px ${palette.font}`, `500 11px ${palette.font}`];
  const height = heightOf(face);
  pen.font = bold;
  const textWidth = pen.measureText(text).width;
  pen.font = small;
  const width = Math.ceil(Math.max(height, textWidth + 18, range ? pen.measureText(range).width + 20 : 0));
  canvas.width = (width + margin.side * 2) * ratio;
  canvas.height = (height + tipOf(face) + margin.top + margin.foot) * ratio;
  const { fill, ink, faint, line } = paintOf(face, palette);
  const round = Math.min(height / 2, 16);
  pen.scale(ratio, ratio);
  pen.translate(margin.side, margin.top);
  pen.beginPath();
  pen.roundRect(0, 0, width, height, round);
  if (shape === 'pin') {
    pen.moveTo(width / 2 - tip, height - 0.5);
    pen.lineTo(width / 2, height + tip);
    pen.lineTo(width / 2 + tip, height - 0.5);
  }
  pen.shadowColor = 'rgb(0 0 0 / 28%)';
  pen.shadowBlur = 4 * ratio;
  pen.shadowOffsetY = 1 * ratio;
  pen.fillStyle = fill;
  pen.fill();
  pen.shadowColor = 'transparent';
  pen.beginPath();
  pen.roundRect(0.5, 0.5, width - 1, height - 1, round - 0.5);
  pen.strokeStyle = line;
  pen.lineWidth = shape === 'cluster' && tone !== 'viewed' ? 1.5 : 1;
  pen.stroke();
  if (shape === 'pin') {
    pen.fillStyle = fill;
    pen.fillRect(width / 2 - tip + 1, height - 2, tip * 2 - 2, 2);
  }
  pen.textBaseline = 'middle';
  pen.font = bold;
  pen.fillStyle = ink;
  pen.textAlign = 'center';
  pen.fillText(text, width / 2, range ? 12.5 : height / 2 + 0.5);
  if (range) {
    pen.font = small;
    pen.fillStyle = faint;
    pen.fillText(range, width / 2, 27);
  }
  return canvas;
}

/** Where in the picture the marked place lies, as shares of its size. */
function anchorOf(face: MarkerFace): [number, number] {
  const height = heightOf(face) + tipOf(face);
  const whole = height + margin.top + margin.foot;
  return [0.5, (margin.top + (face.shape === 'pin' ? height : height / 2)) / whole];
}

/** A face as an icon at its place. Those that are in nobody's way are drawn; `always` draws one wherever it stands, and the others make room. */
export function pill(face: MarkerFace, palette: MapPalette, always: boolean): Icon {
  const ratio = window.devicePixelRatio || 1;
  return new Icon({ img: draw(face, palette, ratio), scale: 1 / ratio, anchor: anchorOf(face), declutterMode: always ? 'obstacle' : 'declutter' });
}
