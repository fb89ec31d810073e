import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A test that carries an ID of the ledger in its title: '[URL-04, URL-05] reads both forms'. */
export interface LedgerTitle {
  readonly id: string;
  /** Without the IDs, at most `longest` words, as the ledger quotes it. */
  readonly title: string;
  /** From the root. */
  readonly file: string;
  /** How many IDs the title has. */
  readonly ids: number;
}

/** Words of a title that the ledger quotes. */
const [shortest, longest] = [4, 7];
/** Words before which a clause ends. */
const joins = new Set([
  'and',
  'or',
  'but',
  'which',
  'that',
  'so',
  'unless',
  'until',
  'while',
  'if',
  'where',
  'whatever',
]);
/** Words with which none ends. */
const hanging = new Set([
  'a',
  'an',
  'the',
  'its',
  'their',
  'of',
  'in',
  'on',
  'at',
  'by',
  'to',
  'for',
  'from',
  'with',
  'and',
  'or',
]);
const rowPattern = /^- ([A-Z0-9]+-\d+) (.*) \((\S+)\)$/;
/** A string that begins with IDs, misspelt ones too: '[URL-O4]', '[URL4]'. */
const literal = /([`'"])\[([A-Z]+[A-Z0-9]*-?[A-Z]*\d[A-Z0-9]*(?:,\s*[A-Z][A-Z0-9-]+)*)\]\s*((?:\\.|(?!\1)[\s\S])*?)\1/g;

/** A title as the ledger quotes it; a long one ends with a clause of it. */
function quoteTitle(title: string): string {
  const words = title
    .replaceAll(/\\(['"`])/g, '$1')
    .replace(/^(?:\$\{[^}]+\}|%\w)[:,]? /, '')
    .trim()
    .split(/\s+/);
  if (words.length <= longest) return words.join(' ');
  const ends = words.flatMap((word, at) =>
    at >= shortest && at <= longest && (/[,;:]$/.test(words[at - 1] ?? '') || joins.has(word)) ? [at] : [],
  );
  const cut = words.slice(0, ends.at(-1) ?? longest);
  while (hanging.has(cut.at(-1) ?? '')) cut.pop();
  return `${cut.join(' ').replace(/[,;:]$/, '')}…`;
}

/** The titles of a test file that carry IDs, once for each ID. */
export const titlesIn = (file: string, source: string): LedgerTitle[] =>
  [...source.matchAll(literal)].flatMap(([, , list = '', title = '']) => {
    const ids = list.split(/,\s*/);
    return ids.map((id) => ({ id, title: quoteTitle(title), file, ids: ids.length }));
  });

/** All titles of the tree that carry IDs. This module's own tests show titles that belong to no behaviour. */
export function ledgerTitles(root: string): LedgerTitle[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 27,
  })
    .split('\0')
    .filter((path) => /\.(?:test|spec)\.tsx?$/.test(path) && path !== 'tools/documents/ledger.test.ts')
    .toSorted()
    .flatMap((path) => {
      try {
        return titlesIn(path, readFileSync(join(root, path), 'utf8'));
      } catch {
        // Deleted, and not committed yet.
        return [];
      }
    });
}

export const readLedger = (root: string): string => readFileSync(join(root, 'docs/ledger.md'), 'utf8');

interface Row {
  readonly id: string;
  readonly title: string;
  readonly file: string;
}

const rowsOf = (text: string): Row[] =>
  text.split('\n').flatMap((line): Row[] => {
    const [, id, title, file] = rowPattern.exec(line) ?? [];
    return id === undefined || title === undefined || file === undefined ? [] : [{ id, title, file }];
  });

/** Prefers a title of this ID alone, one that is clear without its table, and one of some words. */
const rankOf = ({ ids, title }: LedgerTitle): number =>
  ids * 10 + (/%[a-z]|\$\{/.test(title) ? 20 : 0) + Math.abs(title.split(' ').length - 10);

/** The row of an ID: unchanged while a test has its title, else with the clearest title. */
function rowOf(id: string, titles: readonly LedgerTitle[], row: Row | undefined): Row | undefined {
  const same = titles.filter(({ title }) => title === row?.title);
  const found =
    same.find(({ file }) => file === row?.file) ?? same[0] ?? titles.toSorted((a, b) => rankOf(a) - rankOf(b))[0];
  return found === undefined ? row : { id, title: found.title, file: found.file };
}

const prefixOf = (id: string): string => id.split('-')[0] ?? '';
const numberOf = (id: string): number => Number(id.split('-')[1]);

/**
 * The ledger with a row for each ID that a title carries. Rows of IDs that no test carries stay: `ledgerProblems` names
 * them.
 * @throws {Error} for an ID whose prefix has no chapter, and a chapter that is there twice
 */
export function renewedLedger(text: string, titles: readonly LedgerTitle[]): string {
  const byId = Map.groupBy(titles, ({ id }) => id);
  const rows = new Map(rowsOf(text).map((row) => [row.id, row]));
  const all = [...new Set([...rows.keys(), ...byId.keys()])];
  const [introduction = '', ...chapters] = text.split(/^(?=## )/m);
  const prefixes = chapters.map((chapter) => /^## ([A-Z0-9]+):/.exec(chapter)?.[1] ?? '');
  const repeated = prefixes.filter((prefix, at) => prefix !== '' && prefixes.indexOf(prefix) < at);
  if (repeated.length > 0)
    throw new Error(`docs/ledger.md has the chapter ${repeated.join(', ')} more than once. Delete the copies.`);
  const lost = all.filter((id) => !prefixes.includes(prefixOf(id)));
  if (lost.length > 0)
    throw new Error(
      `${lost.join(', ')}: docs/ledger.md has no chapter "## ${prefixOf(lost[0] ?? '')}: …". Add it first.`,
    );
  const renewed = chapters.map((chapter, at) => {
    const heading = chapter.slice(0, chapter.indexOf('\n'));
    const lines = all
      .filter((id) => prefixOf(id) === prefixes[at])
      .toSorted((a, b) => numberOf(a) - numberOf(b))
      .flatMap((id) => rowOf(id, byId.get(id) ?? [], rows.get(id)) ?? [])
      .map(({ id, title, file }) => `- ${id} ${title} (${file})`);
    return `${heading}\n\n${lines.join('\n')}\n`;
  });
  return `${introduction.trimEnd()}\n\n${renewed.join('\n')}`;
}

/** What is wrong with the ledger, a line each; none when tests and rows name the same behaviours. */
export function ledgerProblems(text: string, titles: readonly LedgerTitle[]): string[] {
  const rows = new Map(rowsOf(text).map((row) => [row.id, row]));
  const carried = new Set(titles.map(({ id }) => id));
  const unlisted = titles
    .filter(({ id }) => !rows.has(id))
    .map(({ id, file }) => `${file}: [${id}] is not in docs/ledger.md. Correct it, or add its row: npm run ledger`);
  const untested = [...rows.keys()]
    .filter((id) => !carried.has(id))
    .map(
      (id) =>
        `docs/ledger.md: no test carries [${id}]. Restore its test, or delete the row if the product no longer does that.`,
    );
  const outdated = titles
    .filter(({ id }) => {
      const row = rows.get(id);
      return (
        row !== undefined &&
        !titles.some((each) => each.id === id && each.title === row.title && each.file === row.file)
      );
    })
    .map(({ id }) => `docs/ledger.md: [${id}] quotes a title that its file does not have. Renew it: npm run ledger`);
  return [...new Set([...unlisted, ...untested, ...outdated])];
}
