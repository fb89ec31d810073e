import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readCommand } from '@verandah/releases/command';
import { anchorsOf, codeOf, commandsAfter, missingPaths, namedDecisions, readText } from './documents.ts';

const root = join(import.meta.dirname, '../..');
const documents = ['README.md', 'docs/squads.md', 'docs/operations.md'];
const operations = readText(root, 'docs/operations.md');
const alarms = operations.slice(operations.indexOf('\n# Alarms'));
const { scripts } = JSON.parse(readText(root, 'package.json')) as { scripts: Readonly<Record<string, string>> };
/** All strings of the product's own processes and commands. */
const source = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '-z', 'host', 'api', 'releases', 'tools', 'shared'],
  { cwd: root, encoding: 'utf8', maxBuffer: 1 << 27 },
)
  .split('\0')
  .filter(
    (path) =>
      /\.(ts|tsx|mjs)$/.test(path) && !/\.test\.tsx?$|\/template\//.test(path) && !path.startsWith('tools/documents'),
  )
  .flatMap((path) => {
    try {
      return [readText(root, path)];
    } catch {
      return [];
    }
  })
  .join('\n')
  .replaceAll("\\'", "'");

/** 'import reaxml FILE… [--json]' */
const dataUsage = execFileSync(process.execPath, ['tools/sample/main.ts', '--help'], {
  cwd: root,
  encoding: 'utf8',
  env: { ...process.env, NODE_NO_WARNINGS: '1' },
})
  .split('\n')
  .map((line) => line.replace('usage: npm run data -- ', ''));

/** What is wrong with an `ops` command, ignoring arguments that a sentence leaves out. */
function opsProblem(words: readonly string[]): string | undefined {
  try {
    readCommand(words);
  } catch (problem) {
    const { message } = problem as Error;
    if (!/ needs |argument missing/.test(message)) return `${words.join(' ')}: ${message}`;
  }
  return undefined;
}

test('a document that names something that does not exist is found', () => {
  const text =
    'Look at `host/nowhere.ts`, [here](nowhere.md) or `npm run ops -- promote search --soon`.\n```\nnpm run ops -- status [--at 2026-11-21T14:05] | history "my area"   # who\nnpm run ops -- deploy\n```\n';
  expect(missingPaths(text, root, 'docs/squads.md')).toEqual(['host/nowhere.ts', 'docs/nowhere.md']);
  const commands = commandsAfter('npm run ops -- ', codeOf(text));
  expect(commands).toEqual([
    ['status', '--at', '2026-11-21T14:05'],
    ['history', 'my area'],
    ['deploy'],
    ['promote', 'search', '--soon'],
  ]);
  expect(commands.map((words) => opsProblem(words) !== undefined)).toEqual([false, false, true, true]);
});

/** Commands of npm itself, in repositories of areas. */
const ofNpm = new Set(['create', 'exec', 'install', 'publish']);

describe.each(documents)('%s', (document) => {
  const text = readText(root, document);
  const code = codeOf(text);

  test('names existing npm commands', () => {
    const named = [...code.lines, ...code.pieces].flatMap((line) =>
      [...line.matchAll(/\bnpm (?:run (?:-s )?)?([a-z][a-z-]*)/g)].map(([, name]) => name as string),
    );
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((name) => !(name in scripts) && !ofNpm.has(name))).toEqual([]);
  });

  test('names existing commands of ops, with their options', () => {
    const named = commandsAfter('npm run ops -- ', code);
    expect(named.length).toBeGreaterThan(3);
    expect(named.flatMap((words) => opsProblem(words) ?? [])).toEqual([]);
  });

  test('names existing commands of data, with their options', () => {
    const problems = commandsAfter('npm run data -- ', code).flatMap((words) => {
      const usage =
        dataUsage.find((line) => line.startsWith(`${words.slice(0, 2).join(' ')} `)) ??
        dataUsage.find((line) => line.startsWith(`${words[0]} `));
      const unknown = words.filter((word) => word.startsWith('--')).find((option) => usage?.includes(option) === false);
      return usage === undefined || unknown !== undefined ? `${words.join(' ')}: ${unknown ?? 'no such command'}` : [];
    });
    expect(problems).toEqual([]);
  });

  test('names existing files and folders', () => {
    expect(missingPaths(text, root, document)).toEqual([]);
  });

  test('names environment variables and metrics that are read somewhere', () => {
    const named = new Set(
      [...code.lines, ...code.pieces].flatMap(
        (line) => line.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|\bverandah_[a-z_]+[a-z]\b/g) ?? [],
      ),
    );
    for (const [, cell] of text.matchAll(/^\| (`[A-Z][^|]*`) \|/gm))
      for (const [name] of (cell as string).matchAll(/[A-Z][A-Z_]+/g)) named.add(name);
    expect(named.size).toBeGreaterThan(1);
    expect([...named].filter((name) => !source.includes(name))).toEqual([]);
  });
});

test('docs/operations.md quotes lines of the log as they are written', () => {
  const quoted = [...alarms.matchAll(/(?:Log: |log says: |names the kind \()`([^`]+)`/g)].map(([, line = '']) => line);
  expect(quoted.length).toBeGreaterThan(4);
  expect(quoted.filter((line) => !source.includes(line))).toEqual([]);
});

test('[REL-43] the table of log lines in docs/operations.md quotes messages of the source', () => {
  const table = (operations.split('\n### Lines of the log and what to do\n')[1] ?? '').split('\n## ')[0] ?? '';
  const quoted = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, line = '']) => line);
  expect(quoted.length).toBeGreaterThan(8);
  expect(quoted.filter((line) => !source.includes(`'${line}'`))).toEqual([]);
});

test('every instruction of docs/operations.md for an alarm is a command', () => {
  const typed = codeOf(alarms)
    .pieces.filter((piece) => /^(?:status|health|history|rollback|promote|clean|freeze|keys|verify)\b/.test(piece))
    .map((piece) => piece.split(' '));
  expect(typed.length).toBeGreaterThan(6);
  expect(typed.flatMap((words) => opsProblem(words) ?? [])).toEqual([]);
});

test('[REL-09] every alarm has its chapter in docs/operations.md, and every chapter its alarm', () => {
  const rules = readText(root, 'docs/prometheus/alerts.yml');
  const runbooks = [...rules.matchAll(/^\s*runbook: (\S+)$/gm)].map(([, runbook]) => runbook as string);
  expect(runbooks).toHaveLength([...rules.matchAll(/^\s*- alert: /gm)].length);
  expect(runbooks.length).toBeGreaterThan(10);
  const chapters = [...alarms.matchAll(/^### .+$/gm)].flatMap(([heading]) => anchorsOf(heading));
  expect(runbooks.map((runbook) => runbook.replace('docs/operations.md#', '')).toSorted()).toEqual(chapters.toSorted());
});

test('docs/squads.md and the tested foreign host name the same things', () => {
  const chapter =
    readText(root, 'docs/squads.md')
      .split('\n## ')
      .find((each) => each.startsWith('Mounting a release in another host')) ?? '';
  const host = ['page.ts', 'show-area.ts', 'open-foreign-host.ts']
    .map((file) => readText(root, `e2e/foreign-host/${file}`))
    .join('\n');
  const names = [
    '__VERANDAH_INTEGRITY__',
    'mf-manifest.json',
    'integrity',
    'web/kit.js',
    'createInstance',
    'createScript',
    'loadRemote',
    'kit.version',
    'react/jsx-runtime',
    'react-dom/client',
    'prepare',
    'bootstrap',
    'mount',
    'services',
    'first',
    '/graphql',
  ];
  expect(names.filter((name) => !chapter.includes(name))).toEqual([]);
  expect(names.filter((name) => !host.includes(name))).toEqual([]);
});

test('[REL-20] every field that a squad declares is explained where it is declared', () => {
  const fields = ['area', 'page', 'fragment'].flatMap((name) =>
    [
      ...readText(root, `shared/areas/${name}.ts`).matchAll(
        /^export interface (?:AreaContract|NavigationEntry|FragmentRule|Page(?:Request)?|Head|FragmentProps)\b.*\{\n([^]*?)^\}/gm,
      ),
    ].flatMap(([, body = '']) => [...body.matchAll(/(.*)\n {2}(?:readonly )?(\w+)\??[:(]/g)]),
  );
  expect(fields.length).toBeGreaterThan(40);
  expect(fields.flatMap(([, above = '', field]) => (above.endsWith('*/') ? [] : [field]))).toEqual([]);
});

/** Every Markdown document except the sample's articles. */
const everyDocument = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(root, path)) && !path.startsWith('tools/sample/posts/'));

test('every document names and links existing files only', () => {
  expect(everyDocument.length).toBeGreaterThan(100);
  expect(
    everyDocument.flatMap((path) =>
      missingPaths(readText(root, path), root, path)
        // A link out of the repository leads to a page of its web host, such as the form for security reports.
        .filter((name) => !name.startsWith('..'))
        .map((name) => `${path}: ${name}`),
    ),
  ).toEqual([]);
});

/** Private words for which docs/glossary.md has better ones, and which have no other meaning in a document. */
const privateWords =
  /\be-mail|\bthe service\b(?! worker)|\banew\b|\bkept (?:page|result|count)|\bgoes on\b|\bmended?\b|\bwell again\b|\bways in\b|\b(?:is|are|was|were|been|be) told\b|\b(?:is|are) asked\b|\bit is not known\b|\bthe watch\b|\blets? go of\b|\bcomes? alive\b/i;

test('documents use the words of docs/glossary.md', () => {
  const found = everyDocument
    // The ledger quotes titles.
    .filter((path) => path !== 'docs/ledger.md')
    .flatMap((path) =>
      readText(root, path)
        // Titles of tests are quoted as they are.
        .replaceAll(/"[^"\n]*"/g, '')
        .split('\n')
        .flatMap((line) => privateWords.exec(line)?.map((word) => `${path}: ${word}`) ?? []),
    );
  expect(found).toEqual([]);
});

const decisions = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d{4}-.+\.md$/.test(name));

test('every decision has a number, a title and few words', () => {
  expect(decisions.length).toBeGreaterThan(20);
  expect(
    decisions.filter((name) => {
      const text = readText(root, `docs/decisions/${name}`);
      return !text.startsWith(`# ${name.slice(0, 4)} `) || text.split(/\s+/).length > 320;
    }),
  ).toEqual([]);
});

test('a mention of a decision is found in prose, lists and links', () => {
  expect(namedDecisions('Why: decision 0016. See [decision 0131](decisions/0131-callers.md).')).toEqual([
    '0016',
    '0131',
    '0131',
  ]);
  expect(namedDecisions('Decisions 0118, 0123 and 0124; docs/decisions/0078; a decision of 2026')).toEqual([
    '0118',
    '0123',
    '0124',
    '0078',
  ]);
});

test('every decision that code, comments and documents name exists', () => {
  const numbers = new Set(decisions.map((name) => name.slice(0, 4)));
  const files = execFileSync('git', ['grep', '-lIiE', 'decisions?[ /]\\[?[0-9]{4}'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && !/^(?:CHANGELOG\.md|tools\/documents\/documents\.(?:test\.)?ts)$/.test(path));
  expect(files.length).toBeGreaterThan(20);
  expect(
    files.flatMap((path) =>
      namedDecisions(readText(root, path))
        .filter((number) => !numbers.has(number))
        .map((number) => `${path}: decision ${number}`),
    ),
  ).toEqual([]);
});
