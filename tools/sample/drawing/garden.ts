import type { Chance } from './chance.ts';
import { ellipse, group, line, path, rect, shape, sheetWidth, type Sheet } from './sheet.ts';
import { darker, lighter, mix } from './colour.ts';
import { lit, shaded, type Light } from './light.ts';
import { drawSky } from './sky.ts';
import { bed, greens, gumTree, lawn, overhang, shrub, tussock } from './plants.ts';
import { contact, wall, wallColours } from './buildings.ts';
import { windowOutside } from './openings.ts';

/** A back garden: lawn or pool, paling fence, deck and table. */
export function drawGarden(sheet: Sheet, light: Light, chance: Chance, number: number): void {
  drawSky(sheet, light, chance, 470);
  for (let at = 0; at < 4; at += 1)
    sheet.add(
      gumTree(
        sheet,
        light,
        chance,
        chance.between(80, 1420),
        520,
        chance.between(330, 480),
        greens[chance.pick(['gum', 'grey'] as const)],
      ),
    );
  const fence = lit(light, chance.pick(['#9c8468', '#7f858a', '#b6a084', '#5e6467']));
  for (let x = 0; x < sheetWidth; x += 26)
    sheet.add(
      rect(x, 400 + chance.between(-2, 2), 25, 170, mix(fence, '#2a1d12', chance.between(0, 0.16))),
      rect(x + 23, 400, 3, 170, light.shade, { opacity: 0.4 }),
    );
  sheet.add(
    rect(0, 396, sheetWidth, 9, lighter(fence, 0.2)),
    rect(
      0,
      400,
      sheetWidth,
      170,
      sheet.gradient([
        [0, '#ffffff', 0.06],
        [1, light.shade, 0.34],
      ]),
    ),
  );
  sheet.add(
    bed(sheet, light, chance, -20, 1520, 588, 62),
    lawn(sheet, light, chance, 586, '#7c9a55'),
    bed(sheet, light, chance, -10, 700, 606, 36),
    bed(sheet, light, chance, 760, 1510, 606, 36),
  );
  if (number % 3 !== 2) {
    const water = light.evening ? '#3fa8b5' : '#5fbfcb';
    const pool = [
      [470, 690],
      [1080, 690],
      [1290, 880],
      [330, 880],
    ] as const;
    sheet.add(
      shape(
        [
          [430, 668],
          [1118, 668],
          [1380, 920],
          [236, 920],
        ],
        sheet.gradient([
          [0, lit(light, '#d9d2c4')],
          [1, lit(light, '#c3baa9')],
        ]),
      ),
      shape(
        pool,
        sheet.gradient([
          [0, lit(light, lighter(water, 0.25))],
          [0.4, lit(light, water)],
          [1, shaded(light, darker(water, 0.12), 0.1)],
        ]),
      ),
      shape(
        [
          [470, 690],
          [1080, 690],
          [1084, 700],
          [466, 700],
        ],
        light.shade,
        { opacity: 0.4 },
      ),
    );
    const inside = sheet.clip(shape(pool, '#000'));
    sheet.add(
      group(
        Array.from({ length: 26 }, () => {
          const [x, y] = [chance.between(340, 1260), chance.between(705, 880)];
          return path(`M${x} ${y} q${chance.between(14, 34)} -7 ${chance.between(40, 80)} 0`, 'none', {
            stroke: '#ffffff',
            'stroke-width': 2.2,
            opacity: chance.between(0.15, 0.5),
          });
        }).join('') + sheet.soft(chance.between(500, 1000), 740, 200, 22, light.sky[2], 0.5, 10),
        { 'clip-path': inside },
      ),
    );
    for (let x = 250; x < 1320; x += 46) sheet.add(rect(x, 618, 3, 62, '#dfe5e6', { opacity: 0.5 }));
    sheet.add(
      rect(240, 616, 1090, 66, '#e6f0f0', { opacity: 0.2 }),
      rect(240, 614, 1090, 4, '#f5f8f8', { opacity: 0.7 }),
    );
  } else {
    for (let at = 0; at < 5; at += 1)
      sheet.add(
        ellipse(560 + at * 44, 660 + at * 66, 60 + at * 12, 14 + at * 5, lit(light, '#cfc8ba')),
        ellipse(560 + at * 44, 657 + at * 66, 58 + at * 12, 12 + at * 5, lit(light, '#ddd7ca')),
      );
    sheet.add(shrub(sheet, light, chance, 1180, 760, 110, greens.flower), shrub(sheet, light, chance, 1320, 800, 90));
  }
  // The house's deck and roof at one side, a table on it.
  const left = number % 2 === 1;
  const at = (x: number): number => (left ? x : sheetWidth - x);
  const decking = lit(light, chance.pick(['#a57e56', '#8e6f52', '#b9966c']));
  const body = chance.pick(wallColours);
  sheet.add(
    wall(sheet, light, chance, left ? 0 : 1330, 230, 170, 540, body, 'boards'),
    windowOutside(sheet, light, chance, left ? 30 : 1370, 380, 104, 330, { frame: '#2f3437', bars: [2, 1] }),
    shape(
      [
        [at(0), 770],
        [at(430), 770],
        [at(300), 1000],
        [at(0), 1000],
      ],
      sheet.gradient([
        [0, lighter(decking, 0.12)],
        [1, darker(decking, 0.16)],
      ]),
    ),
  );
  for (let y = 784, step = 14; y < 1000; y += step, step += 3)
    sheet.add(line(at(0), y, at(430 - (y - 770) * 0.56), y, darker(decking, 0.4), 2, { opacity: 0.5 }));
  sheet.add(
    shape(
      [
        [at(0), 170],
        [at(460), 214],
        [at(460), 236],
        [at(0), 232],
      ],
      lit(light, '#43494d'),
    ),
    shape(
      [
        [at(0), 232],
        [at(460), 236],
        [at(430), 250],
        [at(0), 262],
      ],
      shaded(light, '#8a6a4a', 0.3),
    ),
    rect(
      Math.min(at(432), at(448)),
      236,
      16,
      536,
      sheet.gradient(
        [
          [0, lit(light, '#f2eee6')],
          [1, shaded(light, '#cfc8bb', 0.1)],
        ],
        [0, 0, 1, 0],
      ),
    ),
  );
  const tx = at(290);
  sheet.add(
    contact(sheet, light, tx - 130, 260, 880),
    rect(tx - 130, 790, 260, 16, lit(light, '#7d5c43')),
    ...[-110, 98].map((side) => rect(tx + side, 804, 12, 76, lit(light, '#5f4632'))),
    ...[-96, -20, 56].map(
      (side) =>
        rect(tx + side, 744, 44, 10, lit(light, '#2f3437')) +
        rect(tx + side + 2, 752, 5, 40, lit(light, '#2f3437')) +
        rect(tx + side + 37, 752, 5, 40, lit(light, '#2f3437')),
    ),
    ellipse(tx, 786, 34, 9, lit(light, '#e8dfcc')),
  );
  if (light.evening) {
    for (let bulb = 0; bulb <= 16; bulb += 1) {
      const [x, y] = [at(440 + bulb * 58), 250 + Math.sin((bulb / 16) * Math.PI) * 70];
      sheet.add(
        ellipse(
          x,
          y,
          26,
          26,
          sheet.radial([
            [0, '#ffdf9a', 0.8],
            [1, '#ffdf9a', 0],
          ]),
        ),
        ellipse(x, y, 5, 6, '#fff3cf'),
      );
    }
  }
  sheet.add(
    tussock(light, chance, at(1380), 1005, 150),
    shrub(sheet, light, chance, at(1480), 1000, 100),
    overhang(sheet, light, chance),
  );
}
