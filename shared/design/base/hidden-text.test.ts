import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const styles = globSync(['shared/**/*.css', 'mf-*/**/*.css', 'host/**/*.css'], {
  cwd: root,
  exclude: (name) => name.includes('node_modules'),
});

/** Rules that hide text from eyes alone, by file. */
const hiding = styles.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/[^{}]*\{[^{}]*clip-path: inset\(50%\)[^{}]*\}/g)].map(
    ([rule]) => ({
      file,
      rule,
    }),
  ),
);

test('[SHELL-55] text that only screen readers read is at the start of its box, so that it cannot widen the page', () => {
  expect(hiding.length).toBeGreaterThan(10);
  // In a box that scrolls and is not positioned its own place may be beyond the screen.
  const loose = hiding.filter(({ rule }) => !/inset-inline-start: 0;/.test(rule));
  expect(loose.map(({ file, rule }) => `${file}: ${rule.trim()}`)).toEqual([]);
});
