import type { Chance } from './chance.ts';
import { ellipse, group, line, rect, shape, Shapes, type Sheet } from './sheet.ts';
import { darker, lighter } from './colour.ts';
import type { Light } from './light.ts';
import { block, drawRoom, farWindow, floorShadow, indoor, pendant, pottedPlant } from './room.ts';

/** A row of cupboards or drawers with their handles. */
function cupboards(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  colour: string,
  handle: string,
): string {
  const each = width / count;
  return Array.from(
    { length: count },
    (_, at) =>
      rect(
        x + at * each + 1.5,
        y,
        each - 3,
        height,
        sheet.gradient([
          [0, lighter(colour, 0.08)],
          [1, darker(colour, 0.1)],
        ]),
      ) +
      rect(x + at * each + 12, y + 12, each - 24, height - 24, 'none', {
        stroke: darker(colour, 0.12),
        'stroke-width': 2,
        opacity: 0.6,
      }) +
      rect(x + at * each + (at % 2 ? 14 : each - 20), y + height * 0.3, 6, height * 0.28, handle, { rx: 3 }),
  ).join('');
}

/** A kitchen with an island bench. */
export function drawKitchen(sheet: Sheet, light: Light, chance: Chance, number: number): void {
  const room = drawRoom(
    sheet,
    light,
    chance,
    chance.pick(['boards', 'boards', 'tiles']),
    chance.pick(['#f2efe8', '#eceae5', '#e4e6e2']),
    number % 2 ? 'right' : 'left',
  );
  const doors = indoor(
    light,
    chance.pick(['#f3f1ec', '#5d6f6a', '#33424d', '#c8b79e', '#8fa096', '#ded8cc', '#a77f58']),
  );
  const stone = indoor(light, chance.pick(['#f4f2ee', '#e6e1d8', '#4a4c4e', '#d6d3cd']));
  const metal = chance.pick(['#b9965b', '#8b9093', '#2d3033']);
  const splash = indoor(light, chance.pick(['#e9ece8', '#dfe7e6', '#d9cfc1', '#9fb0a8']));
  const bench = room.floor - 196;
  sheet.add(rect(300, 300, 900, bench - 300, splash));
  const tile = number % 3 === 0 ? ([44, 18] as const) : ([34, 34] as const);
  const grout = new Shapes();
  for (let row = 0, y = 300; y < bench; y += tile[1], row += 1) {
    grout.line(300, y, 1200, y, darker(splash, 0.2), 1.4);
    for (let x = 300 + (row % 2 && tile[0] !== tile[1] ? tile[0] / 2 : 0); x < 1200; x += tile[0])
      grout.line(x, y, x, Math.min(bench, y + tile[1]), darker(splash, 0.2), 1.2);
  }
  sheet.add(group(grout.toString(), { opacity: 0.55 }));
  if (number % 3 === 1) farWindow(sheet, light, chance, 520, 210, 420, 200, 2);
  else {
    sheet.add(
      cupboards(sheet, 300, 150, 290, 190, 3, doors, metal),
      rect(300, 340, 290, 8, '#ffe3ae', { opacity: 0.8 }),
      cupboards(sheet, 910, 150, 290, 190, 3, doors, metal),
    );
    sheet.add(
      shape(
        [
          [640, 300],
          [860, 300],
          [900, 350],
          [600, 350],
        ],
        sheet.gradient([
          [0, '#d6d9da'],
          [1, '#9ba1a3'],
        ]),
      ),
      rect(
        680,
        120,
        140,
        182,
        sheet.gradient(
          [
            [0, '#b4babc'],
            [0.4, '#e1e4e5'],
            [1, '#9aa0a2'],
          ],
          [0, 0, 1, 0],
        ),
      ),
    );
    sheet.add(line(320, 440, 560, 440, indoor(light, '#8a6a4a'), 12));
    for (let at = 0; at < 5; at += 1)
      sheet.add(
        block(
          sheet,
          336 + at * 44,
          434 - chance.between(30, 62),
          26,
          62,
          indoor(light, chance.pick(['#e8e0d1', '#b3704f', '#7d918a', '#d2c4ac'])),
          6,
        ).replace(/height="62"/, `height="${Math.round(chance.between(26, 44))}"`),
      );
  }
  // Fridge or tall pantry at one end, the bench along the wall.
  const tall = number % 2 ? 250 : 1080;
  sheet.add(
    floorShadow(sheet, 300, 900, room.floor + 6),
    rect(
      290,
      bench,
      920,
      18,
      sheet.gradient([
        [0, lighter(stone, 0.2)],
        [1, darker(stone, 0.1)],
      ]),
    ),
    rect(296, bench + 18, 908, 14, '#241c14', { opacity: 0.3 }),
    cupboards(sheet, 300, bench + 22, 900, 156, 9, doors, metal),
    rect(660, bench + 24, 180, 152, '#23282b'),
    rect(
      672,
      bench + 62,
      156,
      96,
      sheet.gradient([
        [0, '#50585c'],
        [1, '#1c2022'],
      ]),
    ),
    rect(676, bench + 42, 148, 8, '#a8aeb1'),
    rect(650, bench - 6, 200, 7, '#2b2f31'),
    rect(
      tall,
      190,
      170,
      room.floor - 200,
      sheet.gradient(
        [
          [0, '#cdd1d2'],
          [0.5, '#eceeee'],
          [1, '#b4b9bb'],
        ],
        [0, 0, 1, 0],
      ),
    ),
    line(tall + 85, 194, tall + 85, room.floor - 180, '#8a9093', 3),
    rect(tall + 74, 330, 5, 150, '#7a8083'),
    rect(tall + 92, 330, 5, 150, '#7a8083'),
    rect(tall, room.floor - 178, 170, 4, '#8a9093'),
  );
  sheet.add(
    rect(430, bench - 78, 7, 78, metal),
    `<path d="M433 ${bench - 78} q32 -34 62 0 v16" fill="none" stroke="${metal}" stroke-width="7"/>`,
    ellipse(930, bench - 14, 42, 16, indoor(light, '#d7c8ae')),
    ...[905, 930, 955, 918, 944].map((x, at) =>
      ellipse(x, bench - 26 - (at > 2 ? 16 : 0), 17, 16, indoor(light, chance.pick(['#d9b64a', '#c98a3a', '#8fae52']))),
    ),
  );
  // The island before it, with stools.
  const [left, right, top] = [380, 1120, 744];
  const island = chance.likely(0.5) ? doors : indoor(light, chance.pick(['#a77f58', '#33424d', '#e8e4db']));
  sheet.add(
    floorShadow(sheet, left, right - left, 965),
    rect(
      left + 20,
      top + 30,
      right - left - 40,
      200,
      sheet.gradient([
        [0, darker(island, 0.22)],
        [0.25, island],
        [1, darker(island, 0.14)],
      ]),
    ),
    ...Array.from({ length: 11 }, (_, at) =>
      line(left + 20 + at * 70, top + 36, left + 20 + at * 70, top + 228, darker(island, 0.25), 2, { opacity: 0.5 }),
    ),
    shape(
      [
        [left + 26, top - 26],
        [right - 26, top - 26],
        [right + 16, top + 14],
        [left - 16, top + 14],
      ],
      sheet.gradient([
        [0, lighter(stone, 0.1)],
        [1, lighter(stone, 0.3)],
      ]),
    ),
    rect(left - 16, top + 14, right - left + 32, 22, darker(stone, 0.1)),
    rect(left, top + 36, right - left, 26, '#241c14', { opacity: 0.28 }),
  );
  for (const x of [500, 750, 1000]) {
    const seat = indoor(light, chance.pick(['#b98d60', '#4a4644']));
    sheet.add(
      sheet.soft(x, 978, 62, 11, '#241c14', 0.38, 6),
      ...[-34, 34].map((side) => line(x + side * 0.7, 858, x + side * 1.2, 978, '#3a332c', 7)),
      line(x - 38, 926, x + 38, 926, '#3a332c', 5),
      rect(
        x - 46,
        842,
        92,
        20,
        sheet.gradient([
          [0, lighter(seat, 0.2)],
          [1, darker(seat, 0.2)],
        ]),
        { rx: 10 },
      ),
    );
  }
  for (const x of number % 4 === 0 ? [750] : [560, 940])
    pendant(sheet, light, x, 150, 58, indoor(light, chance.pick(['#2f3437', '#c59a5a', '#e9e4da', '#8fa096'])));
  pottedPlant(sheet, light, chance, 470, top - 6, 120);
  sheet.add(
    ellipse(860, top - 4, 66, 15, indoor(light, '#f1ece2')),
    ellipse(860, top - 8, 54, 10, darker(indoor(light, '#d8cbb5'), 0.05)),
  );
}
