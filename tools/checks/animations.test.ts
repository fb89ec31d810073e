import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** What the compositor animates by itself; anything else costs layout or paint in each frame, for as long as it runs. */
const composited = new Set(['opacity', 'rotate', 'scale', 'transform', 'translate', 'visibility']);

/** Properties that a style sheet's key frames change and that are not composited. */
function laidOutByAnimations(css: string): string[] {
  const withoutComments = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...withoutComments.matchAll(/@keyframes [^{]+\{((?:[^{}]*\{[^{}]*\})*)/g)]
    .flatMap(([, frames = '']) => [...frames.matchAll(/([a-z-]+)\s*:/g)])
    .map(([, property = '']) => property)
    .filter((property) => !composited.has(property));
}

test('[SHELL-100] key frames that change layout or paint are found', () => {
  expect(laidOutByAnimations('@keyframes a { from { opacity: 0 } to { left: 70%; transform: none } }')).toEqual([
    'left',
  ]);
  expect(laidOutByAnimations('a { left: 0 } @keyframes b { to { /* left: 0 */ opacity: 1; } }')).toEqual([]);
});

test('[SHELL-100] what moves while a visitor waits costs no layout: key frames change composited properties only', () => {
  const sheets = execFileSync('git', ['ls-files', '*.css'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const found = sheets.flatMap((path) =>
    laidOutByAnimations(readFileSync(join(root, path), 'utf8')).map((property) => `${path}: ${property}`),
  );
  expect(found).toEqual([]);
});
