import { join } from 'node:path';
import { ledgerProblems, ledgerTitles, readLedger, renewedLedger, titlesIn } from './ledger.ts';

const root = join(import.meta.dirname, '../..');

test('docs/ledger.md has the behaviours that tests carry, in the words of their titles', () => {
  const titles = ledgerTitles(root);
  expect(new Set(titles.map(({ id }) => id)).size).toBeGreaterThan(500);
  const text = readLedger(root);
  expect(ledgerProblems(text, titles)).toEqual([]);
  // Otherwise: npm run ledger
  expect(text).toBe(renewedLedger(text, titles));
});

/** Titles as in a file, which are none of this one. */
const fileOf = (...titles: readonly string[]): string =>
  titles.map((title) => ['test(', title, ', () => {})'].join('')).join('\n');
const titles = titlesIn(
  'a.test.ts',
  fileOf(
    "'[URL-04, URL-05] reads both forms'",
    '`[URL-04] ${engine}: an address is read and written again, in the order of the others, whatever it has`',
    "'[URL-10] a member\\'s | a visitor\\'s'",
    "'no ID [URL-99] at its beginning'",
  ),
);
const ledger = (...rows: readonly string[]): string =>
  `# The ledger\n\nWhat it is.\n\n## URL: addresses\n\n${rows.map((row) => `${row}\n`).join('')}`;

test('titles are quoted on one line, long ones to the end of a clause', () => {
  expect(titles.map(({ id, title }) => [id, title])).toEqual([
    ['URL-04', 'reads both forms'],
    ['URL-05', 'reads both forms'],
    ['URL-04', 'an address is read and written again…'],
    ['URL-10', "a member's | a visitor's"],
  ]);
});

test('a chapter that a merge has doubled is named', () => {
  const text = ledger('- URL-04 reads both forms (a.test.ts)');
  const doubled = `${text}\n${text.slice(text.indexOf('## URL'))}`;
  expect(() => renewedLedger(doubled, titles)).toThrow('the chapter URL more than once');
});

test('a renewed ledger has a row for each ID in order, and leaves a row whose title a test has', () => {
  const text = renewedLedger(ledger('- URL-04 reads both forms (moved.test.ts)'), titles);
  expect(text).toBe(
    ledger(
      '- URL-04 reads both forms (a.test.ts)',
      '- URL-05 reads both forms (a.test.ts)',
      "- URL-10 a member's | a visitor's (a.test.ts)",
    ),
  );
  expect(ledgerProblems(text, titles)).toEqual([]);
  // A title of this ID alone is clearer than one of several.
  expect(renewedLedger(ledger('- URL-04 a title of yesterday (a.test.ts)'), titles)).toContain(
    '- URL-04 an address is read and written again',
  );
});

test('an ID that is misspelt, one that lost its test, and an outdated row are named', () => {
  const text = ledger('- URL-04 a title of yesterday (a.test.ts)', '- URL-07 is gone (a.test.ts)');
  expect(
    ledgerProblems(
      text,
      titlesIn('a.test.ts', fileOf("'[URL-04] reads'", "'[NOPE-01] reads'", "'[URL-04, URL4O] reads'")),
    ),
  ).toEqual([
    'a.test.ts: [NOPE-01] is not in docs/ledger.md. Correct it, or add its row: npm run ledger',
    'a.test.ts: [URL4O] is not in docs/ledger.md. Correct it, or add its row: npm run ledger',
    'docs/ledger.md: no test carries [URL-07]. Restore its test, or delete the row if the product no longer does that.',
    'docs/ledger.md: [URL-04] quotes a title that its file does not have. Renew it: npm run ledger',
  ]);
  expect(renewedLedger(text, [])).toBe(text);
  expect(() => renewedLedger(text, titlesIn('a.test.ts', fileOf("'[NOPE-01] reads'")))).toThrow(
    'NOPE-01: docs/ledger.md has no chapter "## NOPE: …". Add it first.',
  );
});
