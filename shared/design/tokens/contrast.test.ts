import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const text = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [light = '', dark = ''] = text.split('@media screen and (prefers-color-scheme: dark)');

const token = (part: string, name: string): string => {
  const found = new RegExp(`--v-${name}: (#[0-9a-f]{6});`).exec(part)?.[1];
  if (!found) throw new Error(`No colour --v-${name}`);
  return found;
};
const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

const texts: readonly (readonly [string, readonly string[]])[] = [
  ['text', ['page', 'surface', 'sunken', 'raised']],
  ['text-muted', ['page', 'surface', 'sunken', 'raised']],
  ['accent', ['page', 'surface', 'raised']],
  ['on-accent', ['accent', 'accent-strong']],
  ['on-accent-soft', ['accent-soft']],
  ['danger', ['page', 'surface', 'danger-soft']],
  ['warning', ['warning-soft']],
  ['success', ['success-soft']],
];

test.each([
  ['light', light],
  ['dark', dark],
])('[A11Y-01, A11Y-05] every text colour has enough contrast on every surface it is used on, %s', (_, part) => {
  for (const [name, surfaces] of texts) {
    for (const surface of surfaces)
      expect({ name, surface, enough: contrast(token(part, name), token(part, surface)) >= 4.5 }).toEqual({
        name,
        surface,
        enough: true,
      });
  }
  // Edges of controls, and the focus ring.
  for (const surface of ['page', 'surface', 'raised']) {
    for (const name of ['line-control', 'focus'])
      expect({ name, surface, enough: contrast(token(part, name), token(part, surface)) >= 3 }).toEqual({
        name,
        surface,
        enough: true,
      });
  }
});
