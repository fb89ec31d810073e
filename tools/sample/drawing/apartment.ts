import type { Chance } from './chance.ts';
import { ellipse, group, line, rect, shape, sheetWidth, type Sheet } from './sheet.ts';
import { darker, lighter, mix } from './colour.ts';
import { lit, shaded, type Light } from './light.ts';
import { drawSky } from './sky.ts';
import { bed, foliage, greens, gumTree } from './plants.ts';
import { wall } from './buildings.ts';

/** Towers in the haze behind. */
function skyline(sheet: Sheet, light: Light, chance: Chance): void {
  for (let x = -40; x < sheetWidth; x += chance.between(70, 140)) {
    const [width, height] = [chance.between(70, 150), chance.between(140, 420)];
    const tone = mix(lit(light, '#8795a0'), light.sky[2], chance.between(0.35, 0.6));
    sheet.add(
      rect(
        x,
        800 - height,
        width,
        height,
        sheet.gradient([
          [0, tone],
          [1, mix(tone, light.sky[2], 0.4)],
        ]),
      ),
    );
    if (light.evening)
      for (let at = 0; at < 10; at += 1)
        sheet.add(
          rect(x + chance.between(6, width - 12), 800 - height + chance.between(10, height - 20), 6, 8, '#ffd797', {
            opacity: 0.7,
          }),
        );
  }
}

/** One flat's front: full-height glass, a balcony with its balustrade, sometimes a plant. */
function flat(
  sheet: Sheet,
  light: Light,
  chance: Chance,
  x: number,
  y: number,
  width: number,
  height: number,
  slab: string,
  solid: boolean,
): string {
  const glow = light.evening && chance.likely(0.62);
  const glass = glow
    ? sheet.gradient([
        [0, '#fff0c8'],
        [1, '#d99d58'],
      ])
    : sheet.gradient(
        [
          [0, mix(light.sky[0], '#3a4a57', 0.5)],
          [0.6, mix(light.sky[2], '#5b6a72', 0.55)],
          [1, '#3c474e'],
        ],
        [0, 0, 0.5, 1],
      );
  const [doorX, doorWidth] = [x + width * 0.12, width * 0.76];
  const parts = [rect(doorX, y + 16, doorWidth, height - 16, glass)];
  for (const share of [0.25, 0.5, 0.75])
    parts.push(rect(doorX + doorWidth * share - 2, y + 16, 4, height - 16, lit(light, '#33393d')));
  if (chance.likely(0.6))
    parts.push(
      rect(doorX + (chance.likely(0.5) ? 0 : doorWidth * 0.75), y + 16, doorWidth * 0.25, height - 16, '#efe8d9', {
        opacity: 0.55,
      }),
    );
  parts.push(
    rect(
      x,
      y + 14,
      width,
      height * 0.42,
      sheet.gradient([
        [0, light.shade, 0.55],
        [1, light.shade, 0],
      ]),
    ),
  );
  if (chance.likely(0.4))
    parts.push(
      foliage(light, chance, x + width * chance.between(0.15, 0.85), y + height - 36, 18, 22, greens.shrub, 6),
    );
  const rail = y + height - 46;
  parts.push(
    solid
      ? rect(
          x + 4,
          rail,
          width - 8,
          46,
          sheet.gradient([
            [0, lit(light, lighter(slab, 0.1))],
            [1, shaded(light, slab, 0.12)],
          ]),
        )
      : group(
          rect(x + 4, rail, width - 8, 46, lit(light, '#cfe0e4'), { opacity: 0.42 }) +
            shape(
              [
                [x + width * 0.2, rail],
                [x + width * 0.45, rail],
                [x + width * 0.25, rail + 46],
                [x + 4, rail + 46],
              ],
              '#ffffff',
              { opacity: 0.3 },
            ),
          {},
        ),
  );
  parts.push(
    rect(x + 4, rail - 4, width - 8, 5, lit(light, '#4b5257')),
    rect(x, y + height - 2, width, 16, lit(light, slab)),
    rect(x, y + height + 12, width, 4, light.shade, { opacity: 0.4 }),
  );
  return parts.join('');
}

/** A block of apartments from across the road. */
export function drawApartment(sheet: Sheet, light: Light, chance: Chance, number: number): void {
  drawSky(sheet, light, chance, 760);
  skyline(sheet, light, chance);
  // Garden walls and hedges of the neighbours: without them the sheet shows between the towers and the footpath.
  sheet.add(
    rect(
      0,
      792,
      sheetWidth,
      80,
      sheet.gradient([
        [0, shaded(light, '#8b8a80', 0.12)],
        [1, shaded(light, '#77766d', 0.24)],
      ]),
    ),
  );
  for (let x = -30; x < sheetWidth; x += 74)
    sheet.add(ellipse(x, 796, 62, 34, shaded(light, x % 4 === 0 ? '#6f8560' : '#617a58', 0.16)));
  const floors = [4, 5, 6, 3][number % 4] ?? 4;
  const storey = Math.min(138, 640 / floors);
  const columns = [4, 5, 6][number % 3] ?? 4;
  const ground = 850;
  const shopTop = ground - 130;
  const [body, accent] = [
    chance.pick(['#e8e3d9', '#cfd2d0', '#b9725a', '#f0ece3', '#9aa3a3', '#c7b8a2']),
    chance.pick(['#50575b', '#8a6446', '#6e7a72', '#a5583f']),
  ];
  const width = columns * chance.between(150, 175);
  const left = (sheetWidth - width) / 2 + chance.between(-120, 120);
  const top = shopTop - floors * storey;
  sheet.add(
    shape(
      [
        [left + width, top + 40],
        [left + width + 110, top + 76],
        [left + width + 110, ground - 20],
        [left + width, ground],
      ],
      sheet.gradient([
        [0, shaded(light, body, 0.45)],
        [1, shaded(light, body, 0.6)],
      ]),
    ),
  );
  for (let floor = 0; floor < floors; floor += 1)
    sheet.add(
      shape(
        [
          [left + width + 22, top + 50 + floor * storey * 0.98],
          [left + width + 86, top + 72 + floor * storey * 0.96],
          [left + width + 86, top + 132 + floor * storey * 0.96],
          [left + width + 22, top + 118 + floor * storey * 0.98],
        ],
        light.evening && chance.likely(0.5) ? '#eebf7a' : shaded(light, '#56646c', 0.3),
      ),
    );
  sheet.add(
    wall(sheet, light, chance, left, top - 20, width, ground - top + 20, body, number % 3 === 0 ? 'bricks' : 'render'),
  );
  const special = chance.whole(0, columns - 1);
  const cell = width / columns;
  for (let column = 0; column < columns; column += 1) {
    if (column === special)
      sheet.add(
        wall(sheet, light, chance, left + column * cell, top - 46, cell, shopTop - top + 46, accent, 'cladding'),
      );
    for (let floor = 0; floor < floors; floor += 1) {
      sheet.add(
        flat(
          sheet,
          light,
          chance,
          left + column * cell + 10,
          top + floor * storey,
          cell - 20,
          storey - 14,
          column === special ? accent : body,
          chance.likely(0.25),
        ),
      );
    }
  }
  sheet.add(
    rect(left - 16, top - 30, width + 32, 16, lit(light, darker(accent, 0.1))),
    rect(left + width * 0.2, top - 70, width * 0.3, 42, shaded(light, '#c5c3bc', 0.25)),
  );
  // The street level: lobby, glass, planters.
  sheet.add(rect(left - 8, shopTop + 8, width + 16, ground - shopTop - 8, lit(light, '#4a4f52')));
  for (let column = 0; column < columns * 2; column += 1) {
    sheet.add(
      rect(
        left + 8 + (column * width) / (columns * 2),
        shopTop + 30,
        width / (columns * 2) - 14,
        ground - shopTop - 34,
        light.evening
          ? sheet.gradient([
              [0, '#ffe9b8'],
              [1, '#c88f52'],
            ])
          : sheet.gradient([
              [0, '#51636d'],
              [1, mix(light.sky[2], '#5a6a70', 0.6)],
            ]),
      ),
    );
  }
  sheet.add(
    rect(left - 22, shopTop, width + 44, 22, lit(light, accent)),
    rect(left - 8, shopTop + 22, width + 16, 34, light.shade, { opacity: 0.35 }),
  );
  // Footpath, kerb and road.
  sheet.add(
    rect(
      0,
      ground,
      sheetWidth,
      60,
      sheet.gradient([
        [0, lit(light, '#c9c4b9')],
        [1, lit(light, '#b5b0a6')],
      ]),
    ),
  );
  for (let x = -20; x < sheetWidth; x += 130)
    sheet.add(line(x, ground, x - 40, ground + 60, light.shade, 2, { opacity: 0.18 }));
  sheet.add(
    rect(0, ground + 58, sheetWidth, 12, lit(light, '#dcd8d0')),
    rect(
      0,
      ground + 70,
      sheetWidth,
      90,
      sheet.gradient([
        [0, shaded(light, '#6c6e70', 0.25)],
        [1, shaded(light, '#55585b', 0.2)],
      ]),
    ),
  );
  sheet.add(sheet.soft(left + width / 2, ground + 12, width * 0.56, 16, light.shade, 0.4, 9));
  sheet.add(
    bed(sheet, light, chance, left - 40, left + width * 0.3, ground + 8, 34),
    bed(sheet, light, chance, left + width * 0.7, left + width + 90, ground + 8, 34),
  );
  for (const x of [chance.between(60, 200), chance.between(1290, 1440)])
    sheet.add(
      gumTree(
        sheet,
        light,
        chance,
        x,
        ground + 30,
        chance.between(420, 560),
        greens[chance.pick(['gum', 'shrub'] as const)],
      ),
    );
  if (light.evening) sheet.add(sheet.soft(left + width / 2, ground + 50, width * 0.5, 34, '#ffd08c', 0.25, 18));
}
