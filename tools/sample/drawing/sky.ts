import type { Chance } from './chance.ts';
import { ellipse, path, rect, sheetWidth, type Sheet } from './sheet.ts';
import { mix } from './colour.ts';
import { lit, type Light } from './light.ts';

/** Sky with its sun and clouds, down to `horizon`. Returns the position of the sun. */
export function drawSky(sheet: Sheet, light: Light, chance: Chance, horizon: number): number {
  const sunX = chance.between(200, 1300);
  sheet.add(
    rect(
      0,
      0,
      sheetWidth,
      horizon + 60,
      sheet.gradient([
        [0, light.sky[0]],
        [0.6, light.sky[1]],
        [1, light.sky[2]],
      ]),
    ),
  );
  const glow = sheet.radial([
    [0, light.sun, light.sunOpacity],
    [0.35, light.sun, light.sunOpacity * 0.35],
    [1, light.sun, 0],
  ]);
  sheet.add(ellipse(sunX, horizon - 170, 760, 520, glow));
  const fill = sheet.radial([
    [0, light.cloud, light.cloudOpacity],
    [0.5, light.cloud, light.cloudOpacity * 0.6],
    [1, light.cloud, 0],
  ]);
  for (let cloud = 0; cloud < chance.whole(3, 5); cloud += 1) {
    const [x, y, width] = [chance.between(-60, 1500), chance.between(40, horizon * 0.55), chance.between(160, 420)];
    for (let puff = 0; puff < 9; puff += 1) {
      const along = chance.between(-1, 1);
      sheet.add(
        ellipse(
          x + along * width,
          y - (1 - along * along) * chance.between(0, 36),
          chance.between(40, 130) + 26,
          chance.between(8, 26) + 22,
          fill,
          { opacity: chance.between(0.3, 0.8) },
        ),
      );
    }
  }
  return sunX;
}

/** Ranges of hills one behind the other, the far ones in haze. */
export function drawHills(
  sheet: Sheet,
  light: Light,
  chance: Chance,
  horizon: number,
  ranges: number,
  height: number,
  colour = '#5d7458',
): void {
  for (let range = 0; range < ranges; range += 1) {
    const near = (range + 1) / ranges;
    const top = horizon - height * (1.15 - near * 0.85);
    const points = Array.from(
      { length: 9 },
      (_, at) => [at * (sheetWidth / 8), top + chance.between(-1, 1) * height * 0.28] as const,
    );
    let d = `M0 ${horizon + 40} L0 ${points[0]?.[1] ?? top}`;
    points.slice(1).forEach(([x, y], at) => {
      const [beforeX, beforeY] = points[at] ?? [0, top];
      const middle = (beforeX + x) / 2;
      d += ` C${middle.toFixed(0)} ${beforeY.toFixed(0)} ${middle.toFixed(0)} ${y.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)}`;
    });
    const tone = mix(mix(lit(light, colour), light.sky[2], 0.72 * (1 - near) + 0.1), light.sky[1], 0.25 * (1 - near));
    sheet.add(
      path(
        `${d} L${sheetWidth} ${horizon + 40}Z`,
        sheet.gradient([
          [0, tone],
          [1, mix(tone, light.sky[2], 0.35)],
        ]),
      ),
    );
  }
}
