import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakpoints } from './breakpoints.ts';

test('[SHELL-14] the breakpoints', () => {
  expect(breakpoints).toEqual({
    tiny: 480,
    small: 640,
    medium: 720,
    desktop: 768,
    large: 960,
    larger: 1024,
    desktopLarge: 1240,
    xlarge: 1280,
    jumbo: 1440,
  });
});

test('[SHELL-14] style sheets use no other widths', () => {
  const root = join(import.meta.dirname, '../../..');
  const files = globSync(['host/**/*.css', 'shared/**/*.css', 'mf-*/**/*.css'], {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  });
  expect(files.length).toBeGreaterThan(20);
  const allowed = Object.values(breakpoints).flatMap((width) => [
    `min-width: ${width}px`,
    `max-width: ${width - 1}px`,
    `max-width: ${width - 0.02}px`,
  ]);
  const others = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/@media[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/(?:min|max)-width:\s*[\d.]+\w*|width\s*[<>]=?\s*[\d.]+\w*/g)]
        .map(([width]) => width.replace(/:\s*/, ': '))
        .filter((width) => !allowed.includes(width))
        .map((width) => `${file} ${width}`),
    ),
  );
  expect(others).toEqual([]);
});
