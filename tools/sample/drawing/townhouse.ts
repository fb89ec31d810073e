import type { Chance } from './chance.ts';
import { line, rect, shape, sheetWidth, type Sheet } from './sheet.ts';
import { darker, mix } from './colour.ts';
import { lit, type Light } from './light.ts';
import { drawSky } from './sky.ts';
import { bed, greens, gumTree, lawn, shrub } from './plants.ts';
import {
  brickColours,
  contact,
  doorColours,
  driveway,
  pickets,
  roof,
  roofColours,
  verandah,
  wall,
  wallColours,
} from './buildings.ts';
import { frontDoor, garageDoor, wallLamp, windowOutside } from './openings.ts';

const ground = 800;

/** One of a row of new townhouses. */
function newHouse(sheet: Sheet, light: Light, chance: Chance, x: number, width: number, first: boolean): void {
  const [body, other, door] = [
    chance.pick(wallColours),
    chance.pick([...brickColours, '#7d5c43', '#50575b']),
    chance.pick(doorColours),
  ];
  const [top, middle] = [chance.pick([290, 320]), 540];
  sheet.add(
    wall(sheet, light, chance, x, middle, width, ground - middle, other, 'bricks'),
    garageDoor(
      sheet,
      light,
      x + width * 0.44,
      ground,
      width * 0.5,
      190,
      chance.pick(['#4d5356', '#d8d3c8', '#7d624a']),
    ),
    frontDoor(sheet, light, x + width * 0.12, ground, width * 0.2, 190, door),
    wall(sheet, light, chance, x, top, width, middle - top, body, first ? 'cladding' : 'render'),
    windowOutside(sheet, light, chance, x + width * 0.12, top + 70, width * 0.32, 120, {
      frame: '#2f3437',
      bars: [2, 1],
    }),
    windowOutside(sheet, light, chance, x + width * 0.6, top + 70, width * 0.24, 120, { frame: '#2f3437' }),
    shape(
      [
        [x - 4, top + 10],
        [x + width / 2, top - 110],
        [x + width + 4, top + 10],
      ],
      lit(light, body),
    ),
    roof(
      sheet,
      light,
      [
        [x - 14, top + 18],
        [x + width / 2, top - 132],
        [x + width / 2, top - 104],
        [x + 8, top + 18],
      ],
      '#454c51',
      'metal',
    ),
    roof(
      sheet,
      light,
      [
        [x + width + 14, top + 18],
        [x + width / 2, top - 132],
        [x + width / 2, top - 104],
        [x + width - 8, top + 18],
      ],
      '#3d444a',
      'metal',
    ),
    rect(x - 2, middle - 12, width + 4, 16, lit(light, '#4b5155')),
    rect(x, middle + 4, width, 38, light.shade, { opacity: 0.3 }),
    wallLamp(sheet, light, x + width * 0.38, middle + 76),
  );
}

/** One of a Victorian terrace: two verandahs of iron lace, a parapet above. */
function terraceHouse(sheet: Sheet, light: Light, chance: Chance, x: number, width: number): void {
  const [body, metal, door] = [chance.pick(wallColours), chance.pick(roofColours), chance.pick(doorColours)];
  const [top, middle] = [260, 520];
  sheet.add(
    wall(sheet, light, chance, x, top, width, ground - top, body, 'render'),
    ...[0.14, 0.56].map((share) =>
      windowOutside(sheet, light, chance, x + width * share, top + 78, width * 0.26, 150, { bars: [1, 2] }),
    ),
    windowOutside(sheet, light, chance, x + width * 0.5, middle + 84, width * 0.34, 150, { bars: [2, 2] }),
    frontDoor(sheet, light, x + width * 0.14, ground, width * 0.22, 190, door),
    verandah(sheet, light, x + 10, width - 20, top + 8, middle, metal, '#f4f1ea'),
    verandah(sheet, light, x + 10, width - 20, middle + 8, ground, metal, '#f4f1ea'),
    rect(
      x - 4,
      top - 86,
      width + 8,
      92,
      sheet.gradient([
        [0, lit(light, body)],
        [1, lit(light, darker(body, 0.12))],
      ]),
    ),
    shape(
      [
        [x + width * 0.3, top - 84],
        [x + width * 0.5, top - 140],
        [x + width * 0.7, top - 84],
      ],
      lit(light, body),
    ),
    rect(x - 10, top - 92, width + 20, 12, lit(light, mix(body, '#ffffff', 0.4))),
    rect(x - 10, top - 6, width + 20, 12, lit(light, mix(body, '#ffffff', 0.4))),
    ...[0, 1].map((side) =>
      rect(x + side * width - 9, top - 104, 18, ground - top + 104, lit(light, darker(body, 0.1))),
    ),
  );
}

/** Houses wall to wall. */
export function drawTownhouse(sheet: Sheet, light: Light, chance: Chance, number: number): void {
  drawSky(sheet, light, chance, 640);
  sheet.add(
    gumTree(sheet, light, chance, chance.between(40, 160), 780, 640),
    gumTree(sheet, light, chance, chance.between(1340, 1460), 780, 620, greens.grey),
    bed(sheet, light, chance, -20, 1520, 790, 90),
  );
  sheet.add(lawn(sheet, light, chance, ground - 4, '#86995f'));
  const terrace = number % 2 === 0;
  const count = terrace ? 3 : ([3, 4][number % 4 > 1 ? 1 : 0] ?? 3);
  const width = terrace ? 340 : 1240 / count;
  const left = (sheetWidth - width * count) / 2 + chance.between(-40, 40);
  sheet.add(contact(sheet, light, left, width * count, ground));
  for (let at = 0; at < count; at += 1) {
    const x = left + at * width;
    if (terrace) terraceHouse(sheet, light, chance, x, width);
    else {
      newHouse(sheet, light, chance, x, width - 6, at % 2 === 0);
      sheet.add(
        driveway(
          sheet,
          light,
          x + width * 0.42,
          x + width * 0.95,
          ground,
          x + width * 0.42 + (x - 600) * 0.16,
          x + width * 0.98 + (x - 600) * 0.16,
        ),
      );
    }
  }
  if (terrace) {
    sheet.add(
      rect(
        0,
        ground + 2,
        sheetWidth,
        90,
        sheet.gradient([
          [0, lit(light, '#b9ae9d')],
          [1, lit(light, '#cdc3b4')],
        ]),
      ),
      bed(sheet, light, chance, left, left + width * count, ground + 56, 32),
    );
    for (let at = 0; at < count; at += 1)
      sheet.add(pickets(light, left + at * width + 4, left + (at + 1) * width - 96, ground + 92, '#33393c'));
    sheet.add(
      rect(
        0,
        ground + 92,
        sheetWidth,
        120,
        sheet.gradient([
          [0, lit(light, '#bdb7ac')],
          [1, lit(light, '#a8a39a')],
        ]),
      ),
    );
    for (let x = 0; x < sheetWidth; x += 150)
      sheet.add(line(x, ground + 92, x + (x - 750) * 0.2, 1000, light.shade, 2, { opacity: 0.16 }));
  } else {
    for (let at = 0; at < count; at += 1)
      sheet.add(
        shrub(sheet, light, chance, left + at * width + width * 0.08, ground + 50, 42, greens.shrub),
        shrub(sheet, light, chance, left + at * width + width * 0.3, ground + 56, 34, greens.flower),
      );
  }
  if (light.evening) sheet.add(sheet.soft(750, ground + 60, 620, 50, '#ffcf8a', 0.18, 20));
}
