import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'docs/security.md'), 'utf8');

/**
 * Number of requirements of levels 1 and 2 in each section of the standard, counted from its first: those of level 3
 * are last.
 */
const sections: Readonly<Record<string, number>> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};

/** Rows of the tables: numbers ('6.2.6–7' is two), and their proofs, or why they are not applicable. */
function rowsOf(table: string): { readonly numbers: readonly string[]; readonly proof: string }[] {
  return [...table.matchAll(/^\| ([\d.–]+) +\|(.*\|)? (.*?) +\|$/gm)].map(([, range = '', cells, last = '']) => {
    const proof = cells === undefined ? `not applicable: ${last}` : last;
    const [, section = '', first = '', end = first] = /^(\d+\.\d+)\.(\d+)(?:–(\d+))?$/.exec(range) ?? [];
    return {
      numbers: Array.from(
        { length: Number(end) - Number(first) + 1 },
        (_, index) => `${section}.${Number(first) + index}`,
      ),
      proof,
    };
  });
}

/** What a proof names that does not exist; a proof that names nothing must give a reason. */
function missing(proof: string): string[] {
  const named = [...proof.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` ("[^"]*"(?:, "[^"]*")*)/g)].flatMap(
    ([, file = '', titles = '']) => [...titles.matchAll(/"([^"]*)"/g)].map(([, title = '']) => [file, title] as const),
  );
  const [, document] = /^document: `([^`]+)`$/.exec(proof) ?? [];
  if (document !== undefined) return existsSync(join(root, document)) ? [] : [`no document ${document}`];
  if (named.length === 0) return /^(?:not applicable|open): .{4}/.test(proof) ? [] : [`no proof: ${proof}`];
  return named.flatMap(([file, title]) => {
    if (!existsSync(join(root, file))) return [`no file ${file}`];
    const titles = readFileSync(join(root, file), 'utf8')
      .replaceAll("\\'", "'")
      .match(/(?:\btest(?:\.each)?|^\]\))\([\s\S]*?=>/gm);
    return title.length > 4 && titles?.some((call) => call.includes(title)) ? [] : [`no test in ${file}: ${title}`];
  });
}

test('a proof that names nothing, or something that does not exist, is found', () => {
  expect(
    missing('`tools/documents/security.test.ts` "a proof that names nothing, or something that does not exist"'),
  ).toEqual([]);
  expect(
    missing(
      '`tools/documents/security.test.ts` "not tested", "a proof that names nothing"; `tools/nowhere.test.ts` "it"',
    ),
  ).toEqual(['no test in tools/documents/security.test.ts: not tested', 'no file tools/nowhere.test.ts']);
  expect(missing('document: `docs/nowhere.md`')).toEqual(['no document docs/nowhere.md']);
  expect([missing('surely'), missing('open: nothing looks at it')]).toEqual([['no proof: surely'], []]);
  expect(rowsOf('| 6.2.6–7 | a | b | c |\n| 1.1.1 | a | | open: d |\n| 3.7.1 | no plug-in |')).toEqual([
    { numbers: ['6.2.6', '6.2.7'], proof: 'c' },
    { numbers: ['1.1.1'], proof: 'open: d' },
    { numbers: ['3.7.1'], proof: 'not applicable: no plug-in' },
  ]);
});

test("every requirement of the standard's levels 1 and 2 is in the list once", () => {
  const all = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect(
    rowsOf(text)
      .flatMap(({ numbers }) => numbers)
      .toSorted(),
  ).toEqual(all.toSorted());
});

test('every test and document that the list names exists', () => {
  expect(
    rowsOf(text).flatMap(({ numbers, proof }) => missing(proof).map((problem) => `${numbers[0] ?? ''}: ${problem}`)),
  ).toEqual([]);
});
