import { Admission } from './admission.ts';

const targets = { spare: 100, arriving: 300, staying: 1500 } as const;
type Name = keyof typeof targets;
let admission: Admission<Name>;
beforeEach(() => {
  admission = new Admission<Name>(targets);
});

/** Of a hundred requests of each kind. */
const admitted = (): readonly number[] =>
  (['spare', 'arriving', 'staying'] as const).map(
    (name) => Array.from({ length: 100 }, () => admission.admits(name)).filter(Boolean).length,
  );
const pass = (windows: number, lateMs: number): void => {
  for (let window = 0; window < windows; window++) admission.adjust(lateMs);
};

test('[SEC-115] a server that is in time admits all', () => {
  pass(100, 100);
  expect(admitted()).toEqual([100, 100, 100]);
  expect(admission.refused).toEqual({ spare: 0, arriving: 0, staying: 0 });
});

test('[SEC-115] the later a server is, the more urgent is what it refuses', () => {
  pass(12, 200);
  expect(admitted()).toEqual([0, 100, 100]);
  pass(12, 400);
  expect(admitted()).toEqual([0, 0, 100]);
  pass(12, 1600);
  expect(admitted()).toEqual([0, 0, 0]);
  expect(admission.refused).toEqual({ spare: 300, arriving: 200, staying: 100 });
});

test('[SEC-115] a share of a kind is admitted, evenly, once all less urgent ones are refused', () => {
  pass(12, 200);
  pass(2, 400);
  // 0.6 of 0.6, then three times 0.03 more.
  expect(admitted()).toEqual([0, 36, 100]);
  pass(3, 200);
  expect(admitted()).toEqual([0, 45, 100]);
});

test('[SEC-115] a server that is suddenly very late refuses the least urgent first, too', () => {
  pass(4, 5000);
  expect(admitted()).toEqual([12, 100, 100]);
  pass(6, 5000);
  expect(admitted()).toEqual([0, 12, 100]);
});

test('[REL-168] once a server is in time again, all are admitted within ten seconds', () => {
  pass(100, 2000);
  expect(admitted()).toEqual([0, 0, 0]);
  let windows = 1;
  while (!admission.adjust(0)) windows++;
  // A window takes a quarter of a second.
  expect(windows).toBeLessThan(40);
  expect(admitted()).toEqual([100, 100, 100]);
});
