import type { Chance } from './chance.ts';
import { ellipse, path, rect, type Sheet } from './sheet.ts';
import { darker, lighter } from './colour.ts';
import type { Light } from './light.ts';
import { block, drawRoom, farWindow, floorShadow, indoor, pendant, pottedPlant, print, rug } from './room.ts';

function sofa(sheet: Sheet, light: Light, chance: Chance, x: number, floor: number, width: number): void {
  const colour = indoor(
    light,
    chance.pick(['#b7b1a6', '#7f8f8a', '#c9b79f', '#5f6f7a', '#9c6b52', '#e0d8cb', '#6e7d63']),
  );
  const cushions = ['#d7a86e', '#8fa39a', '#b5674d', '#e9dfcd', '#506a74', '#c9b8a6'];
  const seat = floor - 88;
  sheet.add(
    floorShadow(sheet, x, width, floor + 6),
    rect(x + 30, floor - 22, 10, 26, '#4a382a'),
    rect(x + width - 40, floor - 22, 10, 26, '#4a382a'),
    block(sheet, x + 22, floor - 205, width - 44, 130, darker(colour, 0.06), 26),
  );
  for (let at = 0; at < 3; at += 1)
    sheet.add(block(sheet, x + 44 + at * ((width - 88) / 3), floor - 190, (width - 88) / 3 - 5, 110, colour, 22));
  for (let at = 0; at < 3; at += 1)
    sheet.add(
      block(sheet, x + 44 + at * ((width - 88) / 3), seat - 14, (width - 88) / 3 - 4, 46, lighter(colour, 0.1), 16),
    );
  sheet.add(
    rect(x + 40, seat + 30, width - 80, 42, darker(colour, 0.16)),
    block(sheet, x, floor - 152, 56, 136, colour, 24),
    block(sheet, x + width - 56, floor - 152, 56, 136, colour, 24),
  );
  for (const [at, tilt] of [
    [64, -9],
    [130, 7],
    [width - 146, -6],
  ] as const) {
    const tone = indoor(light, chance.pick(cushions));
    sheet.add(
      `<g transform="rotate(${tilt} ${x + at + 42} ${seat - 54})">${block(sheet, x + at, seat - 92, 84, 82, tone, 18)}</g>`,
    );
  }
}

function coffeeTable(sheet: Sheet, light: Light, chance: Chance, x: number, y: number, width: number): void {
  const wood = indoor(light, chance.pick(['#8c6544', '#b98d60', '#54453a', '#d8cfc1']));
  sheet.add(
    sheet.soft(x, y + 62, width * 0.52, 24, '#241c14', 0.42, 10),
    ...[-0.34, 0.34].map((share) => rect(x + width * share - 6, y, 12, 64, darker(wood, 0.3))),
    ellipse(x, y + 8, width * 0.5, 42, darker(wood, 0.35)),
    ellipse(
      x,
      y,
      width * 0.5,
      42,
      sheet.gradient(
        [
          [0, lighter(wood, 0.3)],
          [1, wood],
        ],
        [0, 0, 1, 0.4],
      ),
    ),
    rect(x - 70, y - 18, 96, 12, indoor(light, '#e9e1d2')),
    rect(x - 62, y - 28, 84, 10, indoor(light, '#7d9094')),
    ellipse(x + 74, y - 6, 30, 9, indoor(light, '#d9d2c4')),
    ellipse(x + 74, y - 10, 26, 7, indoor(light, '#b9ab96')),
  );
}

/** A sitting room. */
export function drawLiving(sheet: Sheet, light: Light, chance: Chance, number: number): void {
  const room = drawRoom(
    sheet,
    light,
    chance,
    number % 3 === 2 ? 'carpet' : 'boards',
    chance.pick(['#f0ece3', '#e6e3dc', '#dfe3df', '#eae0d3', '#d5d9d6']),
    number % 2 ? 'left' : 'right',
  );
  if (number % 3 === 0) farWindow(sheet, light, chance, 470, 215, 560, 250, 3);
  else if (number % 3 === 1) {
    print(sheet, light, chance, 500, 200, 190, 240);
    print(sheet, light, chance, 720, 230, 250, 180);
  } else {
    const flame = sheet.gradient([
      [0, '#ffd98a', 0.2],
      [0.4, '#ffb84f'],
      [0.8, '#f2803a'],
      [1, '#c9502a'],
    ]);
    const stone = indoor(light, chance.pick(['#8d867c', '#e9e5dc', '#6a6460']));
    sheet.add(
      rect(
        560,
        120,
        390,
        600,
        sheet.gradient(
          [
            [0, lighter(stone, 0.15)],
            [1, darker(stone, 0.08)],
          ],
          [0, 0, 1, 0],
        ),
      ),
      rect(545, 430, 420, 22, indoor(light, '#8a6a4a')),
      rect(545, 452, 420, 18, '#241c14', { opacity: 0.25 }),
      rect(640, 530, 230, 150, '#1d1a18'),
      ellipse(
        755,
        668,
        90,
        30,
        sheet.radial([
          [0, '#ffcf73'],
          [0.6, '#e8742c', 0.8],
          [1, '#e8742c', 0],
        ]),
      ),
      ...[
        [700, 66],
        [742, 104],
        [790, 78],
        [822, 52],
      ].map(([x = 0, high = 0]) =>
        path(
          `M${x - 24} 674 C${x - 34} ${674 - high * 0.5} ${x - 4} ${674 - high * 0.6} ${x + 4} ${674 - high} C${x + 14} ${674 - high * 0.6} ${x + 34} ${674 - high * 0.4} ${x + 22} 674Z`,
          flame,
          { opacity: 0.8 },
        ),
      ),
      ...[690, 740, 800].map((x) => rect(x, 662, 46, 13, '#3a2a1f', { rx: 6 })),
    );
    print(sheet, light, chance, 640, 190, 230, 190);
  }
  pottedPlant(sheet, light, chance, number % 2 ? 1190 : 320, room.floor + 24, chance.between(260, 340));
  rug(sheet, light, chance, 420, 1080, 770, 950);
  if (number % 3 === 2) {
    sofa(sheet, light, chance, number % 2 ? 250 : 960, 850, 300);
    const chair = number % 2 ? 1010 : 300;
    sofa(sheet, light, chance, chair, 840, 240);
  } else sofa(sheet, light, chance, chance.between(430, 480), 800, 600);
  coffeeTable(sheet, light, chance, 750, 868, chance.between(270, 340));
  pendant(
    sheet,
    light,
    750,
    chance.between(120, 170),
    62,
    indoor(light, chance.pick(['#d8c8a8', '#3d4245', '#c58d5a', '#f0ebe1'])),
  );
}
