import type { Chance } from './chance.ts';
import { corners, ellipse, group, line, path, rect, sheetHeight, sheetWidth, softShape, type Sheet } from './sheet.ts';
import type { Light } from './light.ts';
import { lettering } from './lettering.ts';

const ink = '#2c3338';
/** Units of the drawing in a metre, by bedrooms: a flat and a family home fill the same sheet. */
const metres: Readonly<Record<number, number>> = { 2: 88, 3: 74, 4: 62 };

interface RoomPlan {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const fills: Readonly<Record<string, string>> = {
  BATH: '#e4eef0',
  ENS: '#e4eef0',
  LAUNDRY: '#e9eff0',
  DECK: '#efe6d8',
  VERANDAH: '#efe6d8',
  GARAGE: '#e9e8e4',
  BALCONY: '#efe6d8',
  COURT: '#e7efdf',
};

function furniture({ name, x, y, width, height }: RoomPlan): string {
  const thin = { stroke: '#8b9398', 'stroke-width': 2.2 };
  const [cx, cy] = [x + width / 2, y + height / 2];
  if (name.startsWith('BED'))
    return (
      rect(cx - 62, y + 10, 124, 96, '#ffffff', { ...thin, rx: 6 }) +
      rect(cx - 52, y + 16, 46, 24, '#f1f2f1', thin) +
      rect(cx + 6, y + 16, 46, 24, '#f1f2f1', thin) +
      line(cx - 62, y + 52, cx + 62, y + 52, '#8b9398', 2)
    );
  if (name === 'BATH' || name === 'ENS')
    return (
      rect(x + 10, y + 10, width - 20, 40, '#ffffff', { ...thin, rx: 16 }) +
      ellipse(x + width - 30, y + height - 34, 15, 19, '#ffffff', thin)
    );
  if (name === 'KITCHEN')
    return (
      rect(x + 8, y + 8, width - 16, 34, '#ffffff', thin) +
      rect(x + width / 2 - 90, y + height - 56, 180, 38, '#ffffff', thin) +
      [0, 1].map((at) => ellipse(x + 60 + at * 26, y + 25, 9, 9, 'none', thin)).join('')
    );
  if (name === 'LIVING')
    return (
      rect(x + 12, y + height - 56, width * 0.55, 44, '#ffffff', { ...thin, rx: 8 }) +
      rect(x + 12, y + height - 140, 44, 84, '#ffffff', { ...thin, rx: 8 })
    );
  if (name === 'DINING') return ellipse(cx, cy + 82, 46, 24, '#ffffff', thin);
  if (name === 'GARAGE')
    return rect(cx - 46, y + 20, 92, height - 96, 'none', { ...thin, rx: 22, 'stroke-dasharray': '8 6' });
  return '';
}

/** What the plan of a number shows: of each pair of bedrooms and garage one plan with an ensuite, one without. */
const planBedrooms = (number: number): number => 2 + (number % 3);
const planHasGarage = (number: number): boolean => number % 2 === 1;
const planHasEnsuite = (number: number): boolean => number > 6;

/** Width and height of the building on the sheet. Takes the first two numbers of the drawing's chance. */
const outerSize = (chance: Chance): readonly [width: number, height: number] => [
  chance.between(1040, 1120),
  chance.between(620, 660),
];

/** The floor area that a plan states, in square metres. */
export function planArea(chance: Chance, number: number): number {
  const [width, height] = outerSize(chance);
  return squareMetres(width, height, number);
}

const metreOf = (number: number): number => metres[planBedrooms(number)] ?? 68;
const squareMetres = (width: number, height: number, number: number): number =>
  Math.round((width * height) / metreOf(number) ** 2);

/** A room's fill, its label and its size in metres. */
function roomPlan(room: RoomPlan, metre: number): string {
  const { name, x, y, width, height } = room;
  const label = Math.min(22, (width - 24) / (name.length * 0.95));
  const low = name.startsWith('BED') || name === 'GARAGE';
  const middle = low ? y + height - 66 : name === 'HALL' ? y + height / 2 : y + height / 2 - 8;
  // The hall's doors open along it; its left end is free.
  const centre = name === 'HALL' ? x + 74 : x + width / 2;
  const size = `${(width / metre).toFixed(1)} X ${(height / metre).toFixed(1)}`;
  return (
    rect(x, y, width, height, fills[name] ?? '#fbfaf7') +
    furniture(room) +
    lettering(name, centre, middle, label, ink, 2.8) +
    (width > 120 && height > 110 ? lettering(size, centre, middle + 30, 14, '#5a6368', 1.9) : '')
  );
}

/** A door: a gap in the wall with its swing. */
const door = (x: number, y: number, size: number, across: boolean): string =>
  across
    ? rect(x, y - 6, size, 12, '#fbfaf7') +
      path(`M${x} ${y} v${size} a${size} ${size} 0 0 0 ${size} -${size}`, 'none', {
        stroke: '#8b9398',
        'stroke-width': 2,
      })
    : rect(x - 6, y, 12, size, '#fbfaf7') +
      path(`M${x} ${y} h${size} a${size} ${size} 0 0 1 -${size} ${size}`, 'none', {
        stroke: '#8b9398',
        'stroke-width': 2,
      });

const [left, top] = [190, 120];
/** Width of a bathroom beside a bedroom's, and what the last one has more. */
const [ensuiteShare, bathShare] = [0.55, 0.62];

/** The rooms of a plan with the size of its building. Takes the chance's first numbers. */
export function planRooms(
  chance: Chance,
  number: number,
): { readonly width: number; readonly height: number; readonly rooms: readonly RoomPlan[] } {
  const [width, height] = outerSize(chance);
  const beds = planBedrooms(number);
  const ensuites = planHasEnsuite(number) ? 1 : 0;
  const bedWidth = (width * 0.98) / (beds + bathShare + ensuites * ensuiteShare);
  const bedHeight = height * chance.between(0.36, 0.41);
  const hall = 84;
  const rooms: RoomPlan[] = [];
  let x = left;
  const add = (name: string, roomWidth: number): void => {
    rooms.push({ name, x, y: top, width: roomWidth, height: bedHeight });
    x += roomWidth;
  };
  for (let at = 0; at < beds; at += 1) {
    add(`BED ${at + 1}`, bedWidth);
    if (at < ensuites) add('ENS', bedWidth * ensuiteShare);
  }
  add('BATH', left + width - x);
  rooms.push({ name: 'HALL', x: left, y: top + bedHeight, width, height: hall });
  const rest = height - bedHeight - hall;
  const [lounge, dining] = [width * chance.between(0.32, 0.38), width * chance.between(0.19, 0.24)];
  const last = planHasGarage(number) ? 'GARAGE' : 'LAUNDRY';
  rooms.push(
    { name: 'LIVING', x: left, y: top + bedHeight + hall, width: lounge, height: rest },
    { name: 'DINING', x: left + lounge, y: top + bedHeight + hall, width: dining, height: rest },
  );
  const kitchen = number % 2 ? width * 0.22 : width * 0.28;
  rooms.push(
    { name: 'KITCHEN', x: left + lounge + dining, y: top + bedHeight + hall, width: kitchen, height: rest },
    {
      name: last,
      x: left + lounge + dining + kitchen,
      y: top + bedHeight + hall,
      width: width - lounge - dining - kitchen,
      height: rest,
    },
  );
  return { width, height, rooms };
}

/** A floor plan with labels, sizes, a scale and a north point. */
export function drawPlan(sheet: Sheet, _light: Light, chance: Chance, number: number): void {
  sheet.add(
    rect(0, 0, sheetWidth, sheetHeight, '#ffffff'),
    rect(28, 28, sheetWidth - 56, sheetHeight - 56, 'none', { stroke: '#e2e0da', 'stroke-width': 2 }),
  );
  const { width, height, rooms } = planRooms(chance, number);
  const [living, dining] = rooms.filter(({ name }) => name === 'LIVING' || name === 'DINING');
  const outside: RoomPlan = {
    name: chance.pick(['DECK', 'VERANDAH', 'COURT']),
    x: left,
    y: top + height,
    width: (living?.width ?? 0) + (dining?.width ?? 0),
    height: 118,
  };
  const mirrored = number % 4 > 1;
  const placed = (room: RoomPlan): RoomPlan =>
    mirrored ? { ...room, x: left * 2 + width - room.x - room.width } : room;
  const all = [...rooms, outside].map(placed);
  sheet.add(
    softShape(corners(left + 8, top + 10, width, height), '#20262a', 0.14, 12),
    ...all.map((room) => roomPlan(room, metreOf(number))),
  );
  const walls = all
    .slice(0, -1)
    .map(({ x, y, width: w, height: h }) => rect(x, y, w, h, 'none', { stroke: ink, 'stroke-width': 8 }))
    .join('');
  sheet.add(walls, rect(left, top, width, height, 'none', { stroke: ink, 'stroke-width': 14 }));
  const { x: deckX, y: deckY, width: deckWidth, height: deckHeight } = placed(outside);
  sheet.add(
    rect(deckX, deckY, deckWidth, deckHeight, 'none', {
      stroke: '#8b9398',
      'stroke-width': 4,
      'stroke-dasharray': '14 8',
    }),
  );
  for (const { name, x, y, width: w, height: h } of all) {
    if (name.startsWith('BED') || name === 'BATH') sheet.add(door(x + w - 78, y + h, 54, true));
    // From the main bedroom, beside the bed's end.
    if (name === 'ENS') sheet.add(door(mirrored ? x + w : x, y + 134, 54, false));
    if (name.startsWith('BED') || name === 'BATH' || name === 'ENS')
      sheet.add(
        rect(x + w * 0.28, top - 7, w * 0.44, 14, '#ffffff', { stroke: ink, 'stroke-width': 3 }),
        line(x + w * 0.28, top, x + w * 0.72, top, ink, 2),
      );
    if (name === 'LIVING' || name === 'DINING')
      sheet.add(
        rect(x + w * 0.2, y + h - 7, w * 0.6, 14, '#ffffff', { stroke: ink, 'stroke-width': 3 }),
        line(x + w * 0.2, y + h, x + w * 0.8, y + h, ink, 2),
        rect(x + w * 0.2, y - 6, w * 0.5, 12, '#fbfaf7'),
      );
    if (name === 'KITCHEN')
      sheet.add(
        rect(x + w * 0.15, y - 6, w * 0.5, 12, '#fbfaf7'),
        rect((mirrored ? x + w : x) - 6, y + 60, 12, h - 120, '#fbfaf7'),
      );
    if (name === 'LAUNDRY') sheet.add(door(x + 40, y, 54, true));
    if (name === 'GARAGE')
      sheet.add(
        rect(x + 20, y + h - 7, w - 40, 14, '#ffffff', { stroke: ink, 'stroke-width': 3, 'stroke-dasharray': '10 5' }),
      );
  }
  sheet.add(
    lettering(`APPROX. ${squareMetres(width, height, number)} SQ M`, 1180, 905, 17, ink, 2.4),
    lettering('SIZES IN METRES. NOT TO SCALE', 1180, 938, 10, '#6a7378', 1.5),
    group(
      ellipse(1405, 170, 34, 34, 'none', { stroke: ink, 'stroke-width': 3 }) +
        path('M1405 128 l15 52 l-15 -11 l-15 11Z', ink) +
        lettering('N', 1405, 108, 18, ink),
      { transform: `rotate(${chance.pick([0, 0, 18, -25])} 1405 170)` },
    ),
  );
}
