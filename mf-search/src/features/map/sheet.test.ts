import { settleSheet, stepFrom } from './sheet.ts';

const pixels = { peek: 72, half: 330, full: 640 };

test('[MAP-16] a sheet is raised and lowered step by step and stops at its ends', () => {
  expect([stepFrom('peek', 1), stepFrom('half', 1), stepFrom('full', 1)]).toEqual(['half', 'full', 'full']);
  expect([stepFrom('full', -1), stepFrom('half', -1), stepFrom('peek', -1)]).toEqual(['half', 'peek', 'peek']);
});

test('[MAP-16] a dragged sheet rests at the nearest height; a short clear drag is one step, a slip none', () => {
  expect(settleSheet('peek', 560, pixels)).toBe('full');
  expect(settleSheet('peek', 60, pixels)).toBe('half');
  expect(settleSheet('half', -60, pixels)).toBe('peek');
  expect(settleSheet('full', -600, pixels)).toBe('peek');
  expect(settleSheet('half', 20, pixels)).toBe('half');
  expect(settleSheet('full', 90, pixels)).toBe('full');
});
