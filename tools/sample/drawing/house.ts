import type { Chance } from './chance.ts';
import { rect, shape, type Sheet } from './sheet.ts';
import { darker } from './colour.ts';
import { lit, type Light } from './light.ts';
import { drawHills, drawSky } from './sky.ts';
import { bed, greens, gumTree, lawn, overhang, shrub, tussock } from './plants.ts';
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

const ground = 745;

/** A weatherboard cottage: hipped roof, one gable, a verandah. */
function cottage(sheet: Sheet, light: Light, chance: Chance): void {
  const [colour, top, metal] = [chance.pick(wallColours), 470, chance.pick(roofColours)];
  const [left, width] = [chance.between(270, 340), chance.between(800, 900)];
  const right = left + width;
  const gable = chance.between(290, 330);
  sheet.add(
    contact(sheet, light, left, width, ground),
    wall(sheet, light, chance, left, top, width, ground - top, colour, 'boards'),
    roof(
      sheet,
      light,
      [
        [left - 44, top + 8],
        [left + 190, 275],
        [right - 190, 275],
        [right + 44, top + 8],
      ],
      metal,
      'metal',
    ),
    rect(right - 260, 232, 44, 90, lit(light, '#8d5b47')),
    rect(right - 266, 226, 56, 14, lit(light, '#a97761')),
    windowOutside(sheet, light, chance, left + gable + 60, top + 75, 110, 140, { bars: [2, 2] }),
    windowOutside(sheet, light, chance, right - 150, top + 75, 100, 140, { bars: [2, 2] }),
    frontDoor(sheet, light, left + gable + 240, ground, 84, 200, chance.pick(doorColours)),
    verandah(sheet, light, left + gable + 20, width - gable - 10, top - 4, ground, metal, '#f6f3ec'),
    wall(sheet, light, chance, left - 14, top - 6, gable + 14, ground - top + 6, colour, 'boards'),
    shape(
      [
        [left - 14, top],
        [left + gable / 2 - 7, top - 165],
        [left + gable, top],
      ],
      lit(light, darker(colour, 0.04)),
    ),
    roof(
      sheet,
      light,
      [
        [left - 52, top + 26],
        [left + gable / 2 - 7, top - 196],
        [left + gable / 2 - 7, top - 160],
        [left - 28, top + 26],
      ],
      metal,
      'metal',
    ),
    roof(
      sheet,
      light,
      [
        [left + gable + 38, top + 26],
        [left + gable / 2 - 7, top - 196],
        [left + gable / 2 - 7, top - 160],
        [left + gable + 14, top + 26],
      ],
      metal,
      'metal',
    ),
    shape(
      [
        [left + gable / 2 - 36, top - 60],
        [left + gable / 2 - 7, top - 118],
        [left + gable / 2 + 22, top - 60],
      ],
      lit(light, '#f6f3ec'),
    ),
    windowOutside(sheet, light, chance, left + gable / 2 - 88, top + 62, 160, 150, { bars: [3, 2] }),
    wallLamp(sheet, light, left + gable + 222, top + 110),
  );
}

/** Two storeys of render and timber under flat roofs. */
function modern(sheet: Sheet, light: Light, chance: Chance): void {
  const [render, timber, dark] = [
    chance.pick(wallColours),
    chance.pick(['#9a6d48', '#7c5a41', '#b08a60']),
    chance.pick(['#3c4145', '#4a4f50', '#5a6062']),
  ];
  const left = chance.between(250, 320);
  const [upper, middle] = [235, 480];
  sheet.add(
    contact(sheet, light, left, 960, ground),
    wall(sheet, light, chance, left + 330, middle, 620, ground - middle, render, 'render'),
    garageDoor(sheet, light, left + 585, ground, 310, 205, chance.pick(['#4d5356', '#8a6a4d', '#d9d5cc'])),
    wall(sheet, light, chance, left, middle - 30, 330, ground - middle + 30, timber, 'cladding'),
    windowOutside(sheet, light, chance, left + 50, middle + 50, 220, 180, { frame: '#2e3336', bars: [2, 1] }),
    frontDoor(sheet, light, left + 400, ground, 100, 205, chance.pick(doorColours)),
    wall(sheet, light, chance, left + 140, upper, 700, middle - upper - 8, render, 'render'),
    wall(sheet, light, chance, left + 640, upper, 200, middle - upper - 8, timber, 'cladding'),
    windowOutside(sheet, light, chance, left + 190, upper + 62, 260, 120, { frame: '#2e3336', bars: [3, 1] }),
    windowOutside(sheet, light, chance, left + 500, upper + 62, 90, 120, { frame: '#2e3336' }),
    windowOutside(sheet, light, chance, left + 690, upper + 62, 100, 120, { frame: '#2e3336' }),
    rect(left + 104, upper - 24, 778, 28, lit(light, dark)),
    rect(left + 104, upper - 24, 778, 6, lit(light, '#8f9698')),
    rect(left + 300, middle - 20, 690, 28, lit(light, dark)),
    rect(left + 300, middle - 20, 690, 5, lit(light, '#8f9698')),
    rect(left + 330, middle + 8, 640, 46, light.shade, { opacity: 0.28 }),
    wallLamp(sheet, light, left + 545, middle + 80),
    wallLamp(sheet, light, left + 372, middle + 80),
  );
}

/** A brick family house under tiles, with a garage. */
function brick(sheet: Sheet, light: Light, chance: Chance): void {
  const [colour, tiles] = [chance.pick(brickColours), chance.pick(roofColours)];
  const [left, width, top] = [chance.between(230, 290), 980, 505];
  const right = left + width;
  sheet.add(
    contact(sheet, light, left, width, ground),
    wall(sheet, light, chance, left, top, width, ground - top, colour, 'bricks'),
    roof(
      sheet,
      light,
      [
        [left - 46, top + 8],
        [left + 230, 290],
        [right - 300, 290],
        [right + 46, top + 8],
      ],
      tiles,
      'tiles',
    ),
    windowOutside(sheet, light, chance, left + 420, top + 70, 170, 120, { bars: [2, 1] }),
    frontDoor(sheet, light, left + 320, ground, 78, 185, chance.pick(doorColours)),
    garageDoor(sheet, light, right - 330, ground, 280, 185, chance.pick(['#e2ddd2', '#5a6062', '#cfc4b2'])),
    wall(sheet, light, chance, left - 20, top - 12, 290, ground - top + 12, colour, 'bricks'),
    shape(
      [
        [left - 20, top - 8],
        [left + 125, top - 140],
        [left + 270, top - 8],
      ],
      lit(light, '#ece6da'),
    ),
    roof(
      sheet,
      light,
      [
        [left - 56, top + 14],
        [left + 125, top - 170],
        [left + 125, top - 136],
        [left - 32, top + 14],
      ],
      tiles,
      'tiles',
    ),
    roof(
      sheet,
      light,
      [
        [left + 306, top + 14],
        [left + 125, top - 170],
        [left + 125, top - 136],
        [left + 282, top + 14],
      ],
      tiles,
      'tiles',
    ),
    windowOutside(sheet, light, chance, left + 32, top + 56, 186, 130, { bars: [3, 1] }),
    wallLamp(sheet, light, left + 302, top + 86),
    wallLamp(sheet, light, right - 350, top + 86),
  );
}

/** A Queenslander: raised on stumps, verandahs all along, stairs in front. */
function queenslander(sheet: Sheet, light: Light, chance: Chance): void {
  const [colour, metal] = [chance.pick(wallColours), chance.pick(roofColours)];
  const [left, width, top, floor] = [chance.between(250, 330), 900, 400, 628];
  const right = left + width;
  const middle = left + width / 2;
  sheet.add(
    contact(sheet, light, left, width, ground),
    rect(left + 10, floor, width - 20, ground - floor, light.shade, { opacity: 0.72 }),
  );
  for (let x = left + 8; x < right; x += 112) sheet.add(rect(x, floor, 16, ground - floor, lit(light, '#d9d3c7')));
  for (let x = left + 24; x < right - 20; x += 9)
    sheet.add(rect(x, floor + 12, 4, ground - floor - 14, lit(light, '#efe9dd'), { opacity: 0.5 }));
  sheet.add(
    wall(sheet, light, chance, left, top, width, floor - top, colour, 'boards'),
    roof(
      sheet,
      light,
      [
        [left - 40, top + 6],
        [left + 240, 205],
        [right - 240, 205],
        [right + 40, top + 6],
      ],
      metal,
      'metal',
    ),
    ...[70, 200, width - 300, width - 170].map((x) =>
      windowOutside(sheet, light, chance, left + x, top + 66, 84, 138, { bars: [2, 2] }),
    ),
    frontDoor(sheet, light, middle - 42, floor, 84, 178, chance.pick(doorColours)),
    verandah(sheet, light, left - 6, width + 12, top - 6, floor, metal, '#fbf8f1'),
    ...Array.from({ length: 9 }, (_, at) =>
      rect(
        middle - 74 - at * 5,
        floor + 6 + at * 13,
        148 + at * 10,
        13,
        at % 2 ? lit(light, '#a3886a') : lit(light, '#bda283'),
      ),
    ),
    shape(
      [
        [middle - 80, floor - 54],
        [middle - 70, floor - 54],
        [middle - 118, ground - 60],
        [middle - 130, ground - 60],
      ],
      lit(light, '#fbf8f1'),
    ),
    shape(
      [
        [middle + 80, floor - 54],
        [middle + 70, floor - 54],
        [middle + 118, ground - 60],
        [middle + 130, ground - 60],
      ],
      lit(light, '#fbf8f1'),
    ),
  );
}

/** A detached house seen from the street. */
export function drawHouse(sheet: Sheet, light: Light, chance: Chance, number: number): void {
  drawSky(sheet, light, chance, 640);
  drawHills(sheet, light, chance, 700, 2, 170);
  const backdrop = [chance.between(60, 220), chance.between(1180, 1420), chance.between(500, 900)];
  sheet.add(
    ...backdrop.map((x) =>
      gumTree(
        sheet,
        light,
        chance,
        x,
        720,
        chance.between(420, 640),
        greens[chance.pick(['gum', 'grey', 'gum'] as const)],
      ),
    ),
    bed(sheet, light, chance, -20, 1520, 735, 74),
    lawn(sheet, light, chance, ground - 6, chance.pick(['#7f9a58', '#8b9f63', '#6f8f52'])),
  );
  const kind = [cottage, modern, brick, queenslander][number % 4] ?? cottage;
  if (kind === modern) sheet.add(driveway(sheet, light, 850, 1200, ground - 4, 860, 1460));
  if (kind === brick) sheet.add(driveway(sheet, light, 910, 1220, ground - 4, 960, 1480));
  if (kind === cottage || kind === queenslander)
    sheet.add(driveway(sheet, light, 680, 790, ground - 4, 610, 860, '#cfc3ae'));
  kind(sheet, light, chance);
  sheet.add(
    bed(sheet, light, chance, 170, kind === queenslander ? 560 : 540, ground + 26, 44),
    bed(sheet, light, chance, kind === cottage || kind === queenslander ? 870 : 1290, 1470, ground + 24, 42),
  );
  if (kind === cottage)
    sheet.add(
      pickets(light, -10, 600, 935, '#f7f4ee'),
      pickets(light, 880, 1520, 935, '#f7f4ee'),
      bed(sheet, light, chance, 20, 560, 975, 40),
    );
  else
    sheet.add(
      shrub(sheet, light, chance, 90, 985, 130),
      tussock(light, chance, 240, 1000, 150),
      tussock(light, chance, 330, 1004, 110),
    );
  if (light.evening) sheet.add(sheet.soft(750, ground + 30, 560, 60, '#ffcf8a', 0.16, 20));
  sheet.add(overhang(sheet, light, chance));
}
