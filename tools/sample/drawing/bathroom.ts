import type { Chance } from './chance.ts';
import { ellipse, group, line, path, rect, shape, Shapes, type Sheet } from './sheet.ts';
import { darker, lighter } from './colour.ts';
import type { Light } from './light.ts';
import { block, drawRoom, floorShadow, indoor, pottedPlant } from './room.ts';

/** A bathroom: tiled wall, vanity with a lit mirror, bath or shower. */
export function drawBathroom(sheet: Sheet, light: Light, chance: Chance, number: number): void {
  const room = drawRoom(
    sheet,
    light,
    chance,
    'tiles',
    chance.pick(['#e9ebe8', '#eeeae3', '#dfe4e4']),
    number % 2 ? 'right' : 'left',
  );
  const tile = indoor(light, chance.pick(['#dfe6e3', '#c7d2cd', '#e9e0d3', '#b5c3c4', '#8fa39c', '#e3d3c6']));
  const [width, height] = chance.pick([
    [60, 20],
    [40, 40],
    [24, 80],
    [80, 80],
  ] as const);
  const tiles = new Shapes();
  for (let y = 130, row = 0; y < room.floor; y += height, row += 1) {
    for (let x = room.left; x < room.right; x += width) {
      const start = x + (row % 2 && width === 60 ? width / 2 : 0);
      tiles.rect(
        start + 1,
        y + 1,
        Math.min(width - 2, room.right - start - 1),
        Math.min(height - 2, room.floor - y - 1),
        chance.likely(0.3) ? (chance.likely(0.5) ? lighter(tile, 0.18) : darker(tile, 0.06)) : tile,
      );
    }
  }
  sheet.add(
    group(tiles.toString(), {
      'clip-path': sheet.clip(rect(room.left, 130, room.right - room.left, room.floor - 130, '#000')),
    }),
    rect(
      room.left,
      130,
      room.right - room.left,
      room.floor - 130,
      sheet.gradient([
        [0, '#ffffff', 0.26],
        [0.5, '#ffffff', 0],
        [1, '#20302e', 0.14],
      ]),
    ),
  );
  const mirrored = number % 2 === 0;
  const at = (x: number, span = 0): number => (mirrored ? 1500 - x - span : x);
  const metal = chance.pick(['#b9965b', '#9aa1a4', '#2d3033']);
  // Vanity and mirror.
  const wood = indoor(light, chance.pick(['#a77f58', '#c9a67c', '#5f6f6c', '#efece6', '#7a5c43']));
  const [vx, vw] = [at(310, 400), 400];
  const round = number % 3 === 0;
  const glass = sheet.gradient(
    [
      [0, '#c4d3d6'],
      [0.5, '#eaf0f0'],
      [1, '#b4c4c7'],
    ],
    [0, 0, 1, 1],
  );
  sheet.add(
    ellipse(
      vx + 200,
      330,
      270,
      240,
      sheet.radial([
        [0, '#fff3d2', light.evening ? 0.8 : 0.5],
        [1, '#fff3d2', 0],
      ]),
    ),
    round
      ? ellipse(vx + 200, 325, 130, 130, metal) + ellipse(vx + 200, 325, 123, 123, glass)
      : rect(vx + 40, 200, 320, 240, metal, { rx: 12 }) + rect(vx + 47, 207, 306, 226, glass, { rx: 8 }),
    floorShadow(sheet, vx, vw, room.floor + 24),
    block(sheet, vx, 540, vw, 150, wood, 6),
    ...[1, 2].map((part) => line(vx + (vw * part) / 3, 560, vx + (vw * part) / 3, 688, darker(wood, 0.3), 3)),
    ...[0, 1, 2].map((part) => rect(vx + (vw * part) / 3 + 42, 574, 50, 6, metal, { rx: 3 })),
    rect(vx - 12, 522, vw + 24, 22, indoor(light, '#f7f6f2')),
    rect(vx, 544, vw, 12, '#241c14', { opacity: 0.25 }),
    path(
      `M${vx + 130} 490 h140 q-6 32 -40 34 h-60 q-34 -2 -40 -34Z`,
      sheet.gradient([
        [0, '#ffffff'],
        [1, '#d3d8d8'],
      ]),
    ),
    rect(vx + 197, 428, 8, 62, metal),
    rect(vx + 197, 428, 40, 8, metal),
    block(sheet, vx + 320, 488, 24, 34, indoor(light, '#8fa39a'), 5),
    block(sheet, vx + 352, 496, 20, 26, indoor(light, '#c98f6a'), 5),
  );
  // Bath or shower.
  const bx = at(800, 430);
  if (number % 3 === 2) {
    sheet.add(
      rect(bx, 130, 430, room.floor - 120, '#dcecee', { opacity: 0.24 }),
      shape(
        [
          [bx + 60, 130],
          [bx + 170, 130],
          [bx + 60, room.floor],
          [bx, room.floor],
          [bx, 420],
        ],
        '#ffffff',
        { opacity: 0.26 },
      ),
      rect(bx, 130, 8, room.floor - 110, metal),
      rect(bx + 422, 130, 8, room.floor - 110, metal),
      rect(bx, 126, 430, 8, metal),
      rect(bx + 300, 190, 8, 300, metal),
      path(`M${bx + 304} 194 h-70`, 'none', { stroke: metal, 'stroke-width': 8 }),
      ellipse(bx + 230, 206, 56, 9, metal),
      rect(bx + 130, 420, 120, 90, darker(tile, 0.3)),
      rect(bx + 130, 500, 120, 10, indoor(light, '#f7f6f2')),
      block(sheet, bx + 150, 455, 24, 45, indoor(light, '#e9dfcd'), 5),
      block(sheet, bx + 184, 465, 20, 35, indoor(light, '#7d918a'), 5),
      rect(bx - 10, room.floor, 450, 26, indoor(light, '#efeeea')),
    );
  } else {
    const foot = 845;
    sheet.add(
      sheet.soft(bx + 215, foot + 4, 240, 22, '#241c14', 0.45, 10),
      path(
        `M${bx - 24} 600 C${bx - 6} 780 ${bx + 40} ${foot} ${bx + 90} ${foot} H${bx + 340} C${bx + 390} ${foot} ${bx + 436} 780 ${bx + 454} 600Z`,
        sheet.gradient(
          [
            [0, '#cfd4d4'],
            [0.3, '#ffffff'],
            [0.75, '#f1f3f2'],
            [1, '#bcc3c3'],
          ],
          [0, 0, 1, 0.2],
        ),
      ),
      ellipse(bx + 215, 600, 240, 34, '#f9faf9'),
      ellipse(
        bx + 215,
        604,
        222,
        26,
        sheet.gradient([
          [0, '#aab4b5'],
          [1, '#dfe5e4'],
        ]),
      ),
      rect(bx + 380, 470, 9, 240, metal),
      path(`M${bx + 384} 474 q-46 -24 -72 12 v26`, 'none', { stroke: metal, 'stroke-width': 9 }),
    );
    const towel = indoor(light, chance.pick(['#e9dfcd', '#8fa39a', '#c99a8a', '#f4f1ea']));
    sheet.add(
      path(
        `M${bx + 40} 596 h92 l8 130 q-54 14 -106 0Z`,
        sheet.gradient([
          [0, lighter(towel, 0.2)],
          [1, darker(towel, 0.14)],
        ]),
      ),
      rect(bx + 38, 700, 104, 8, darker(towel, 0.15)),
    );
    sheet.add(
      rect(bx + 60, 380, 250, 12, wood),
      block(sheet, bx + 90, 334, 28, 46, indoor(light, '#e9dfcd'), 6),
      block(sheet, bx + 128, 346, 22, 34, indoor(light, '#b3704f'), 6),
    );
    pottedPlant(sheet, light, chance, bx + 250, 382, 110);
  }
  const mat = indoor(light, chance.pick(['#e9e2d4', '#9fb0a8', '#d3c1ad']));
  sheet.add(
    shape(
      [
        [vx + 30, 800],
        [vx + vw - 30, 800],
        [vx + vw, 880],
        [vx, 880],
      ],
      mat,
    ),
    shape(
      [
        [vx + 44, 808],
        [vx + vw - 44, 808],
        [vx + vw - 20, 872],
        [vx + 20, 872],
      ],
      'none',
      { stroke: darker(mat, 0.15), 'stroke-width': 4 },
    ),
  );
  pottedPlant(sheet, light, chance, at(750), room.floor + 40, 230);
}
