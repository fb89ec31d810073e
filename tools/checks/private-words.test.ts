import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPrivateWords } from './private-words.ts';

const root = join(import.meta.dirname, '../..');
const isText = /\.(?:[cm]?[jt]sx?|css|html|md|py|sh|ya?ml|conf)$|Dockerfile$/;

/** Code and documents in git, without change logs and the rule, which contains what it forbids. */
const texts = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((path) => isText.test(path) && !/(?:^|\/)CHANGELOG\.md$|^tools\/checks\/private-words\./.test(path))
  .filter((path) => existsSync(join(root, path)))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

test('private words are found in names, comments and texts, and allowances that are not needed', () => {
  const of = (text: string, words: string[] = []): string[] =>
    findPrivateWords([{ path: 'host/a.ts', text }], [{ path: 'host/', words, reason: 'a test' }]);
  expect(of('\nconst showAnswer = 1;')).toEqual(["host/a.ts:2: 'Answer': write response or result (docs/glossary.md)"]);
  for (const text of [
    '// What the server answers.',
    "throw new Error('No answer.')",
    'answeredAt',
    'askedFor',
    'Ways out',
  ])
    expect(of(text)).toHaveLength(1);
  for (const text of ["bus.publish('save-asked')", '#answer-12', 'unasked', 'the watchdog'])
    expect(of(text)).toEqual([]);
  expect(of('an answer', ['answer'])).toEqual([]);
  expect(of('a response', ['answer'])).toEqual(["host/: 'answer' is allowed without need"]);
});

test('names, comments, titles, messages and documents use the words of docs/glossary.md', () => {
  expect(texts.length).toBeGreaterThan(1000);
  expect(findPrivateWords(texts)).toEqual([]);
});
