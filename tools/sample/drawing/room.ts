import type { Chance } from './chance.ts';
import {
  corners,
  ellipse,
  group,
  line,
  rect,
  shape,
  sheetHeight,
  sheetWidth,
  softShape,
  type Point,
  type Sheet,
} from './sheet.ts';
import { darker, lighter, mix } from './colour.ts';
import { lit, type Light } from './light.ts';
import { foliage, greens } from './plants.ts';

/** A room seen straight on: the rectangle of its far wall. */
export interface Room {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly floor: number;
  readonly wallColour: string;
}

export type FloorCover = 'boards' | 'carpet' | 'tiles';

/** Walls, floor and ceiling, with the light from a window in the left or right wall. */
export function drawRoom(
  sheet: Sheet,
  light: Light,
  chance: Chance,
  cover: FloorCover,
  wallColour: string,
  windowSide: 'left' | 'right',
): Room {
  const room: Room = { left: 235, top: 120, right: 1265, floor: 720, wallColour };
  const { left, top, right, floor } = room;
  const tone = indoor(light, wallColour);
  const floorColour = indoor(
    light,
    chance.pick(
      cover === 'boards'
        ? ['#b98f63', '#a67c52', '#c9a679', '#8a6648']
        : cover === 'carpet'
          ? ['#cfc7ba', '#b9b6b0', '#bdb0a0']
          : ['#d6d4cf', '#b9b9b6', '#c8beb0'],
    ),
  );
  const vanish: Point = [750, 380];
  const bright = windowSide === 'left';
  sheet.add(
    shape(
      [
        [0, 0],
        [sheetWidth, 0],
        [right, top],
        [left, top],
      ],
      sheet.gradient([
        [0, darker(indoor(light, '#f4f1ea'), 0.06)],
        [1, indoor(light, '#fbf9f4')],
      ]),
    ),
    shape(
      [
        [0, 0],
        [left, top],
        [left, floor],
        [0, sheetHeight],
      ],
      sheet.gradient(
        [
          [0, darker(tone, bright ? 0.16 : 0.1)],
          [1, darker(tone, bright ? 0.08 : 0.04)],
        ],
        [0, 0, 1, 0],
      ),
    ),
    shape(
      [
        [sheetWidth, 0],
        [right, top],
        [right, floor],
        [sheetWidth, sheetHeight],
      ],
      sheet.gradient(
        [
          [0, darker(tone, bright ? 0.04 : 0.1)],
          [1, darker(tone, bright ? 0.1 : 0.18)],
        ],
        [0, 0, 1, 0],
      ),
    ),
    rect(
      left,
      top,
      right - left,
      floor - top,
      sheet.gradient([
        [0, darker(tone, 0.05)],
        [0.4, tone],
        [1, darker(tone, 0.05)],
      ]),
    ),
    rect(
      left,
      top,
      right - left,
      floor - top,
      sheet.radial(
        [
          [0, '#fff6e2', 0.5],
          [1, '#fff6e2', 0],
        ],
        bright ? 0.2 : 0.8,
        0.45,
        0.7,
      ),
    ),
    shape(
      [
        [left, floor],
        [right, floor],
        [sheetWidth, sheetHeight],
        [0, sheetHeight],
      ],
      sheet.gradient([
        [0, mix(floorColour, '#ffffff', 0.16)],
        [0.4, floorColour],
        [1, darker(floorColour, 0.2)],
      ]),
    ),
  );
  const below = sheet.clip(
    shape(
      [
        [left, floor],
        [right, floor],
        [sheetWidth, sheetHeight],
        [0, sheetHeight],
      ],
      '#000',
    ),
  );
  const seams: string[] = [];
  if (cover !== 'carpet') {
    const step = cover === 'boards' ? 62 : 170;
    for (let x = -900; x < 2400; x += step) {
      const reach = (floor - vanish[1]) / (sheetHeight - vanish[1]);
      const far = vanish[0] + (x - vanish[0]) * reach;
      if (cover === 'boards' && chance.likely(0.6))
        seams.push(
          shape(
            [
              [far, floor],
              [far + step * reach, floor],
              [x + step, sheetHeight],
              [x, sheetHeight],
            ],
            chance.likely(0.5) ? lighter(floorColour, 0.14) : darker(floorColour, 0.14),
            { opacity: chance.between(0.2, 0.6) },
          ),
        );
      seams.push(line(far, floor, x, sheetHeight, darker(floorColour, 0.4), 1.8, { opacity: 0.42 }));
    }
    if (cover === 'tiles')
      for (const y of [742, 775, 824, 894, 985])
        seams.push(line(0, y, sheetWidth, y, darker(floorColour, 0.4), 1.8, { opacity: 0.42 }));
  }
  const fall: readonly Point[] = bright
    ? [
        [190, 790],
        [470, 760],
        [760, 905],
        [340, 985],
      ]
    : [
        [1310, 790],
        [1030, 760],
        [740, 905],
        [1160, 985],
      ];
  const warm = light.evening ? '#ffcf8c' : lighter(light.sun, 0.2);
  sheet.add(
    group(seams.join(''), { 'clip-path': below }),
    group(softShape(fall, warm, light.evening ? 0.18 : 0.5, 14), { 'clip-path': below }),
    rect(left, floor - 18, right - left, 18, indoor(light, '#fdfcf8')),
    line(left, floor, right, floor, '#3a3228', 3, { opacity: 0.35 }),
    shape(
      [
        [0, 985],
        [0, 955],
        [left, floor - 18],
        [left, floor],
      ],
      indoor(light, '#f4f1ea'),
    ),
    shape(
      [
        [sheetWidth, 985],
        [sheetWidth, 955],
        [right, floor - 18],
        [right, floor],
      ],
      indoor(light, '#ece8e0'),
    ),
    rect(left, top, right - left, 10, indoor(light, '#ffffff')),
    rect(left, top + 10, right - left, 16, '#2a241c', { opacity: 0.08 }),
  );
  for (const x of [left, right])
    sheet.add(
      rect(
        x - 22,
        top,
        44,
        floor - top,
        sheet.gradient(
          [
            [0, '#3a3228', 0],
            [0.5, '#3a3228', 0.16],
            [1, '#3a3228', 0],
          ],
          [0, 0, 1, 0],
        ),
      ),
    );
  for (const x of [480, 1020])
    sheet.add(
      ellipse(x, 60, 26, 7, light.evening ? '#fff3cf' : '#ffffff'),
      ellipse(
        x,
        60,
        130,
        44,
        sheet.radial([
          [0, '#fff1cf', light.evening ? 0.7 : 0.25],
          [1, '#fff1cf', 0],
        ]),
      ),
    );
  sideWindow(sheet, light, chance, windowSide);
  return room;
}

/** A colour under the lamps and the daylight of a room. */
export const indoor = (light: Light, colour: string): string =>
  light.evening ? mix(mix(colour, '#ffd39a', 0.12), '#3b2f33', 0.1) : mix(lit(light, colour), '#ffffff', 0.05);

/** A tall window in a side wall with a curtain and green beyond. */
function sideWindow(sheet: Sheet, light: Light, chance: Chance, side: 'left' | 'right'): void {
  const at = (x: number): number => (side === 'left' ? x : sheetWidth - x);
  const outline: readonly Point[] = [
    [at(28), 105],
    [at(178), 180],
    [at(178), 660],
    [at(28), 790],
  ];
  const inside = sheet.clip(shape(outline, '#000'));
  sheet.add(
    shape(
      outline,
      sheet.gradient([
        [0, light.sky[0]],
        [0.5, light.sky[2]],
        [1, lit(light, '#9fb07c')],
      ]),
    ),
    group(
      foliage(light, chance, at(90), 560, 120, 130, greens.shrub, 17) +
        foliage(light, chance, at(60), 240, 80, 70, greens.gum, 14),
      { 'clip-path': inside, opacity: 0.9 },
    ),
    shape(outline, 'none', { stroke: indoor(light, '#fdfcf9'), 'stroke-width': 12 }),
    line(at(103), 142, at(103), 725, indoor(light, '#fdfcf9'), 8),
    line(at(28), 430, at(178), 420, indoor(light, '#fdfcf9'), 6),
  );
  const cloth = indoor(light, chance.pick(['#f0e9dd', '#dcd8d0', '#c9c2b4']));
  for (let fold = 0; fold < 6; fold += 1)
    sheet.add(
      shape(
        [
          [at(172 + fold * 11), 138 + fold * 6],
          [at(184 + fold * 11), 142 + fold * 6],
          [at(182 + fold * 11), 742 - fold * 4],
          [at(170 + fold * 11), 752 - fold * 4],
        ],
        fold % 2 ? darker(cloth, 0.1) : lighter(cloth, 0.2),
        { opacity: 0.94 },
      ),
    );
}

/** A window or glazed door in the far wall. */
export function farWindow(
  sheet: Sheet,
  light: Light,
  chance: Chance,
  x: number,
  y: number,
  width: number,
  height: number,
  panes: number,
): void {
  const inside = sheet.clip(rect(x, y, width, height, '#000'));
  const frame = indoor(light, '#fbfaf6');
  sheet.add(
    rect(x - 12, y - 12, width + 24, height + 24, frame),
    rect(
      x,
      y,
      width,
      height,
      sheet.gradient([
        [0, light.sky[0]],
        [0.55, light.sky[2]],
        [1, lit(light, '#a3b384')],
      ]),
    ),
    group(
      foliage(light, chance, x + width * 0.2, y + height * 0.7, width * 0.3, height * 0.26, greens.gum, 12) +
        foliage(light, chance, x + width * 0.8, y + height * 0.8, width * 0.3, height * 0.24, greens.shrub, 12),
      { 'clip-path': inside, opacity: 0.92 },
    ),
    shape(
      [
        [x + width * 0.1, y],
        [x + width * 0.34, y],
        [x + width * 0.06, y + height],
        [x, y + height],
        [x, y + height * 0.4],
      ],
      '#ffffff',
      { opacity: 0.2 },
    ),
  );
  for (let at = 1; at < panes; at += 1) sheet.add(rect(x + (width * at) / panes - 4, y, 8, height, frame));
  sheet.add(
    rect(x, y, width, 14, '#2a241c', { opacity: 0.12 }),
    rect(x - 20, y + height + 10, width + 40, 10, frame),
    rect(x - 20, y + height + 20, width + 40, 10, '#2a241c', { opacity: 0.12 }),
  );
}

/** A framed print of simple fields of colour. */
export function print(
  sheet: Sheet,
  light: Light,
  chance: Chance,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const inside = sheet.clip(rect(x + 20, y + 20, width - 40, height - 40, '#000'));
  const tones = chance.pick([
    ['#d9b78f', '#b4694c', '#34515a'],
    ['#a9bcae', '#587464', '#e3cfa6'],
    ['#e6c9b8', '#bb7d6a', '#4b4a5c'],
    ['#c3d0d6', '#6c8796', '#e8d9bd'],
  ] as const);
  sheet.add(
    softShape(corners(x + 7, y + 9, width, height), '#2a241c', 0.26, 7),
    rect(x, y, width, height, chance.pick(['#3b342e', '#b58f63', '#f5f2ec'])),
    rect(x + 7, y + 7, width - 14, height - 14, indoor(light, '#faf8f3')),
    group(
      rect(x, y, width, height, tones[0]) +
        ellipse(
          x + width * chance.between(0.3, 0.7),
          y + height * 0.42,
          width * 0.2,
          width * 0.2,
          lighter(tones[2], 0.15),
        ) +
        ellipse(x + width * 0.2, y + height, width * 0.6, height * 0.36, tones[1]) +
        ellipse(x + width * 0.85, y + height * 1.02, width * 0.5, height * 0.3, darker(tones[1], 0.25)),
      { 'clip-path': inside },
    ),
    shape(
      [
        [x + width * 0.6, y + 7],
        [x + width - 7, y + 7],
        [x + width - 7, y + height * 0.4],
      ],
      '#ffffff',
      { opacity: 0.14 },
    ),
  );
}

/** A plant in a pot on the floor. */
export function pottedPlant(
  sheet: Sheet,
  light: Light,
  chance: Chance,
  x: number,
  floor: number,
  height: number,
): void {
  const pot = height * 0.28;
  const colour = indoor(light, chance.pick(['#e8e2d8', '#b8785a', '#5b6462']));
  sheet.add(
    sheet.soft(x, floor, pot * 0.8, pot * 0.16, '#2a241c', 0.4, 6),
    foliage(light, chance, x, floor - height * 0.62, height * 0.3, height * 0.36, greens.shrub, height * 0.055),
    shape(
      [
        [x - pot * 0.5, floor - pot],
        [x + pot * 0.5, floor - pot],
        [x + pot * 0.36, floor],
        [x - pot * 0.36, floor],
      ],
      sheet.gradient(
        [
          [0, lighter(colour, 0.2)],
          [1, darker(colour, 0.2)],
        ],
        [0, 0, 1, 0],
      ),
    ),
  );
}

/** A lamp hanging from the ceiling. */
export function pendant(sheet: Sheet, light: Light, x: number, y: number, size: number, colour: string): void {
  sheet.add(
    line(x, 0, x, y, '#3a352f', 3),
    ellipse(
      x,
      y + size * 0.8,
      size * 2.6,
      size * 2.4,
      sheet.radial([
        [0, '#ffe2a8', light.evening ? 0.6 : 0.22],
        [1, '#ffe2a8', 0],
      ]),
    ),
    shape(
      [
        [x - size * 0.2, y],
        [x + size * 0.2, y],
        [x + size * 0.72, y + size * 0.8],
        [x - size * 0.72, y + size * 0.8],
      ],
      sheet.gradient(
        [
          [0, lighter(colour, 0.25)],
          [0.5, colour],
          [1, darker(colour, 0.3)],
        ],
        [0, 0, 1, 0],
      ),
    ),
    ellipse(x, y + size * 0.8, size * 0.72, size * 0.12, '#fff1cc'),
  );
}

/** A rug lying before the viewer. */
export function rug(
  sheet: Sheet,
  light: Light,
  chance: Chance,
  left: number,
  right: number,
  top: number,
  foot: number,
): void {
  const colour = indoor(light, chance.pick(['#dcd2c2', '#b9aa98', '#8e9a98', '#c49a84', '#9aa893']));
  const spread = (foot - top) * 0.55;
  sheet.add(
    shape(
      [
        [left, top],
        [right, top],
        [right + spread, foot],
        [left - spread, foot],
      ],
      colour,
    ),
    shape(
      [
        [left + 24, top + 10],
        [right - 24, top + 10],
        [right + spread - 50, foot - 20],
        [left - spread + 50, foot - 20],
      ],
      'none',
      { stroke: lighter(colour, 0.4), 'stroke-width': 5, opacity: 0.8 },
    ),
  );
  for (let at = 1; at < 7; at += 1) {
    const share = at / 7;
    sheet.add(
      line(
        left - spread * share + 30,
        top + (foot - top) * share,
        right + spread * share - 30,
        top + (foot - top) * share,
        darker(colour, 0.16),
        2,
        { opacity: 0.4, 'stroke-dasharray': '10 8' },
      ),
    );
  }
}

/** The soft shadow under furniture. */
export const floorShadow = (sheet: Sheet, x: number, width: number, floor: number): string =>
  sheet.soft(x + width / 2, floor, width * 0.54, 15, '#241c14', 0.42, 9);

/** A softened block: upholstery, benches, cupboards. */
export function block(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  round = 14,
): string {
  return rect(
    x,
    y,
    width,
    height,
    sheet.gradient([
      [0, lighter(colour, 0.14)],
      [0.3, colour],
      [1, darker(colour, 0.16)],
    ]),
    { rx: round },
  );
}
