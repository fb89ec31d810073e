import type { Chance } from './chance.ts';
import { group, line, path, rect, shape, Shapes, type Point, type Sheet } from './sheet.ts';
import { darker, lighter, mix } from './colour.ts';
import { lit, shaded, type Light } from './light.ts';

export const wallColours = [
  '#f1ede4',
  '#e4ddd0',
  '#d5dad6',
  '#c9cfcb',
  '#b8c1c0',
  '#dcd2c2',
  '#8d9a99',
  '#e9e6e0',
] as const;
export const brickColours = ['#a8654c', '#9a5a47', '#b98565', '#8c5f50', '#c7ab8e'] as const;
export const roofColours = ['#4b5258', '#6e6f6d', '#8a4f40', '#39424a', '#7d858a', '#5d5048'] as const;
export const doorColours = ['#2f4a45', '#7a3b32', '#28394f', '#3d3a36', '#9c6b3c', '#56706a'] as const;

/** A wall with its covering: boards, bricks or render, darker under the eaves. */
export function wall(
  sheet: Sheet,
  light: Light,
  chance: Chance,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  cover: 'boards' | 'bricks' | 'render' | 'cladding',
): string {
  const tone = lit(light, colour);
  const parts = [
    rect(
      x,
      y,
      width,
      height,
      sheet.gradient([
        [0, darker(tone, 0.08)],
        [0.5, tone],
        [1, darker(tone, 0.07)],
      ]),
    ),
  ];
  const courses = new Shapes();
  if (cover === 'boards') {
    for (let at = y + 14; at < y + height; at += 14) {
      courses.line(x, at, x + width, at, darker(tone, 0.24), 1.4, { opacity: 0.55 });
      courses.line(x, at + 1.6, x + width, at + 1.6, '#ffffff', 1, { opacity: 0.3 });
    }
  }
  if (cover === 'cladding') {
    for (let at = x + 16; at < x + width; at += 16)
      parts.push(
        rect(at - 16, y, 15, height, mix(tone, chance.likely(0.5) ? '#ffffff' : '#2a1a10', chance.between(0, 0.12)), {
          opacity: 0.7,
        }),
        line(at, y, at, y + height, darker(tone, 0.4), 1.4),
      );
  }
  if (cover === 'bricks') {
    for (let row = 0, at = y; at < y + height - 2; at += 11, row += 1) {
      courses.line(x, at, x + width, at, lighter(tone, 0.28), 1.2, { opacity: 0.5 });
      for (let across = x + (row % 2 ? 14 : 0); across < x + width - 27; across += 28) {
        if (chance.likely(0.4))
          courses.rect(across, at + 1, 26, 9, chance.likely(0.5) ? darker(tone, 0.18) : lighter(tone, 0.12), {
            opacity: 0.55,
          });
      }
    }
  }
  parts.push(courses.toString());
  const eaves = sheet.gradient([
    [0, light.shade, 0.5],
    [1, light.shade, 0],
  ]);
  parts.push(
    rect(x, y, width, Math.min(62, height * 0.4), eaves),
    rect(x, y + height - 16, width, 16, light.shade, { opacity: 0.14 }),
  );
  return parts.join('');
}

/** A sloping roof plane with the ribs of sheet metal or courses of tiles. */
export function roof(
  sheet: Sheet,
  light: Light,
  points: readonly Point[],
  colour: string,
  cover: 'metal' | 'tiles',
): string {
  const tone = lit(light, colour);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const inside = sheet.clip(shape(points, '#000'));
  const courses = new Shapes();
  if (cover === 'metal')
    for (let x = left; x < right; x += 17) {
      const lean = (x - (left + right) / 2) * 0.06;
      courses.line(x, top, x + lean, foot, darker(tone, 0.35), 2, { opacity: 0.5 });
      courses.line(x + 3, top, x + 3 + lean, foot, lighter(tone, 0.5), 1.4, { opacity: 0.3 });
    }
  else
    for (let y = top; y < foot; y += 12) {
      courses.line(left, y, right, y, darker(tone, 0.4), 2.2, { opacity: 0.5 });
      courses.line(left, y + 3, right, y + 3, lighter(tone, 0.3), 1.4, { opacity: 0.3, 'stroke-dasharray': '12 5' });
    }
  return (
    shape(
      points,
      sheet.gradient([
        [0, lighter(mix(tone, light.sky[2], 0.2), 0.1)],
        [0.6, tone],
        [1, darker(tone, 0.18)],
      ]),
    ) +
    group(courses.toString(), { 'clip-path': inside }) +
    line(left, foot, right, foot, lighter(tone, 0.35), 6) +
    line(left, foot + 5, right, foot + 5, darker(tone, 0.5), 3)
  );
}

/** A verandah: its bullnose roof, posts and deck, with the shade it throws. */
export function verandah(
  sheet: Sheet,
  light: Light,
  x: number,
  width: number,
  top: number,
  ground: number,
  roofColour: string,
  trim: string,
): string {
  const tone = lit(light, trim);
  const drop = 46;
  const parts = [
    rect(
      x,
      top + drop,
      width,
      (ground - top - drop) * 0.6,
      sheet.gradient([
        [0, light.shade, 0.62],
        [1, light.shade, 0.05],
      ]),
    ),
  ];
  const bays = Math.max(2, Math.round(width / 150));
  for (let at = 0; at <= bays; at += 1) {
    const post = x + (width * at) / bays;
    parts.push(
      rect(
        post - 6,
        top + drop - 4,
        12,
        ground - top - drop,
        sheet.gradient(
          [
            [0, lighter(tone, 0.2)],
            [1, darker(tone, 0.16)],
          ],
          [0, 0, 1, 0],
        ),
      ),
    );
    for (const side of [-1, 1]) {
      if ((at === 0 && side < 0) || (at === bays && side > 0)) continue;
      parts.push(
        path(
          `M${post + side * 6} ${top + drop + 40} Q${post + side * 8} ${top + drop + 6} ${post + side * 44} ${top + drop + 2} L${post + side * 6} ${top + drop + 2}Z`,
          tone,
          { opacity: 0.9 },
        ),
      );
    }
    if (at < bays) {
      const next = x + (width * (at + 1)) / bays;
      if (at !== Math.floor(bays / 2)) {
        parts.push(
          rect(post + 6, ground - 62, next - post - 12, 6, tone),
          rect(post + 6, ground - 14, next - post - 12, 5, tone),
        );
        for (let rail = post + 16; rail < next - 8; rail += 13) parts.push(rect(rail, ground - 58, 3.4, 46, tone));
      }
    }
  }
  const colour = lit(light, roofColour);
  parts.push(
    path(
      `M${x - 22} ${top + drop} C${x - 20} ${top + 16} ${x + 4} ${top + 4} ${x + 18} ${top} H${x + width - 18} C${x + width - 4} ${top + 4} ${x + width + 20} ${top + 16} ${x + width + 22} ${top + drop}Z`,
      sheet.gradient([
        [0, lighter(colour, 0.2)],
        [0.6, colour],
        [1, darker(colour, 0.2)],
      ]),
    ),
    ...Array.from({ length: Math.floor(width / 19) }, (_, at) =>
      line(x + 12 + at * 19, top + 2, x + 6 + at * 19.3, top + drop, darker(colour, 0.3), 1.6, { opacity: 0.45 }),
    ),
    rect(x - 24, top + drop - 3, width + 48, 8, lighter(tone, 0.1)),
    rect(
      x - 12,
      ground - 8,
      width + 24,
      18,
      sheet.gradient([
        [0, shaded(light, '#b39a7c', 0)],
        [1, shaded(light, '#7a654e', 0.3)],
      ]),
    ),
  );
  return parts.join('');
}

/** Concrete or gravel running from a door to the foot of the picture. */
export function driveway(
  sheet: Sheet,
  light: Light,
  from: number,
  to: number,
  top: number,
  footFrom: number,
  footTo: number,
  colour = '#c3bdb2',
): string {
  return (
    shape(
      [
        [from, top],
        [to, top],
        [footTo, 1000],
        [footFrom, 1000],
      ],
      sheet.gradient([
        [0, shaded(light, colour, 0.22)],
        [0.3, lit(light, colour)],
        [1, shaded(light, colour, 0.12)],
      ]),
    ) +
    [0.18, 0.5]
      .map((share) =>
        line(
          from + (footFrom - from) * share,
          top + (1000 - top) * share,
          to + (footTo - to) * share,
          top + (1000 - top) * share,
          light.shade,
          2,
          { opacity: 0.22 },
        ),
      )
      .join('')
  );
}

/** The soft shadow below something on the ground. */
export const contact = (sheet: Sheet, light: Light, x: number, width: number, ground: number): string =>
  sheet.soft(x + width / 2, ground + 4, width * 0.54, 20, light.shade, 0.42, 9);

/** A picket fence along the front. */
export function pickets(light: Light, from: number, to: number, ground: number, colour: string): string {
  const tone = lit(light, colour);
  const rails = new Shapes();
  rails.rect(from, ground - 56, to - from, 7, darker(tone, 0.14));
  rails.rect(from, ground - 20, to - from, 7, darker(tone, 0.14));
  let pales = '';
  for (let x = from; x < to - 8; x += 19) {
    pales += `M${x} ${ground}v-70l5.5 -10l5.5 10v70z`;
    rails.rect(x + 8.5, ground - 70, 2.5, 70, light.shade, { opacity: 0.2 });
  }
  return path(pales, tone) + rails.toString();
}
