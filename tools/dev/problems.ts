import { relative } from 'node:path';
import type { StatsError } from 'webpack';

/** What prevents an area's source from being built, for the page and the terminal. */
export interface Problem {
  /** Relative to the project, with line and column if available: 'mf-search/src/pages.ts:12:5'. */
  readonly where: string;
  readonly message: string;
}

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/**
 * webpack's errors without colours and stacks, without duplicates.
 * @param root base of the file names
 */
export function problemsOf(
  errors: readonly Pick<StatsError, 'moduleIdentifier' | 'moduleName' | 'loc' | 'message'>[],
  root: string,
): Problem[] {
  const found = errors.map(({ moduleIdentifier, moduleName, loc, message }): Problem => {
    const text = message
      .replace(colours, '')
      .replace(/\n\s*Caused by:[^]*$/, '')
      .replace(/\n\s+at .*/g, '')
      .trim();
    const file = moduleIdentifier?.split('!').at(-1)?.split('|').at(-1)?.split('?')[0];
    // The script compiler has the position in its message: ╭─[/…/view.tsx:12:5]
    const position = /[[(]([^\s[\]()]+\.[cm]?[jt]sx?):(\d+):(\d+)[\])]/.exec(text);
    const place = position ? `:${position[2]}:${position[3]}` : loc ? `:${loc.split('-')[0]}` : '';
    const name = file?.startsWith('/') ? relative(root, file) : (moduleName ?? 'the build');
    return { where: name + place, message: text.replaceAll(`${root}/`, '') };
  });
  return found.filter(
    ({ where, message }, index) =>
      found.findIndex((other) => other.where === where && other.message === message) === index,
  );
}

/** A problem as lines for a terminal. */
export const linesOf = ({ where, message }: Problem): string =>
  `${where}\n${message
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')}`;
