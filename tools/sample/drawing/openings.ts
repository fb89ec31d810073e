import type { Chance } from './chance.ts';
import { ellipse, group, line, path, rect, shape, type Sheet } from './sheet.ts';
import { darker, lighter, mix } from './colour.ts';
import { lit, shaded, type Light } from './light.ts';

const lampLight = '#ffd58f';

/** A window seen from outside; `bars` are its divisions across and down. */
export function windowOutside(
  sheet: Sheet,
  light: Light,
  chance: Chance,
  x: number,
  y: number,
  width: number,
  height: number,
  { frame = '#f4f2ec', bars = [1, 1] }: { frame?: string; bars?: readonly [number, number] } = {},
): string {
  const glow = light.evening;
  const tone = lit(light, frame);
  const thick = Math.max(3, Math.min(9, width * 0.045));
  const glass = glow
    ? sheet.radial(
        [
          [0, '#fff1cd'],
          [0.55, lampLight],
          [1, '#b97f45'],
        ],
        0.5,
        0.35,
        0.8,
      )
    : sheet.gradient(
        [
          [0, mix(light.sky[0], '#31414d', 0.45)],
          [0.55, mix(light.sky[2], '#4a5a62', 0.5)],
          [1, '#2e3a41'],
        ],
        [0, 0, 0.4, 1],
      );
  const parts: string[] = [];
  if (glow)
    parts.push(
      ellipse(
        x + width / 2,
        y + height / 2,
        width * 0.85,
        height * 0.85,
        sheet.radial([
          [0, lampLight, 0.45],
          [1, lampLight, 0],
        ]),
      ),
    );
  parts.push(rect(x - thick, y - thick, width + thick * 2, height + thick * 2, tone), rect(x, y, width, height, glass));
  if (glow) {
    parts.push(
      rect(x, y, width * chance.between(0.14, 0.24), height, '#f6e3bb', { opacity: 0.75 }),
      rect(x + width * 0.82, y, width * 0.18, height, '#f6e3bb', { opacity: 0.75 }),
    );
  } else {
    parts.push(
      rect(x, y, width * 0.16, height, '#ece6da', { opacity: 0.34 }),
      rect(x + width * 0.84, y, width * 0.16, height, '#ece6da', { opacity: 0.34 }),
      shape(
        [
          [x + width * 0.2, y],
          [x + width * 0.55, y],
          [x + width * 0.2, y + height * 0.75],
          [x, y + height * 0.75],
          [x, y + height * 0.35],
        ],
        '#ffffff',
        { opacity: 0.16 },
      ),
    );
  }
  parts.push(
    rect(x, y, width, height * 0.1, light.shade, { opacity: 0.35 }),
    rect(x, y, thick * 0.8, height, light.shade, { opacity: 0.2 }),
  );
  for (let at = 1; at < bars[0]; at += 1)
    parts.push(rect(x + (width * at) / bars[0] - thick * 0.35, y, thick * 0.7, height, tone));
  for (let at = 1; at < bars[1]; at += 1)
    parts.push(rect(x, y + (height * at) / bars[1] - thick * 0.35, width, thick * 0.7, tone));
  parts.push(
    rect(x - thick * 1.8, y + height + thick, width + thick * 3.6, thick * 1.1, lighter(tone, 0.2)),
    rect(x - thick * 1.8, y + height + thick * 2.1, width + thick * 3.6, thick * 1.4, light.shade, { opacity: 0.25 }),
  );
  return parts.join('');
}

/** A front door with its light beside or above it. */
export function frontDoor(
  sheet: Sheet,
  light: Light,
  x: number,
  ground: number,
  width: number,
  height: number,
  colour: string,
): string {
  const top = ground - height;
  const tone = lit(light, colour);
  const glass = light.evening ? lampLight : mix(light.sky[1], '#3d4b54', 0.5);
  return [
    rect(x - 8, top - 34, width + 16, height + 34, lit(light, '#f3efe7')),
    rect(x, top - 26, width, 18, glass),
    rect(
      x,
      top,
      width,
      height,
      sheet.gradient([
        [0, tone],
        [1, darker(tone, 0.2)],
      ]),
    ),
    ...[0.12, 0.56].map((share) =>
      rect(x + width * 0.16, top + height * share, width * 0.68, height * 0.32, 'none', {
        stroke: darker(tone, 0.3),
        'stroke-width': 3,
      }),
    ),
    ellipse(x + width * 0.86, top + height * 0.52, 4, 4, '#d8b36a'),
    rect(x - 8, top - 34, width + 16, 16, light.shade, { opacity: 0.25 }),
    rect(x - 20, ground - 6, width + 40, 10, shaded(light, '#b9b2a6', 0.1)),
  ].join('');
}

/** A wide panel-lift garage door. */
export function garageDoor(
  sheet: Sheet,
  light: Light,
  x: number,
  ground: number,
  width: number,
  height: number,
  colour: string,
): string {
  const tone = lit(light, colour);
  const top = ground - height;
  return [
    rect(x - 6, top - 6, width + 12, height + 6, darker(tone, 0.25)),
    rect(
      x,
      top,
      width,
      height,
      sheet.gradient([
        [0, darker(tone, 0.16)],
        [0.2, tone],
        [1, lighter(tone, 0.06)],
      ]),
    ),
    ...[1, 2, 3, 4].map((at) =>
      group(
        line(x, top + (height * at) / 5, x + width, top + (height * at) / 5, darker(tone, 0.28), 2) +
          line(x, top + (height * at) / 5 + 2, x + width, top + (height * at) / 5 + 2, lighter(tone, 0.3), 1.5),
        { opacity: 0.8 },
      ),
    ),
    rect(x, top, width, 26, light.shade, { opacity: 0.32 }),
  ].join('');
}

/** A wall lamp; shines in the evening. */
export function wallLamp(sheet: Sheet, light: Light, x: number, y: number): string {
  const glow = light.evening
    ? ellipse(
        x,
        y + 20,
        90,
        110,
        sheet.radial([
          [0, lampLight, 0.7],
          [1, lampLight, 0],
        ]),
      )
    : '';
  return `${glow}${path(`M${x - 6} ${y} h12 l-2 22 h-8 Z`, light.evening ? '#fff0c4' : '#3b3f42')}${rect(x - 8, y - 4, 16, 5, '#2f3336')}`;
}
