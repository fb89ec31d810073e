import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Rules = Readonly<Record<string, unknown>>;
interface Override {
  readonly files: readonly string[];
  readonly rules: Rules;
}
interface LintConfiguration {
  readonly plugins: readonly string[];
  readonly categories: Rules;
  readonly rules: Rules;
  readonly overrides: readonly Override[];
}

/** Restricts which packages may import each other in this tree: an area elsewhere has only packages. */
const ofThisTree = 'no-restricted-imports';

/**
 * The rules of this tree's lint that hold for an area in a repository of its own, as a configuration of oxlint to be
 * extended: all rules of areas' source, with what runs in browsers free of Node's globals.
 * @throws {Error} when this tree has no rules for areas
 */
export function areaLint(root: string): LintConfiguration {
  const own = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as LintConfiguration;
  const browser = own.overrides.find(({ files }) => files.includes('mf-*/**'));
  if (!browser) throw new Error('.oxlintrc.json has no rules for mf-*/**, which areas elsewhere get too.');
  const { [ofThisTree]: _, ...rules } = own.rules;
  return {
    plugins: own.plugins,
    categories: own.categories,
    rules,
    overrides: [{ files: ['area.ts', 'src/**'], rules: browser.rules }],
  };
}
