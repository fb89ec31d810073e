import { textHeights } from 'ol/render/canvas.js';

/** Of a line to the letters' size, where the browser has no metrics of the font. */
const usualHeight = 1.2;

/**
 * States the height of a line of a font to OpenLayers and returns the font. Otherwise it would measure it in an element
 * that it fills by `innerHTML`, which Trusted Types forbid.
 * @param font as CSS states it: '650 14px sans-serif'
 */
export function withHeight(font: string): string {
  if (!Object.hasOwn(textHeights, font))
    // When a font has been loaded, OpenLayers removes the heights that it can enumerate, and would measure again.
    Object.defineProperty(textHeights, font, { get: () => heightOf(font) });
  return font;
}

let pen: CanvasRenderingContext2D | null | undefined;

/** Pixels, of the font as it is loaded now. */
function heightOf(font: string): number {
  pen ??= document.createElement('canvas').getContext('2d');
  const size = Number(/([\d.]+)px/.exec(font)?.[1] ?? 10);
  if (!pen) return size * usualHeight;
  pen.font = font;
  const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = pen.measureText('M');
  return Math.round(above + below) || size * usualHeight;
}
