import type { Chance } from './chance.ts';
import { ellipse, path, rect, Shapes, sheetHeight, sheetWidth, type Sheet } from './sheet.ts';
import { darker, mix } from './colour.ts';
import { lit, shaded, type Light } from './light.ts';

/** Greens of gums, shrubs and lawns; the first is the darkest. */
export const greens = {
  gum: ['#4c5f4a', '#647a5b', '#84966d', '#a3b082'],
  shrub: ['#33503a', '#4a6f47', '#6b8d52', '#93ab66'],
  grey: ['#5b6b62', '#77897b', '#99a896', '#bac4ac'],
  flower: ['#3f5a3d', '#5e7c4b', '#c48a97', '#e3b9b4'],
} as const;

type Greens = readonly string[];

/** Shades of a leaf's colour, the darkest first. */
const shades = [0.12, 0.07, 0.02];

/** A leaf, pointed at both ends, as a part of a path; in whole units. */
function leafPath(x: number, y: number, rx: number, ry: number): string {
  const [wide, high] = [Math.round(rx), Math.round(2 * ry)];
  return `M${Math.round(x) - wide} ${Math.round(y)}q${wide} ${-high} ${2 * wide} 0q${-wide} ${high} ${-2 * wide} 0`;
}

/** A mass of leaves: dark below, light towards the sun. Those of one colour are one path. */
export function foliage(
  light: Light,
  chance: Chance,
  x: number,
  y: number,
  rx: number,
  ry: number,
  tones: Greens,
  leaf: number,
): string {
  let drawn = '';
  tones.forEach((tone, layer) => {
    const lift = (layer / tones.length) * ry * 0.55;
    const count = Math.round(((rx * ry) / (leaf * leaf)) * (layer === 0 ? 1.5 : 1.1));
    const colour = layer === 0 ? shaded(light, tone, 0.35) : lit(light, tone);
    const paths = shades.map(() => '');
    for (let at = 0; at < Math.min(count, 90); at += 1) {
      const [angle, far] = [chance.between(0, Math.PI * 2), Math.sqrt(chance.next()) * (1 - layer * 0.1)];
      const [wide, high] = [leaf * chance.between(0.7, 1.4), leaf * chance.between(0.45, 0.9)];
      paths[chance.whole(0, shades.length - 1)] += leafPath(
        x + Math.cos(angle) * far * rx,
        y - lift + Math.sin(angle) * far * ry * (layer === 0 ? 1 : 0.75),
        wide,
        high,
      );
    }
    const opacity = layer > 1 ? 0.8 : 1;
    drawn += shades.map((share, at) => path(paths[at] ?? '', mix(colour, light.shade, share), { opacity })).join('');
  });
  return drawn;
}

/** A eucalypt: pale limbs and a few loose crowns. `height` in units from the ground. */
export function gumTree(
  sheet: Sheet,
  light: Light,
  chance: Chance,
  x: number,
  ground: number,
  height: number,
  tones: Greens = greens.gum,
): string {
  const bark = sheet.gradient(
    [
      [0, shaded(light, '#b9aa98', 0.15)],
      [0.45, lit(light, '#e0d5c6')],
      [1, shaded(light, '#a19384', 0.4)],
    ],
    [0, 0, 1, 0],
  );
  const trunk = height * 0.035;
  const lean = chance.between(-0.08, 0.08) * height;
  const drawn: string[] = [sheet.soft(x, ground + 2, height * 0.32, height * 0.03, light.shade, 0.28, 7)];
  const fork = ground - height * 0.42;
  drawn.push(
    path(
      `M${x - trunk} ${ground} C${x - trunk * 0.7} ${ground - height * 0.2} ${x + lean * 0.4 - trunk * 0.5} ${fork} ${x + lean} ${ground - height * 0.8} ` +
        `C${x + lean * 0.5 + trunk * 0.6} ${fork} ${x + trunk * 0.8} ${ground - height * 0.2} ${x + trunk} ${ground}Z`,
      bark,
    ),
  );
  const crowns: [number, number, number][] = [[x + lean, ground - height * 0.82, 0.3]];
  for (const side of [-1, 1, -0.55, 0.6]) {
    const reach = height * chance.between(0.2, 0.34) * side;
    const top = ground - height * chance.between(0.55, 0.76);
    drawn.push(
      path(
        `M${x + lean * 0.4} ${fork} Q${x + lean * 0.5 + reach * 0.5} ${fork - height * 0.08} ${x + lean + reach} ${top}`,
        'none',
        { stroke: shaded(light, '#cbbfae', 0.15), 'stroke-width': trunk * 0.7, 'stroke-linecap': 'round' },
      ),
    );
    crowns.push([x + lean + reach, top, chance.between(0.17, 0.24)]);
  }
  for (const [cx, cy, share] of crowns.toSorted((a, b) => a[1] - b[1])) {
    drawn.push(foliage(light, chance, cx, cy, height * share, height * share * 0.6, tones, Math.max(5, height * 0.03)));
  }
  return drawn.join('');
}

/** A rounded shrub standing on `ground`. */
export function shrub(
  sheet: Sheet,
  light: Light,
  chance: Chance,
  x: number,
  ground: number,
  size: number,
  tones: Greens = greens.shrub,
): string {
  return (
    sheet.soft(x, ground, size * 1.1, size * 0.16, light.shade, 0.32, 5) +
    foliage(light, chance, x, ground - size * 0.55, size, size * 0.62, tones, Math.max(4, size * 0.13))
  );
}

/** A bed of shrubs along the ground. */
export function bed(
  sheet: Sheet,
  light: Light,
  chance: Chance,
  from: number,
  to: number,
  ground: number,
  size: number,
): string {
  const drawn: string[] = [];
  for (let x = from; x < to; x += size * chance.between(0.9, 1.5)) {
    drawn.push(
      shrub(
        sheet,
        light,
        chance,
        x,
        ground + chance.between(-4, 8),
        size * chance.between(0.6, 1.1),
        greens[chance.pick(['shrub', 'shrub', 'grey', 'flower'] as const)],
      ),
    );
  }
  return drawn.join('');
}

/** Spiky grass or flax. */
export function tussock(
  light: Light,
  chance: Chance,
  x: number,
  ground: number,
  size: number,
  colour = '#7f9160',
): string {
  return Array.from({ length: 16 }, () => {
    const reach = chance.between(-1, 1) * size * 0.8;
    return path(
      `M${x} ${ground} Q${x + reach * 0.3} ${ground - size * 0.8} ${x + reach} ${ground - size * chance.between(0.55, 1)}`,
      'none',
      {
        stroke: mix(lit(light, colour), light.shade, chance.between(0, 0.35)),
        'stroke-width': Math.max(1.5, size * 0.05),
        'stroke-linecap': 'round',
      },
    );
  }).join('');
}

/** Mown or dry grass from `top` to the foot of the picture. */
export function lawn(sheet: Sheet, light: Light, chance: Chance, top: number, colour: string): string {
  const fill = sheet.gradient([
    [0, mix(lit(light, colour), light.sky[2], 0.25)],
    [0.35, lit(light, colour)],
    [1, shaded(light, darker(colour, 0.12), 0.22)],
  ]);
  const [pale, dark] = [mix(lit(light, colour), '#ffffff', 0.22), shaded(light, colour, 0.35)];
  const blades = new Shapes();
  for (let at = 0; at < 420; at += 1) {
    const depth = chance.next() ** 0.7;
    const y = top + depth * (sheetHeight - top);
    const x = chance.between(0, sheetWidth);
    blades.line(
      x,
      y,
      x + chance.between(-3, 3) * (1 + depth),
      y - chance.between(3, 7) * (0.5 + depth * 1.6),
      chance.likely(0.5) ? pale : dark,
      1 + Math.round(depth * 4) * 0.3,
      { opacity: 0.35 },
    );
  }
  const bands = [0.2, 0.45, 0.75].map((depth) =>
    sheet.soft(chance.between(200, 1300), top + depth * (sheetHeight - top), 620, 30, light.shade, 0.1, 16),
  );
  return rect(0, top, sheetWidth, sheetHeight - top, fill) + bands.join('') + blades.toString();
}

/** Leaves close to the lens, out of focus, in one upper corner. */
export function overhang(sheet: Sheet, light: Light, chance: Chance): string {
  const x = chance.likely(0.5) ? 20 : sheetWidth - 20;
  return ['#3c5138', '#55704a', '#7d9261']
    .map((tone, layer) => {
      const colour = layer === 0 ? shaded(light, tone, 0.35) : lit(light, tone);
      const fill = sheet.radial([
        [0, colour, 0.9],
        [0.45, colour, 0.8],
        [1, colour, 0],
      ]);
      return Array.from({ length: 70 - layer * 18 }, () => {
        const [angle, far] = [chance.between(0, Math.PI * 2), Math.sqrt(chance.next()) * (1 - layer * 0.1)];
        const [wide, high] = [chance.between(26, 46), chance.between(18, 32)];
        return ellipse(
          x + Math.cos(angle) * far * 260,
          10 - layer * 24 + Math.sin(angle) * far * 120,
          wide,
          high,
          fill,
        );
      }).join('');
    })
    .join('');
}
