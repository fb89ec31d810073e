import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allSources } from './source-rules.ts';

const root = join(import.meta.dirname, '../..');
const styleImport = /import (\w+) from '(\.[^']+\.module\.css)'/g;

/** Class names that a component reads from a style module which has no such class. */
function missingClasses(text: string, read: (module: string) => string): string[] {
  return [...text.matchAll(styleImport)].flatMap(([, name = '', module = '']) => {
    const classes = new Set([...read(module).matchAll(/\.([A-Za-z_]\w*)/g)].map(([, found]) => found));
    return [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].flatMap(([used, wanted]) =>
      classes.has(wanted) ? [] : [used],
    );
  });
}

test('a class that its style module lacks is found', () => {
  const component =
    "import styles from './a.module.css';\n<ul className={styles.list}><li className={styles.item} /></ul>";
  expect(missingClasses(component, () => '.item { color: red; } .item:hover {}')).toEqual(['styles.list']);
});

test('every class that a component names is in its style module: a list without one shows bullets', () => {
  const missing = allSources(root)
    .filter(({ path }) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .flatMap(({ path, text }) =>
      missingClasses(text, (module) => readFileSync(join(root, dirname(path), module), 'utf8')).map(
        (used) => `${path}: ${used}`,
      ),
    );
  expect(missing).toEqual([]);
});
