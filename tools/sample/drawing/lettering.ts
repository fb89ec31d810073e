import { element } from './sheet.ts';

/**
 * Capitals as strokes on a grid 4 wide and 6 high: plans look the same on every machine, whatever fonts it has.
 * Strokes are separated by spaces, points are two digits (x, y).
 */
const strokes: Readonly<Record<string, string>> = {
  A: '062046 1333',
  B: '0600304142330333 334546 0636',
  C: '4130100105163645',
  D: '06002042440606',
  E: '40000646 0333',
  F: '400006 0333',
  G: '413010010516364543 2343',
  H: '0006 4046 0343',
  I: '2026',
  K: '0006 4003 0346',
  L: '000646',
  M: '0600244046',
  N: '06004640',
  O: '103041453616050110',
  P: '06003041423303',
  Q: '103041453616050110 2446',
  R: '06003041423303 2346',
  S: '4130100102134445361605',
  T: '0040 2026',
  U: '000516364540',
  V: '002640',
  W: '0016233640',
  X: '0046 4006',
  Y: '002340 2326',
  Z: '00400646',
  0: '103041453616050110',
  1: '112026',
  2: '0110304142060646',
  3: '011030414233133344453616',
  4: '3630044444',
  5: '400003334445361605',
  6: '4130100105163645443303',
  7: '004016',
  8: '103041423313020110 3344453616050413',
  9: '43130201103041453616',
  '.': '1516',
  '/': '4006',
  '-': '0343',
  ' ': '',
};

/** Text as one path, its middle at (x, y); `size` is the height of a capital. */
export function lettering(text: string, x: number, y: number, size: number, colour: string, weight = size / 9): string {
  const unit = size / 6;
  const advance = unit * 5.6;
  const start = x - (text.length * advance - unit * 1.6) / 2;
  const d = [...text.toUpperCase()]
    .flatMap((letter, at) =>
      (strokes[letter] ?? '')
        .split(' ')
        .filter(Boolean)
        .map((stroke) =>
          (stroke.match(/\d\d/g) ?? [])
            .map(
              (point, step) =>
                `${step ? 'L' : 'M'}${(start + at * advance + Number(point[0]) * unit).toFixed(1)} ${(y - size / 2 + Number(point[1]) * unit).toFixed(1)}`,
            )
            .join(''),
        ),
    )
    .join('');
  return element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': weight,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}
