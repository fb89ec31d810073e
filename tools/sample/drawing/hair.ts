import { darker, lighter } from './colour.ts';
import { ellipse, path } from './sheet.ts';

export type HairStyle =
  | 'bob'
  | 'long'
  | 'bun'
  | 'waves'
  | 'ponytail'
  | 'curls'
  | 'scarf'
  | 'pixie'
  | 'crop'
  | 'parted'
  | 'quiff'
  | 'bald'
  | 'turban'
  | 'fade';

/** What is behind the head and what falls over it. */
export interface Hair {
  readonly behind: string;
  readonly before: string;
}

const cap = 'M78 112 C74 70 98 44 128 44 C158 44 182 70 178 112';

/** Hair, or what covers it, around the head that `person.ts` draws. */
export function drawHair(style: HairStyle, colour: string): Hair {
  const shade = darker(colour, 0.16);
  const shine = lighter(colour, 0.16);
  const fringe = path(`${cap} C172 92 160 80 140 78 C120 88 96 86 78 112 Z`, colour);
  switch (style) {
    case 'bob':
      return {
        behind: path(
          'M66 170 C58 92 78 38 128 38 C178 38 198 92 190 170 C176 184 168 176 160 164 L96 164 C88 176 80 184 66 170 Z',
          shade,
        ),
        before: fringe,
      };
    case 'long':
      return {
        behind: path(
          'M62 232 C52 120 70 36 128 36 C186 36 204 120 194 232 C180 244 160 240 152 226 L104 226 C96 240 76 244 62 232 Z',
          shade,
        ),
        before: path(`${cap} C176 92 156 70 128 68 C106 72 86 84 78 112 Z`, colour),
      };
    case 'waves':
      return {
        behind: path(
          'M60 210 C44 180 70 160 62 130 C56 70 86 36 128 36 C170 36 200 70 194 130 C186 160 212 180 196 210 C182 224 166 214 156 198 L100 198 C90 214 74 224 60 210 Z',
          shade,
        ),
        before: path(`${cap} C176 96 170 82 150 70 C136 88 100 84 78 112 Z`, colour),
      };
    case 'bun':
      return {
        behind: ellipse(128, 34, 27, 24, shade) + path('M72 124 C66 70 92 40 128 40 C164 40 190 70 184 124 Z', shade),
        before:
          path(`${cap} C172 84 152 72 128 72 C104 72 84 84 78 112 Z`, colour) +
          path('M106 54 Q128 46 150 54', 'none', { stroke: shine, 'stroke-width': 3, 'stroke-linecap': 'round' }),
      };
    case 'ponytail':
      return {
        behind:
          path('M160 52 C210 56 214 120 196 190 C186 200 178 190 180 176 C186 130 180 96 156 80 Z', shade) +
          path('M72 122 C66 70 92 40 128 40 C164 40 190 70 184 122 Z', shade),
        before: path(`${cap} C170 82 150 70 124 74 C104 78 86 90 78 112 Z`, colour),
      };
    case 'curls': {
      const ring: readonly (readonly [number, number, number])[] = [
        [76, 100, 19],
        [78, 76, 20],
        [94, 56, 21],
        [117, 45, 22],
        [141, 45, 22],
        [163, 57, 21],
        [178, 77, 20],
        [180, 100, 18],
        [104, 62, 18],
        [128, 58, 19],
        [152, 63, 18],
      ];
      return {
        behind: ellipse(128, 92, 66, 58, shade),
        before: ring
          .map(([x, y, r], at) => ellipse(x, y, r, r, at % 3 === 1 ? lighter(colour, 0.07) : colour))
          .join(''),
      };
    }
    case 'pixie':
      return {
        behind: path('M74 128 C68 70 92 42 128 42 C164 42 188 70 182 128 Z', shade),
        before: path(`${cap} C174 100 170 88 162 82 C148 92 118 94 98 78 C90 88 82 98 78 112 Z`, colour),
      };
    case 'crop':
      return {
        behind: '',
        before: path(
          'M78 108 C74 66 100 44 128 44 C156 44 182 66 178 108 C174 90 166 78 156 74 C138 68 118 68 100 74 C90 78 82 90 78 108 Z',
          colour,
        ),
      };
    case 'fade':
      return {
        behind: '',
        before: path(
          'M79 100 C78 66 102 47 128 47 C154 47 178 66 177 100 C174 84 164 72 150 69 C136 66 120 66 106 69 C92 72 82 84 79 100 Z',
          colour,
          { opacity: 0.85 },
        ),
      };
    case 'parted':
      return {
        behind: '',
        before:
          path(
            'M77 112 C72 66 98 42 130 42 C160 42 184 66 179 112 C176 94 172 86 164 80 C144 80 118 78 104 66 C98 80 82 88 77 112 Z',
            colour,
          ) + path('M104 66 Q112 54 124 48', 'none', { stroke: shade, 'stroke-width': 2.6, 'stroke-linecap': 'round' }),
      };
    case 'quiff':
      return {
        behind: '',
        before:
          path(
            'M78 110 C72 74 84 56 98 50 C110 30 160 28 172 48 C184 60 182 84 178 110 C175 92 170 84 160 78 C140 84 112 82 96 76 C86 84 81 94 78 110 Z',
            colour,
          ) +
          path('M108 52 C122 42 146 42 158 52', 'none', {
            stroke: shine,
            'stroke-width': 3,
            'stroke-linecap': 'round',
          }),
      };
    case 'bald':
      return {
        behind: '',
        before:
          path('M80 112 C78 100 80 92 84 86 C86 96 84 106 80 112 Z', colour, { opacity: 0.6 }) +
          path('M176 112 C178 100 176 92 172 86 C170 96 172 106 176 112 Z', colour, { opacity: 0.6 }),
      };
    case 'turban':
      return {
        behind: '',
        before:
          path('M70 96 C62 40 96 22 128 22 C160 22 194 40 186 96 C170 84 150 70 128 66 C106 70 86 84 70 96 Z', colour) +
          path('M72 90 C96 60 128 44 176 50', 'none', {
            stroke: shade,
            'stroke-width': 3.4,
            'stroke-linecap': 'round',
          }) +
          path('M184 90 C160 60 120 46 84 50', 'none', {
            stroke: shine,
            'stroke-width': 3.4,
            'stroke-linecap': 'round',
          }) +
          path('M128 66 C120 60 120 52 128 46 C136 52 136 60 128 66 Z', shade),
      };
    case 'scarf':
      return {
        behind: path('M60 214 C50 120 66 32 128 32 C190 32 206 120 196 214 C176 236 80 236 60 214 Z', shade),
        before:
          path(
            'M128 34 C72 34 66 90 72 130 C78 176 100 196 128 198 C156 196 178 176 184 130 C190 90 184 34 128 34 Z M128 66 C156 66 170 90 168 120 C166 154 150 176 128 176 C106 176 90 154 88 120 C86 90 100 66 128 66 Z',
            colour,
            { 'fill-rule': 'evenodd' },
          ) + path('M74 150 C92 206 140 216 190 196 C182 214 150 226 122 222 C96 218 78 194 74 150 Z', colour),
      };
  }
}
