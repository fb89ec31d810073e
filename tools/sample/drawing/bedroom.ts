import type { Chance } from './chance.ts';
import { corners, ellipse, line, path, rect, shape, softShape, type Sheet } from './sheet.ts';
import { darker, lighter } from './colour.ts';
import type { Light } from './light.ts';
import { block, drawRoom, farWindow, floorShadow, indoor, pottedPlant, print, rug } from './room.ts';

/** A bedroom, the bed against the far wall. */
export function drawBedroom(sheet: Sheet, light: Light, chance: Chance, number: number): void {
  const room = drawRoom(
    sheet,
    light,
    chance,
    number % 2 ? 'carpet' : 'boards',
    chance.pick(['#eae5dc', '#d9dfdb', '#e6d9cd', '#cdd5d8', '#efece5', '#c9c5b8']),
    number % 2 ? 'left' : 'right',
  );
  const middle = 750 + chance.between(-50, 50);
  const half = number % 4 === 3 ? 190 : 250;
  if (number % 3 === 0) {
    const panel = indoor(light, chance.pick(['#8fa096', '#b98d60', '#7a6a5c', '#5d6f7a']));
    sheet.add(
      rect(room.left, 330, room.right - room.left, room.floor - 348, panel, { opacity: 0.9 }),
      ...Array.from({ length: 21 }, (_, at) =>
        line(room.left + at * 51, 332, room.left + at * 51, room.floor - 18, darker(panel, 0.3), 2.4, { opacity: 0.6 }),
      ),
      rect(room.left, 322, room.right - room.left, 12, lighter(panel, 0.2)),
    );
  }
  if (number % 3 === 1) farWindow(sheet, light, chance, middle - 230, 190, 460, 200, 2);
  else {
    print(sheet, light, chance, middle - 150, 170, 140, 130);
    print(sheet, light, chance, middle + 10, 170, 140, 130);
  }
  rug(sheet, light, chance, middle - half - 90, middle + half + 90, 800, 960);
  const head = indoor(light, chance.pick(['#b8a890', '#7d8c8a', '#8c6544', '#d9d1c4', '#5b5f66']));
  sheet.add(
    softShape(corners(middle - half - 8, 440, half * 2 + 16, 260), '#241c14', 0.28, 12),
    block(sheet, middle - half - 14, 430, half * 2 + 28, 270, head, 26),
  );
  for (let at = 1; at < 6; at += 1)
    sheet.add(
      line(
        middle - half - 14 + (at * (half * 2 + 28)) / 6,
        440,
        middle - half - 14 + (at * (half * 2 + 28)) / 6,
        690,
        darker(head, 0.2),
        3,
        { opacity: 0.5 },
      ),
    );
  for (const side of [-1, 1]) {
    const x = middle + side * (half + 96);
    const wood = indoor(light, chance.pick(['#9c7450', '#c4a078', '#ece7de']));
    sheet.add(
      floorShadow(sheet, x - 62, 124, 728),
      block(sheet, x - 62, 600, 124, 120, wood, 8),
      line(x - 58, 660, x + 58, 660, darker(wood, 0.3), 3),
      ellipse(x, 640, 6, 5, darker(wood, 0.5)),
      ellipse(x, 690, 6, 5, darker(wood, 0.5)),
      ellipse(
        x,
        500,
        150,
        140,
        sheet.radial([
          [0, '#ffe1a6', light.evening ? 0.75 : 0.35],
          [1, '#ffe1a6', 0],
        ]),
      ),
      rect(x - 5, 548, 10, 46, '#8a7a63'),
      ellipse(x, 596, 28, 7, '#7a6b56'),
      shape(
        [
          [x - 30, 478],
          [x + 30, 478],
          [x + 44, 550],
          [x - 44, 550],
        ],
        sheet.gradient([
          [0, '#fff6de'],
          [1, light.evening ? '#ffdf9f' : '#f0e4cc'],
        ]),
      ),
    );
  }
  const linen = indoor(light, chance.pick(['#f7f4ee', '#f2ede4', '#eef0ee']));
  const cover = indoor(
    light,
    chance.pick(['#8fa39a', '#b5674d', '#d3b48a', '#6d7f8c', '#c9bfae', '#a9b39a', '#c99a8a']),
  );
  sheet.add(
    floorShadow(sheet, middle - half - 40, half * 2 + 80, 938),
    shape(
      [
        [middle - half, 600],
        [middle + half, 600],
        [middle + half + 42, 790],
        [middle - half - 42, 790],
      ],
      sheet.gradient([
        [0, darker(linen, 0.04)],
        [1, lighter(linen, 0.3)],
      ]),
    ),
  );
  for (const [side, size] of [
    [-0.5, 1],
    [0.5, 1],
    [-0.3, 0.72],
    [0.32, 0.72],
  ] as const) {
    const width = half * 0.84 * size;
    const tone = size === 1 ? linen : cover;
    const top = size === 1 ? 520 : 562;
    sheet.add(
      sheet.soft(middle + side * half, top + 100 * size, width * 0.5, 14, '#241c14', 0.25, 6),
      block(sheet, middle + side * half - width / 2, top, width, 104 * size, tone, 34),
    );
  }
  sheet.add(
    path(
      `M${middle - half - 42} 790 L${middle - half - 20} 690 Q${middle} 664 ${middle + half + 20} 690 L${middle + half + 42} 790 L${middle + half + 50} 905 Q${middle} 946 ${middle - half - 50} 905Z`,
      sheet.gradient([
        [0, lighter(linen, 0.25)],
        [0.42, linen],
        [1, darker(linen, 0.22)],
      ]),
    ),
    path(
      `M${middle - half - 40} 782 Q${middle} 748 ${middle + half + 40} 782 L${middle + half + 53} 880 Q${middle} 922 ${middle - half - 53} 880Z`,
      sheet.gradient([
        [0, lighter(cover, 0.16)],
        [0.4, cover],
        [1, darker(cover, 0.26)],
      ]),
    ),
  );
  for (let at = -3; at <= 3; at += 1)
    sheet.add(
      path(`M${middle + at * half * 0.3} ${775 - Math.abs(at) * -2} q${at * 8} 60 ${at * 10} 122`, 'none', {
        stroke: darker(cover, 0.25),
        'stroke-width': 4,
        opacity: 0.25,
      }),
    );
  pottedPlant(sheet, light, chance, number % 2 ? 1215 : 285, room.floor + 30, 250);
}
