import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files whose types a squad writes, and the types of each in the order of the reference. */
const documented: readonly (readonly [file: string, types: readonly string[]])[] = [
  ['shared/areas/area.ts', ['AreaContract', 'NavigationEntry', 'FragmentRule']],
  ['shared/areas/page.ts', ['Page', 'PageRequest', 'Head']],
  ['shared/areas/fragment.ts', ['FragmentProps']],
];

interface Member {
  /** 'routes', 'query?' or 'load(request, shown?)'. */
  readonly name: string;
  readonly type: string;
  readonly comment: string;
}

/** A comment without its signs, on one line: '@param shown …' is part of its last sentence. */
const sentence = (comment: string): string =>
  comment
    .replaceAll(/^\s*\/\*\*|\*\/\s*$|^\s*\*(?= |$)/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/@param (\w+) /g, '`$1`: ')
    .trim();

/** A comment and what it stands before, as the formatter writes them: at the same indentation, ending with `;`. */
const member = /(?:^ {2}(\/\*\*[^]*?\*\/)\n)?^ {2}(?! |\/|\*|\})([^]*?);\n(?= {2}\S|\n|(?![^]))/gm;

const membersOf = (body: string): readonly Member[] =>
  [...body.matchAll(member)].map(([, comment = '', declaration = '']) => {
    const text = declaration.replaceAll(/\s+/g, ' ').replace(/^readonly /, '');
    const [, name = text, type = ''] = /^(\w+\??): (.*)$/.exec(text) ?? /^(\w+\??\(.*\)): (.*)$/.exec(text) ?? [];
    return { name, type, comment: sentence(comment) };
  });

const cell = (text: string): string => text.replaceAll('|', '\\|');
const code = (text: string): string => (text === '' ? '' : `\`${cell(text)}\``);

function section(source: string, type: string): string {
  const found = new RegExp(
    `(/\\*\\*(?:(?!\\*/)[^])*\\*/\\n)?export interface ${type}(?:<[^>]*>)? \\{\\n([^]*?\\n)\\}`,
  ).exec(source);
  if (!found) throw new Error(`There is no interface ${type}.`);
  const [, comment = '', body = ''] = found;
  return [
    `## ${type}`,
    ...(comment === '' ? [] : [sentence(comment)]),
    [
      '| Field | Type |  |',
      '| --- | --- | --- |',
      ...membersOf(body).map(
        ({ name, type: of, comment: meaning }) => `| ${code(name)} | ${code(of)} | ${cell(meaning)} |`,
      ),
    ].join('\n'),
  ].join('\n\n');
}

/**
 * The text of docs/area-contract.md: the types that a squad writes, with their comments.
 * @throws {Error} when one of them is not found
 */
export function areaReference(root: string): string {
  const sections = documented.flatMap(([file, types]) => {
    const source = readFileSync(join(root, file), 'utf8');
    return types.map((type) => section(source, type));
  });
  return [
    '# The area contract',
    '<!-- Generated from shared/areas by npm run contracts. -->',
    'What an area declares in `area.ts`, and what its pages and fragments are. A field with `?` can be left out. How to use them is in the [squad handbook](squads.md).',
    ...sections,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
