import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const exported = /^export \{([^}]+)\} from '(\.[^']+\.tsx)';$/gm;

/**
 * Components that a package exports and no story in their folder imports.
 * @param folder of the package, with its public.ts
 */
export function missingStories(folder: string): string[] {
  const text = readFileSync(join(folder, 'public.ts'), 'utf8');
  return [...text.matchAll(exported)].flatMap(([, names = '', file = '']) => {
    const components = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name));
    const stories = storiesIn(join(folder, dirname(file)));
    return components.filter((name) => !stories.some((story) => importsName(story, name)));
  });
}

const storiesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.stories.tsx'))
        .map((name) => readFileSync(join(folder, name), 'utf8'))
    : [];

const importsName = (text: string, name: string): boolean =>
  [...text.matchAll(/^import \{([^}]+)\}/gm)].some(([, names = '']) => names.split(/[\s,]+/).includes(name));
