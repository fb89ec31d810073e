import type { Chance } from './chance.ts';
import { ellipse, group, line, path, rect, shape, sheetWidth, type Sheet } from './sheet.ts';
import { mix } from './colour.ts';
import { lit, shaded, type Light } from './light.ts';
import { drawHills, drawSky } from './sky.ts';
import { bed, greens, gumTree, lawn, overhang, shrub, tussock } from './plants.ts';
import { contact, roof, roofColours, verandah, wall, wallColours } from './buildings.ts';
import { frontDoor, windowOutside } from './openings.ts';

/** Posts and wires across the picture, rising with the ground. */
function wireFence(light: Light, chance: Chance, y: number, height: number, slope: number): string {
  const parts: string[] = [];
  for (const share of [0.3, 0.6, 0.88])
    parts.push(
      line(-20, y - height * share, sheetWidth + 20, y - height * share + slope, lit(light, '#7d7a74'), 1.6, {
        opacity: 0.7,
      }),
    );
  for (let x = -10; x < sheetWidth; x += height * 2.1) {
    const foot = y + (slope * x) / sheetWidth;
    parts.push(
      shape(
        [
          [x, foot + 4],
          [x + chance.between(-3, 3), foot - height],
          [x + height * 0.11, foot - height - 3],
          [x + height * 0.12, foot + 4],
        ],
        lit(light, '#8d7f6e'),
      ),
      rect(x + height * 0.08, foot - height, height * 0.04, height, light.shade, { opacity: 0.35 }),
    );
  }
  return parts.join('');
}

/** An empty block, its corners pegged, with neighbours or hills behind. */
export function drawLand(sheet: Sheet, light: Light, chance: Chance, number: number): void {
  drawSky(sheet, light, chance, 560);
  drawHills(sheet, light, chance, 590, 3, 200, chance.pick(['#5d7458', '#6b7d5e', '#7c8058']));
  for (let at = 0; at < 4; at += 1)
    sheet.add(
      gumTree(
        sheet,
        light,
        chance,
        chance.between(0, 1500),
        592,
        chance.between(130, 240),
        greens[chance.pick(['gum', 'grey'] as const)],
      ),
    );
  if (number % 2) {
    for (const x of [chance.between(120, 260), chance.between(980, 1200)]) {
      const [colour, metal, width] = [chance.pick(wallColours), chance.pick(roofColours), chance.between(220, 280)];
      sheet.add(
        wall(sheet, light, chance, x, 520, width, 72, colour, 'render'),
        roof(
          sheet,
          light,
          [
            [x - 14, 524],
            [x + 50, 466],
            [x + width - 50, 466],
            [x + width + 14, 524],
          ],
          metal,
          'metal',
        ),
        windowOutside(sheet, light, chance, x + 36, 540, 44, 30),
        windowOutside(sheet, light, chance, x + width - 90, 540, 44, 30),
      );
    }
  }
  sheet.add(
    bed(sheet, light, chance, -10, 1510, 596, 34),
    lawn(sheet, light, chance, 590, chance.pick(['#a3a566', '#8fa160', '#b3a46c', '#87995c'])),
  );
  sheet.add(
    path(
      'M-20 690 C360 640 900 660 1520 628 L1520 650 C900 690 380 676 -20 738Z',
      sheet.gradient([
        [0, lit(light, '#c9b795')],
        [1, shaded(light, '#ac9672', 0.1)],
      ]),
      { opacity: 0.85 },
    ),
  );
  const corners = [
    [330, 720],
    [1180, 706],
    [1420, 930],
    [120, 950],
  ] as const;
  sheet.add(
    shape(corners, '#ffffff', { opacity: 0.1 }),
    shape(corners, 'none', { stroke: '#f6efdb', 'stroke-width': 3, 'stroke-dasharray': '18 14', opacity: 0.75 }),
  );
  for (const [x, y] of corners) {
    const height = 40 + (y - 700) * 0.22;
    sheet.add(
      ellipse(x, y + 2, height * 0.3, 5, light.shade, { opacity: 0.4 }),
      rect(x - 4, y - height, 8, height, lit(light, '#e9e1cf')),
      rect(x - 4, y - height, 8, height * 0.3, lit(light, '#c5523c')),
    );
  }
  for (let at = 0; at < 12; at += 1)
    sheet.add(
      tussock(light, chance, chance.between(0, 1500), chance.between(760, 1000), chance.between(24, 60), '#a39a63'),
    );
  sheet.add(wireFence(light, chance, 985, 120, -30), overhang(sheet, light, chance));
}

/** Bales, cattle or vines on a paddock. */
function paddockLife(sheet: Sheet, light: Light, chance: Chance, number: number): void {
  const kind = number % 3;
  if (kind === 0) {
    for (let row = 0; row < 9; row += 1) {
      const y = 665 + row * row * 4.4;
      const size = 10 + row * 5;
      const vines = Array.from({ length: Math.ceil(1560 / (size * 1.5)) }, (_, at) =>
        ellipse(
          at * size * 1.5 + chance.between(-4, 4),
          y - size * 0.5,
          size,
          size * 0.55,
          mix(lit(light, chance.pick(['#5d7a44', '#72904f', '#8aa45b'])), light.shade, chance.between(0, 0.2)),
        ),
      );
      sheet.add(rect(0, y, sheetWidth, size * 0.35, light.shade, { opacity: 0.18 }), group(vines.join(''), {}));
    }
  }
  if (kind === 1) {
    for (let at = 0; at < 7; at += 1) {
      const y = chance.between(680, 900);
      const size = 14 + (y - 660) * 0.2;
      const x = chance.between(60, 1440);
      sheet.add(
        sheet.soft(x + size * 0.3, y + size * 0.9, size * 1.5, size * 0.25, light.shade, 0.4, 4),
        ellipse(
          x,
          y,
          size * 1.25,
          size,
          sheet.gradient([
            [0, lit(light, '#e8cf8f')],
            [1, shaded(light, '#b18d4f', 0.2)],
          ]),
        ),
        ellipse(x - size * 0.5, y, size * 0.75, size * 0.96, lit(light, '#d9bb76')),
        ellipse(x - size * 0.5, y, size * 0.4, size * 0.55, 'none', {
          stroke: lit(light, '#b3914f'),
          'stroke-width': 2,
        }),
      );
    }
  }
  if (kind === 2) {
    sheet.add(
      path(
        `M${chance.between(260, 420)} 770 C560 720 980 730 1130 770 C1200 810 900 850 690 846 C460 846 200 810 330 770Z`,
        sheet.gradient([
          [0, mix(light.sky[1], '#5f7480', 0.25)],
          [1, mix(light.sky[2], '#7d8f92', 0.15)],
        ]),
      ),
      ...[430, 640, 980].map((x) => tussock(light, chance, x, 850, 46, '#7f9160')),
    );
  }
}

/** A homestead among paddocks. */
export function drawRural(sheet: Sheet, light: Light, chance: Chance, number: number): void {
  drawSky(sheet, light, chance, 600);
  drawHills(sheet, light, chance, 640, 4, 260, chance.pick(['#62785a', '#7b8058', '#5a7268']));
  const [x, colour, metal] = [chance.between(420, 760), chance.pick(wallColours), chance.pick(roofColours)];
  for (let at = 0; at < 6; at += 1)
    sheet.add(
      gumTree(
        sheet,
        light,
        chance,
        chance.between(0, 1500),
        640,
        chance.between(150, 290),
        greens[chance.pick(['gum', 'grey'] as const)],
      ),
    );
  sheet.add(lawn(sheet, light, chance, 632, chance.pick(['#a9a263', '#8fa05c', '#b5a468'])));
  sheet.add(
    contact(sheet, light, x, 420, 652),
    wall(sheet, light, chance, x, 548, 420, 104, colour, 'boards'),
    ...[70, 290].map((at) => windowOutside(sheet, light, chance, x + at, 574, 54, 56, { bars: [2, 1] })),
    frontDoor(sheet, light, x + 190, 652, 38, 78, '#5d3b32'),
    roof(
      sheet,
      light,
      [
        [x - 10, 552],
        [x + 100, 462],
        [x + 320, 462],
        [x + 430, 552],
      ],
      metal,
      'metal',
    ),
    verandah(sheet, light, x - 30, 480, 540, 654, metal, '#f3eee4'),
    rect(x + 290, 432, 26, 52, lit(light, '#8d5b47')),
  );
  const shed = x > 590 ? x - 300 : x + 560;
  sheet.add(
    contact(sheet, light, shed, 190, 650),
    wall(sheet, light, chance, shed, 560, 190, 90, '#9aa1a3', 'cladding'),
    rect(shed + 56, 588, 78, 62, shaded(light, '#3a4145', 0.3)),
    shape(
      [
        [shed - 8, 562],
        [shed + 95, 506],
        [shed + 198, 562],
      ],
      sheet.gradient([
        [0, lit(light, '#b7bdbf')],
        [1, lit(light, '#8d9598')],
      ]),
    ),
  );
  sheet.add(
    ellipse(shed + 240, 650, 34, 8, light.shade, { opacity: 0.4 }),
    rect(
      shed + 208,
      590,
      62,
      60,
      sheet.gradient(
        [
          [0, shaded(light, '#c3c8c6', 0.1)],
          [0.4, lit(light, '#e4e6e2')],
          [1, shaded(light, '#a4aaa8', 0.3)],
        ],
        [0, 0, 1, 0],
      ),
    ),
    ellipse(shed + 239, 590, 31, 7, lit(light, '#b3b9b7')),
  );
  sheet.add(bed(sheet, light, chance, x - 60, x + 500, 668, 24));
  paddockLife(sheet, light, chance, number);
  sheet.add(
    path(
      `M${x + 190} 660 C${x + 170} 720 ${x - 60} 800 ${x - 260} 1000 L${x - 30} 1000 C${x + 80} 830 ${x + 240} 740 ${x + 232} 660Z`,
      sheet.gradient([
        [0, lit(light, '#cdb58c')],
        [1, shaded(light, '#b7996c', 0.08)],
      ]),
      { opacity: number % 3 === 2 ? 0 : 0.9 },
    ),
  );
  sheet.add(
    wireFence(light, chance, 975, 130, 20),
    tussock(light, chance, 120, 1000, 90, '#a39a63'),
    tussock(light, chance, 1370, 1000, 110, '#a39a63'),
    overhang(sheet, light, chance),
    shrub(sheet, light, chance, 1480, 1000, 90, greens.grey),
  );
}
