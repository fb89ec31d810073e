import type { Chance } from './chance.ts';
import { line, path, rect, shape, sheetWidth, type Sheet } from './sheet.ts';
import { darker, lighter, mix } from './colour.ts';
import { lit, shaded, type Light } from './light.ts';
import { drawHills, drawSky } from './sky.ts';
import { bed, greens, gumTree, shrub } from './plants.ts';
import { contact } from './buildings.ts';

/** What is seen from a home: sea, city or ranges beyond a balcony. */
export function drawView(sheet: Sheet, light: Light, chance: Chance, number: number): void {
  const horizon = 560;
  const sunX = drawSky(sheet, light, chance, horizon);
  const kind = number % 3;
  if (kind === 0) {
    sheet.add(
      rect(
        0,
        horizon,
        sheetWidth,
        440,
        sheet.gradient([
          [0, mix(light.sky[2], '#4f8fa3', 0.55)],
          [0.5, lit(light, '#3f8298')],
          [1, shaded(light, '#2f6678', 0.15)],
        ]),
      ),
      line(0, horizon, sheetWidth, horizon, lighter(light.sky[2], 0.4), 2, { opacity: 0.6 }),
    );
    for (let at = 0; at < 120; at += 1) {
      const depth = chance.next() ** 1.6;
      const x = chance.likely(0.5) ? sunX + chance.between(-90, 90) * (1 + depth * 2) : chance.between(0, 1500);
      sheet.add(
        line(x, horizon + 4 + depth * 340, x + 16 + depth * 70, horizon + 4 + depth * 340, '#ffffff', 1 + depth * 1.5, {
          opacity: chance.between(0.12, 0.5),
        }),
      );
    }
    drawHills(sheet, light, chance, horizon, 1, 60);
    sheet.add(
      path(
        'M1520 600 C1250 590 1120 640 1010 690 C1180 700 1330 740 1520 820Z',
        sheet.gradient([
          [0, shaded(light, '#6e7f58', 0.1)],
          [1, lit(light, '#8f9a68')],
        ]),
      ),
      path('M1010 690 C1160 694 1340 736 1520 822 L1520 860 C1330 770 1150 716 1000 704Z', lit(light, '#ead9b4')),
      path('M1000 704 C1150 716 1330 772 1520 862', 'none', { stroke: '#ffffff', 'stroke-width': 6, opacity: 0.7 }),
    );
    for (let boat = 0; boat < 3; boat += 1) {
      const [x, y] = [chance.between(120, 900), chance.between(580, 660)];
      sheet.add(
        shape(
          [
            [x, y],
            [x, y - 40],
            [x + 20, y - 4],
          ],
          '#ffffff',
          { opacity: 0.95 },
        ),
        shape(
          [
            [x - 12, y],
            [x + 24, y],
            [x + 18, y + 7],
            [x - 6, y + 7],
          ],
          lit(light, '#3f4a52'),
        ),
      );
    }
  } else if (kind === 1) {
    drawHills(sheet, light, chance, horizon + 10, 2, 110);
    for (const layer of [0, 1, 2]) {
      for (let x = -30; x < sheetWidth; x += chance.between(44, 96)) {
        const middle = 1 - Math.abs(x - 750) / 900;
        const [width, height] = [
          chance.between(38, 92),
          chance.between(50, 140) + middle * chance.between(60, 330) * (layer === 2 ? 0.45 : 1),
        ];
        const tone = mix(
          lit(light, chance.pick(['#7f8f9a', '#98a3a8', '#6b7880', '#a99f93'])),
          light.sky[2],
          0.55 - layer * 0.2,
        );
        const top = 610 + layer * 46 - height;
        sheet.add(
          rect(
            x,
            top,
            width,
            height + 80,
            sheet.gradient(
              [
                [0, lighter(tone, 0.12)],
                [0.5, tone],
                [1, darker(tone, 0.1)],
              ],
              [0, 0, 1, 0],
            ),
          ),
          rect(x + width * 0.7, top, width * 0.3, height + 80, light.shade, { opacity: 0.16 }),
        );
        for (let lamp = 0; lamp < (light.evening ? 14 : 5); lamp += 1)
          sheet.add(
            rect(
              x + 4 + (chance.whole(0, 5) * (width - 12)) / 6,
              top + 8 + chance.whole(0, 14) * 12,
              5,
              6,
              light.evening ? '#ffd894' : '#ffffff',
              { opacity: light.evening ? 0.85 : 0.25 },
            ),
          );
      }
    }
    sheet.add(
      rect(
        0,
        690,
        sheetWidth,
        310,
        sheet.gradient([
          [0, shaded(light, '#5d7a55', 0.1)],
          [1, shaded(light, '#46613f', 0.25)],
        ]),
      ),
      bed(sheet, light, chance, -10, 1510, 720, 60),
      bed(sheet, light, chance, -10, 1510, 790, 84),
    );
  } else {
    drawHills(sheet, light, chance, horizon + 120, 5, 420, chance.pick(['#567066', '#62785a', '#5a6f84']));
    sheet.add(
      rect(
        0,
        670,
        sheetWidth,
        330,
        sheet.gradient([
          [0, lit(light, '#7f9660')],
          [1, shaded(light, '#5c7747', 0.15)],
        ]),
      ),
      bed(sheet, light, chance, -10, 1510, 712, 46),
      bed(sheet, light, chance, -10, 1510, 790, 84),
      gumTree(sheet, light, chance, chance.between(120, 320), 860, 560),
      gumTree(sheet, light, chance, chance.between(1150, 1400), 860, 480, greens.grey),
    );
  }
  // The balcony in front.
  const decking = lit(light, chance.pick(['#a57e56', '#b9b4ab', '#8e6f52']));
  sheet.add(
    rect(
      0,
      905,
      sheetWidth,
      95,
      sheet.gradient([
        [0, lighter(decking, 0.1)],
        [1, darker(decking, 0.25)],
      ]),
    ),
  );
  for (let x = -600; x < 2200; x += 84)
    sheet.add(line(750 + (x - 750) * 0.86, 905, x, 1000, darker(decking, 0.45), 2, { opacity: 0.4 }));
  if (number % 2)
    sheet.add(
      rect(0, 745, sheetWidth, 150, '#dcebee', { opacity: 0.22 }),
      ...[0, 375, 750, 1125].map((x) =>
        shape(
          [
            [x + 90, 745],
            [x + 190, 745],
            [x + 70, 895],
            [x, 895],
            [x, 860],
          ],
          '#ffffff',
          { opacity: 0.16 },
        ),
      ),
      ...[0, 375, 750, 1125, 1494].map((x) => rect(x, 745, 7, 160, lit(light, '#5b6266'))),
    );
  else for (let x = 6; x < sheetWidth; x += 34) sheet.add(rect(x, 745, 5, 160, lit(light, '#2f3437')));
  sheet.add(
    rect(0, 734, sheetWidth, 15, lit(light, number % 2 ? '#c9cdce' : '#7d5c43')),
    rect(0, 746, sheetWidth, 3, light.shade, { opacity: 0.4 }),
  );
  const chair = chance.pick([180, 1150]);
  sheet.add(
    contact(sheet, light, chair, 190, 960),
    path(`M${chair} 800 l24 100 h140 l24 -100`, 'none', {
      stroke: lit(light, '#6e5038'),
      'stroke-width': 12,
      'stroke-linejoin': 'round',
    }),
    rect(chair + 12, 868, 164, 32, lit(light, '#efe8da'), { rx: 12 }),
    rect(chair + 20, 798, 148, 74, lit(light, '#e3d9c6'), { rx: 18 }),
    line(chair + 30, 900, chair + 22, 962, lit(light, '#6e5038'), 10),
    line(chair + 158, 900, chair + 166, 962, lit(light, '#6e5038'), 10),
    shrub(sheet, light, chance, chair > 700 ? 90 : 1420, 975, 80),
  );
}
