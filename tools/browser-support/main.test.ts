import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { styleProblems } from './style-problems.ts';

const found = (text: string): string[] => styleProblems('a.css', text).map(({ feature }) => feature);

/** Lines of a script, and the feature that the lint names in each; undefined where it names none. */
const lines: readonly (readonly [string, string?])[] = [
  ['declare const el: HTMLElement; declare const list: readonly number[]; declare const words: Map<string, number>;'],
  ['export const a = Promise.withResolvers<void>();', 'javascript.builtins.Promise.withResolvers'],
  ['export const b = list.toSorted();'],
  ["export const c = new BroadcastChannel('c');"],
  ['export const d = () => navigator.share({});', 'api.Navigator.share'],
  ['export const e = () => navigator.share?.({});'],
  ["export const f = () => ('share' in navigator ? navigator.share({}) : undefined);"],
  ['export const g = () => { if (!navigator.share) return; void navigator.share({}); };'],
  ['export const h = () => { try { void navigator.share({}); } catch { return; } };'],
  ["export const i = el.matches(':popover-open');"],
  ["export const j = el.matches(':open');", 'css.selectors.open'],
  ["export const k = CSS.supports('selector(:open)') && el.matches(':open');"],
  ['export const l = words.values().map((each) => each);', 'javascript.builtins.Iterator.map'],
  ['export const m = list.map((each) => each);'],
  ["export const n = URL.parse('a');", 'api.URL.parse_static'],
  ['export const o = requestIdleCallback;', 'api.Window.requestIdleCallback'],
  ["export const p = typeof requestIdleCallback === 'function' ? requestIdleCallback : undefined;"],
  ['export const q = Object.groupBy(list, String);', 'javascript.builtins.Object.groupBy'],
  ["el.addEventListener('scrollend', () => undefined);", 'event scrollend'],
  ['export const { connection } = navigator as Navigator & { connection?: object };'],
  ['const shares = typeof navigator.share === "function"; export const r = () => shares && navigator.share({});'],
  ['export const s = AbortSignal.any([]);', 'api.AbortSignal.any_static'],
  ['el.moveBefore(el, null);', 'api.Element.moveBefore'],
];

test('[SHELL-36] the lint names what a supported browser lacks and no guard protects, in scripts', () => {
  const root = mkdtempSync(join(tmpdir(), 'browser-support-'));
  try {
    writeFileSync(join(root, 'a.ts'), lines.map(([text]) => text).join('\n'));
    writeFileSync(join(root, 'a.css'), '.a { field-sizing: content; }\n');
    writeFileSync(
      join(root, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: { target: 'esnext', lib: ['esnext', 'dom', 'dom.iterable'], types: [], noEmit: true },
        files: ['a.ts'],
      }),
    );
    const { stderr, status } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), '--root', root], {
      encoding: 'utf8',
    });
    const named = stderr
      .split('\n')
      .filter((line) => line.startsWith('a.'))
      .map((line) => line.split(' is missing in ')[0]);
    expect(named).toEqual([
      ...lines.flatMap(([, feature], index) => (feature === undefined ? [] : [`a.ts:${index + 1} ${feature}`])),
      'a.css:1 css.properties.field-sizing',
      'a.css:1 css.properties.field-sizing.content',
    ]);
    expect(status).toBe(1);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('[SHELL-36] the lint names what a supported browser lacks and no guard protects, in style sheets', () => {
  expect(found('.a { color: light-dark(#000, #fff); }')).toEqual(['css.types.color.light-dark']);
  expect(found('@starting-style { .a { opacity: 0; } }')).toEqual(['css.at-rules.starting-style']);
  expect(found('.a { text-wrap: pretty; }')).toContain('css.properties.text-wrap.pretty');
  expect(found('.a:open { color: red; }')).toEqual(['css.selectors.open']);
  expect(found('.a { justify-content: safe center; }')).toEqual(['css.properties.justify-content.safe']);
  expect(found('.a { scrollbar-width: none; }')).toContain('css.properties.scrollbar-width');
  // What the build adds or lowers.
  expect(found('.a { user-select: none; }')).toEqual([]);
  expect(found('.a { .b { color: red; } }')).toEqual([]);
  // What every supported browser has.
  expect(found('.a:has(.b) { block-size: 100dvh; color: color-mix(in oklab, red, blue); }')).toEqual([]);
  expect(found('.a:popover-open { inset: 0; }')).toEqual([]);
  // Guards.
  expect(found('@supports (field-sizing: content) { .a { field-sizing: content; } }')).toEqual([]);
  expect(found('@supports not (field-sizing: content) { .a { field-sizing: content; } }')).not.toEqual([]);
  expect(found('.a { color: #000; color: light-dark(#000, #fff); }')).toEqual([]);
  expect(found('.a { scrollbar-width: none; } .a::-webkit-scrollbar { display: none; }')).toEqual([
    'css.selectors.-webkit-scrollbar',
  ]);
});
