import Icon from 'ol/style/Icon.js';
import type { MapPalette } from '../base/palette.ts';
import type { MarkerFace } from './cluster.ts';

const tip = 6;
const margin = { left: 4, top: 3, foot: 5 } as const;

const heightOf = (range: string | undefined): number => (range ? 38 : 28);

interface Paint { readonly fill: string; readonly ink: string; readonly faint: string; readonly line: string }

function paintOf(tone: MarkerFace['tone'], palette: MapPalette): Paint {
  if (tone === 'selected') return { fill: palette.selected, ink: palette.onSelected, faint: palette.onSelected, line: palette.onSelected };
  if (tone === 'emphasised') return { fill: palette.accent, ink: palette.onAccent, faint: palette.onAccent, line: palette.pill };
  if (tone === 'viewed') return { fill: palette.pill, ink: palette.pillMuted, faint: palette.pillMuted, line: palette.pillLine };
  return { fill: palette.pill, ink: palette.pillText, faint: palette.pillMuted, line: palette.pillLine };
}

/** Draws a marker's face as a small picture whose tip points at the place. */
function draw({ text, range, tone }: MarkerFace, palette: MapPalette, ratio: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  const [bold, small] = [`650 13px ${palette.font}`, `500 11px ${palette.font}`];
  const height = heightOf(range);
  pen.font = bold;
  const textWidth = pen.measureText(text).width;
  pen.font = small;
  const width = Math.ceil(Math.max(height, textWidth + 20, range ? pen.measureText(range).width + 20 : 0));
  canvas.width = (width + margin.left * 2) * ratio;
  canvas.height = (height + tip + margin.top + margin.foot) * ratio;
  const { fill, ink, faint, line } = paintOf(tone, palette);
  pen.scale(ratio, ratio);
  pen.translate(margin.left, margin.top);
  pen.beginPath();
  pen.roundRect(0, 0, width, height, 14);
  pen.moveTo(width / 2 - tip, height - 0.5);
  pen.lineTo(width / 2, height + tip);
  pen.lineTo(width / 2 + tip, height - 0.5);
  pen.shadowColor = 'rgb(0 0 0 / 28%)';
  pen.shadowBlur = 4 * ratio;
  pen.shadowOffsetY = 1 * ratio;
  pen.fillStyle = fill;
  pen.fill();
  pen.shadowColor = 'transparent';
  pen.beginPath();
  pen.roundRect(0.5, 0.5, width - 1, height - 1, 13.5);
  pen.strokeStyle = line;
  pen.stroke();
  pen.fillStyle = fill;
  pen.fillRect(width / 2 - tip + 1, height - 2, tip * 2 - 2, 2);
  pen.textBaseline = 'middle';
  pen.font = bold;
  pen.fillStyle = ink;
  pen.textAlign = 'center';
  pen.fillText(text, width / 2, range ? 12 : height / 2 + 0.5);
  if (range) {
    pen.font = small;
    pen.fillStyle = faint;
    pen.fillText(range, width / 2, 27);
  }
  return canvas;
}

/** Drawn faces, kept until the colours change: 500 markers share a few dozen prices. */
export function pillSet(palette: () => MapPalette): (face: MarkerFace) => Icon {
  let drawn = new Map<string, Icon>();
  let of = palette();
  return (face) => {
    const ratio = window.devicePixelRatio || 1;
    if (of !== palette()) {
      of = palette();
      drawn = new Map();
    }
    const key = `${ratio} ${face.tone} ${face.text} ${face.range ?? ''}`;
    const made = drawn.get(key) ?? new Icon({ img: draw(face, of, ratio), scale: 1 / ratio, anchor: [0.5, (heightOf(face.range) + tip + margin.top) / (heightOf(face.range) + tip + margin.top + margin.foot)] });
    drawn.set(key, made);
    return made;
  };
}
