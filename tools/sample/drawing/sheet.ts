/** Units of every drawing: 3:2. */
export const sheetWidth = 1500;
export const sheetHeight = 1000;

type Stop = readonly [offset: number, colour: string, opacity?: number];
export type Attributes = Readonly<Record<string, string | number | undefined>>;
export type Point = readonly [x: number, y: number];

const written = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 10) / 10) : value;

/**
 * `opacity` as that of the one paint that a shape has: the same picture, but the renderer needs no layer of its own for
 * each of the thousands of leaves (a house in 1440 pixels took 8 seconds). Groups have their own.
 */
function withPaintOpacity(name: string, attributes: Attributes): Attributes {
  const { fill, stroke } = attributes;
  if (attributes['opacity'] === undefined || name === 'g') return attributes;
  const { opacity, ...others } = attributes;
  const filled = name !== 'line' && fill !== 'none';
  if (filled && stroke !== undefined) return attributes;
  return { ...others, [filled ? 'fill-opacity' : 'stroke-opacity']: opacity };
}

/** One SVG element; numbers are rounded to a tenth of a unit. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const all = withPaintOpacity(name, attributes);
  let list = '';
  for (const key of Object.keys(all)) {
    const value = all[key];
    if (value !== undefined) list += ` ${key}="${written(value)}"`;
  }
  return content ? `<${name}${list}>${content}</${name}>` : `<${name}${list}/>`;
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => element('rect', { x, y, width, height, fill, ...more });
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string =>
  element('ellipse', { cx, cy, rx, ry, fill, ...more });
export const shape = (points: readonly Point[], fill: string, more: Attributes = {}): string =>
  element('polygon', { points: points.map(([x, y]) => `${written(x)},${written(y)}`).join(' '), fill, ...more });
export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: string,
  width: number,
  more: Attributes = {},
): string => element('line', { x1, y1, x2, y2, stroke, 'stroke-width': width, ...more });
/**
 * A polygon with a blurred edge: smaller ones on larger ones.
 * @param deviation of the blur, in the sheet's units
 */
export function softShape(points: readonly Point[], fill: string, opacity: number, deviation: number): string {
  const steps = 8;
  const share = 1 - (1 - opacity) ** (1 / steps);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const middle = [xs, ys].map((each) => (Math.min(...each) + Math.max(...each)) / 2);
  const half = [xs, ys].map((each) => (Math.max(...each) - Math.min(...each)) / 2);
  const moved = (at: number, axis: 0 | 1, out: number): number => {
    const [centre = 0, reach = 1] = [middle[axis], half[axis]];
    return centre + (at - centre) * (1 + out / reach);
  };
  return Array.from({ length: steps }, (_, step) => {
    const out = 1.6 * deviation * (1 - (2 * step + 1) / steps);
    return shape(
      points.map(([x, y]) => [moved(x, 0, out), moved(y, 1, out)] as const),
      fill,
      { opacity: share.toFixed(3) },
    );
  }).join('');
}
/** The corners of a rectangle. */
export const corners = (x: number, y: number, width: number, height: number): readonly Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
export const path = (d: string, fill: string, more: Attributes = {}): string => element('path', { d, fill, ...more });
export const group = (content: string, attributes: Attributes): string => element('g', attributes, content || ' ');

/**
 * Many small shapes: those of one paint become one path, since the renderer takes as long for an element as for twenty
 * curves. A paint is drawn where it was first used.
 */
export class Shapes {
  readonly #paths = new Map<string, { readonly attributes: Attributes; d: string }>();

  #draw(attributes: Attributes, d: string): void {
    const paint = JSON.stringify(attributes);
    const path = this.#paths.get(paint);
    if (path) path.d += d;
    else this.#paths.set(paint, { attributes, d });
  }

  rect(x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}): void {
    this.#draw(
      { fill, ...more },
      `M${written(x)} ${written(y)}h${written(width)}v${written(height)}h${written(-width)}z`,
    );
  }

  line(x1: number, y1: number, x2: number, y2: number, stroke: string, width: number, more: Attributes = {}): void {
    this.#draw(
      { fill: 'none', stroke, 'stroke-width': width, ...more },
      `M${written(x1)} ${written(y1)}L${written(x2)} ${written(y2)}`,
    );
  }

  toString(): string {
    return [...this.#paths.values()].map(({ attributes, d }) => element('path', { d, ...attributes })).join('');
  }
}

/** A drawing in the making: its elements and what they refer to. */
export class Sheet {
  readonly #definitions: string[] = [];
  readonly #elements: string[] = [];

  #define(make: (id: string) => string): string {
    const id = `d${this.#definitions.length}`;
    this.#definitions.push(make(id));
    return `url(#${id})`;
  }

  #stops(stops: readonly Stop[]): string {
    return stops
      .map(([offset, colour, opacity]) => element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }))
      .join('');
  }

  /** Top to bottom by default (0 to 1 of the shape's box). */
  gradient(stops: readonly Stop[], [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1]): string {
    return this.#define(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${this.#stops(stops)}</linearGradient>`,
    );
  }

  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.#define(
      (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${this.#stops(stops)}</radialGradient>`,
    );
  }

  /**
   * An ellipse with a blurred edge, such as the shadow below a shrub. It is a gradient: the renderer blurs the whole
   * sheet for each filter, which takes as long as a house.
   * @param deviation of the blur, in the sheet's units
   */
  soft(cx: number, cy: number, rx: number, ry: number, colour: string, opacity: number, deviation: number): string {
    const [wide, high] = [rx + 2 * deviation, ry + 2 * deviation];
    // Where the edge begins, of the mean radius; what is smaller than its blur is fainter.
    const edge = Math.max(0, (Math.sqrt(rx * ry) - 2 * deviation) / Math.sqrt(wide * high));
    const most = opacity * Math.min(1, ry / (1.4 * deviation));
    const stops = [1, 0.84, 0.5, 0.16, 0].map(
      (share, index) => [edge + ((1 - edge) * index) / 4, colour, Math.round(most * share * 1000) / 1000] as const,
    );
    return ellipse(cx, cy, wide, high, this.radial(stops));
  }

  clip(content: string): string {
    return this.#define((id) => `<clipPath id="${id}">${content}</clipPath>`);
  }

  add(...elements: readonly string[]): void {
    this.#elements.push(...elements);
  }

  /** The finished SVG, drawn `pixels` wide; `mirrored` swaps left and right. */
  svg(pixels: number, mirrored = false): string {
    const height = Math.round((pixels * sheetHeight) / sheetWidth);
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${height}" viewBox="0 0 ${sheetWidth} ${sheetHeight}" preserveAspectRatio="xMidYMid slice">` +
      `<defs>${this.#definitions.join('')}</defs>${mirrored ? group(this.#elements.join(''), { transform: `translate(${sheetWidth} 0) scale(-1 1)` }) : this.#elements.join('')}</svg>`
    );
  }
}
