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

test('[SHELL-14] media queries use no other widths, and write them in the size of the browser’s text', () => {
  const root = join(import.meta.dirname, '../../..');
  const files = globSync(['host/**/*.{css,ts,tsx}', 'shared/**/*.{css,ts,tsx}', 'mf-*/**/*.{css,ts,tsx}'], {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  });
  expect(files.length).toBeGreaterThan(200);
  const allowed = Object.values(breakpoints).flatMap((width) => [
    `min-width: ${width / 16}em`,
    `max-width: ${width / 16 - 0.01}em`,
  ]);
  const query = (file: string): RegExp => (file.endsWith('.css') ? /@media[^{]*/g : /['"`]\((?:min|max)-[^'"`]*/g);
  const others = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(query(file))].flatMap(([condition]) =>
        [...condition.matchAll(/(?:min|max)-(?:width|height):\s*[\d.]+\w*|(?:width|height)\s*[<>]=?\s*[\d.]+\w*/g)]
          .map(([size]) => size.replace(/:\s*/, ': '))
          .filter((size) => !(/height/.test(size) ? /: [\d.]+em$/.test(size) : allowed.includes(size)))
          .map((size) => `${file} ${size}`),
      ),
    );
  // The gallery's photographs are as wide as the content from where its margins begin.
  expect(others.filter((other) => !other.endsWith(' min-width: 80.5em'))).toEqual([]);
});
