import { chanceOf, type Chance } from './chance.ts';
import { darker, lighter, mix } from './colour.ts';
import { ellipse, group, line, path, rect } from './sheet.ts';
import { drawHair, type Hair, type HairStyle } from './hair.ts';

const skins = ['#f6d7c0', '#efc4a4', '#e0ac85', '#c98d63', '#a96d45', '#80502f', '#5b3822'] as const;
const youngHair = ['#1d1a1c', '#2b1d18', '#4a2e20', '#6d4527', '#8c5a33', '#b98a4f', '#9a4a2a'] as const;
const darkHair = ['#15131a', '#1d1a1c', '#2a1c18'] as const;
const greyHair = ['#8d8a88', '#b9b5b0', '#d9d6d1'] as const;
const cloths = [
  '#2f4858',
  '#33658a',
  '#6b4e71',
  '#7a3b2e',
  '#2e5d4b',
  '#3d405b',
  '#b5651d',
  '#5f7470',
  '#8a3033',
  '#274060',
  '#d6c7a1',
  '#e4e4df',
] as const;
const grounds = ['#cfe3dc', '#dbe4f0', '#f2dfcf', '#e8dcec', '#e3e6cf', '#f0d9d4', '#d2e3ea', '#ece4d3'] as const;

/** Which hair a portrait has: each set draws from its own styles. */
export const portraitSets = ['long', 'short', 'any'] as const;
export type PortraitSet = (typeof portraitSets)[number];

const styles: Readonly<Record<PortraitSet, readonly HairStyle[]>> = {
  long: ['bob', 'long', 'bun', 'waves', 'ponytail', 'curls', 'long', 'scarf', 'pixie', 'waves'],
  short: ['crop', 'parted', 'quiff', 'bald', 'curls', 'crop', 'turban', 'parted', 'fade', 'quiff'],
  any: ['pixie', 'crop', 'curls', 'bob', 'parted', 'bun', 'fade', 'waves', 'quiff', 'ponytail'],
};

/** The hair of a portrait. */
const hairStyle = (set: PortraitSet, number: number): HairStyle =>
  styles[set][number % styles[set].length] as HairStyle;

/** Whether a portrait's hair is under a scarf or a turban. */
export const hasCoveredHair = (set: PortraitSet, number: number): boolean =>
  ['scarf', 'turban'].includes(hairStyle(set, number));

/** Shoulders with a collar of one of four kinds. */
function clothing(chance: Chance, skin: string): string {
  const cloth = chance.pick(cloths);
  const fold = darker(cloth, 0.18);
  const body = path('M24 262 C26 214 64 200 104 192 L152 192 C192 200 230 214 232 262 Z', cloth);
  const neck = path('M105 150 L105 194 C110 208 146 208 151 194 L151 150 Z', mix(skin, '#3a1d12', 0.16));
  const kind = chance.whole(0, 3);
  if (kind === 0)
    return body + neck + path('M104 190 C110 212 146 212 152 190 L160 196 C150 224 106 224 96 196 Z', fold);
  if (kind === 1) {
    const shirt = lighter(chance.pick(grounds), 0.5);
    return (
      body +
      path('M98 194 L128 262 L158 194 Z', shirt) +
      neck +
      path('M104 188 L88 200 L116 232 L128 210 Z', lighter(shirt, 0.4)) +
      path('M152 188 L168 200 L140 232 L128 210 Z', lighter(shirt, 0.4)) +
      path('M88 198 L70 208 L98 262 L112 262 Z', fold) +
      path('M168 198 L186 208 L158 262 L144 262 Z', fold)
    );
  }
  if (kind === 2)
    return (
      body +
      neck +
      path('M104 189 L128 236 L152 189 L166 197 L128 256 L90 197 Z', fold) +
      path('M105 190 L128 232 L151 190 C148 206 108 206 105 190 Z', skin)
    );
  return (
    body +
    rect(98, 174, 60, 34, fold, { rx: 15 }) +
    path('M105 150 L105 180 C112 188 144 188 151 180 L151 150 Z', mix(skin, '#3a1d12', 0.16))
  );
}

function face(chance: Chance, skin: string, brow: string, beard: string | null): string {
  const ink = '#2a1f1d';
  const blush = mix(skin, '#c8433c', 0.28);
  const eyes = chance.whole(0, 2);
  const dark = skins.indexOf(skin as (typeof skins)[number]) > 4;
  const white = (x: number): string => (dark ? ellipse(x, 119, 5.6, 5.2, '#f4e9df') : '');
  const eye = (x: number): string =>
    eyes === 0 && !dark
      ? path(`M${x - 6} 121 Q${x} 114 ${x + 6} 121`, 'none', {
          stroke: ink,
          'stroke-width': 3.2,
          'stroke-linecap': 'round',
        })
      : white(x) +
        ellipse(x, 119, eyes === 1 ? 4 : 3.6, eyes === 1 ? 4.6 : 3.8, ink) +
        ellipse(x + 1.3, 117.4, 1.2, 1.2, '#ffffff');
  // The inner ends are never the lower ones: that looks cross.
  const lift = chance.between(0.4, 2.4);
  const brows = [
    [104, 1],
    [152, -1],
  ]
    .map(([x = 0, side = 1]) =>
      path(`M${x - 9} ${106 + lift * side} Q${x} 100.5 ${x + 9} ${106 - lift * side}`, 'none', {
        stroke: brow,
        'stroke-width': 3.4,
        'stroke-linecap': 'round',
      }),
    )
    .join('');
  const lip = mix(skin, dark ? '#e08a86' : '#7a1f2b', 0.55);
  const smile = chance.whole(0, 2);
  const mouth =
    smile === 0
      ? path('M112 148 Q128 163 144 148', 'none', { stroke: lip, 'stroke-width': 3.6, 'stroke-linecap': 'round' })
      : smile === 1
        ? path('M111 146 Q128 151 145 146 Q141 164 128 164 Q115 164 111 146 Z', '#7a2a2e') +
          path('M113.5 147.4 Q128 151.4 142.5 147.4 L140.5 152 Q128 155 115.5 152 Z', '#fffaf5')
        : path('M114 150 Q130 160 143 147', 'none', { stroke: lip, 'stroke-width': 3.6, 'stroke-linecap': 'round' });
  const nose = path('M128 122 Q133 133 126 135', 'none', {
    stroke: darker(skin, 0.25),
    'stroke-width': 2.6,
    'stroke-linecap': 'round',
  });
  const freckles = chance.likely(0.14)
    ? [
        [103, 134],
        [109, 137],
        [98, 138],
        [147, 137],
        [153, 134],
        [158, 138],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 1.3, 1.3, darker(skin, 0.28)))
        .join('')
    : '';
  const cheeks = ellipse(98, 138, 9, 6, blush, { opacity: 0.35 }) + ellipse(158, 138, 9, 6, blush, { opacity: 0.35 });
  return cheeks + freckles + (beard === null ? '' : beard) + [104, 152].map(eye).join('') + brows + nose + mouth;
}

function beardOf(chance: Chance, colour: string): string {
  if (chance.likely(0.4))
    return path(
      'M80 128 C82 176 104 186 128 186 C152 186 174 176 176 128 C172 142 160 140 150 140 C140 136 116 136 106 140 C96 140 84 142 80 128 Z',
      colour,
    );
  return path(
    'M84 138 C88 174 108 184 128 184 C148 184 168 174 172 138 C166 156 150 168 128 168 C106 168 90 156 84 138 Z',
    colour,
    { opacity: 0.5 },
  );
}

function glasses(chance: Chance): string {
  const frame = chance.pick(['#22262c', '#5a3a28', '#8a6a3a', '#3b4b5c']);
  const round = chance.likely(0.5);
  const lens = (x: number): string =>
    rect(x - 17, 105, 34, round ? 30 : 25, '#ffffff', {
      rx: round ? 15 : 7,
      'fill-opacity': 0.16,
      stroke: frame,
      'stroke-width': 3.2,
    });
  return (
    lens(104) +
    lens(152) +
    line(121, 115, 135, 115, frame, 3.2) +
    line(87, 113, 78, 110, frame, 3) +
    line(169, 113, 178, 110, frame, 3)
  );
}

/** A friendly, invented face as SVG, square. The same set and number give the same face. */
export function drawPerson(set: PortraitSet, number: number, pixels: number): string {
  const chance = chanceOf(7_001 + portraitSets.indexOf(set) * 104_729 + number * 6_151);
  const style = hairStyle(set, number);
  const skin = skins[(number * 3 + portraitSets.indexOf(set) + chance.whole(0, 1)) % skins.length] as string;
  const older = chance.likely(0.2);
  const colour = older
    ? chance.pick(greyHair)
    : chance.pick(skins.indexOf(skin as (typeof skins)[number]) > 2 ? darkHair : youngHair);
  const covered = style === 'scarf' || style === 'turban';
  const cover = chance.pick(['#3d6b6b', '#a34a5a', '#3a4f7a', '#b5803a', '#6b4e71', '#2f2f38', '#c7b8a0']);
  const hair: Hair = drawHair(style, covered ? cover : colour);
  const ears =
    covered && style === 'scarf'
      ? ''
      : ellipse(78, 122, 9, 13, mix(skin, '#3a1d12', 0.08)) + ellipse(178, 122, 9, 13, mix(skin, '#3a1d12', 0.08));
  const head = path(
    'M80 106 C80 66 104 52 128 52 C152 52 176 66 176 106 C176 150 158 178 128 178 C98 178 80 150 80 106 Z',
    skin,
  );
  const beard =
    set === 'short' && chance.likely(style === 'turban' ? 0.9 : 0.35)
      ? beardOf(chance, covered ? chance.pick(darkHair) : colour)
      : null;
  const ground = chance.pick(grounds);
  const parts = [
    rect(0, 0, 256, 256, ground),
    ellipse(128, 128, 118, 118, lighter(ground, 0.35)),
    hair.behind,
    clothing(chance, skin),
    ears,
    head,
    group(face(chance, skin, darker(covered ? chance.pick(darkHair) : colour, 0.2), beard), {}),
    hair.before,
    chance.likely(0.28) ? glasses(chance) : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 256 256">${group(parts.join(''), { transform: 'translate(-12.8 -8) scale(1.1)' })}</svg>`;
}
