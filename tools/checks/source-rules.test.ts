import { join } from 'node:path';
import { findViolations, sourceRules, allSources } from './source-rules.ts';

const all = allSources(join(import.meta.dirname, '../..'));
const [
  commands,
  shells,
  hashes,
  certificates,
  wholeErrors,
  names,
  comments,
  quietNetworks,
  sinks,
  catches,
  rejections,
  fallbacks,
  dark,
] = sourceRules as [
  (typeof sourceRules)[0],
  (typeof sourceRules)[0],
  (typeof sourceRules)[0],
  (typeof sourceRules)[0],
  (typeof sourceRules)[0],
  (typeof sourceRules)[0],
  (typeof sourceRules)[0],
  (typeof sourceRules)[0],
  (typeof sourceRules)[0],
  (typeof sourceRules)[0],
  (typeof sourceRules)[0],
  (typeof sourceRules)[0],
  (typeof sourceRules)[0],
];
const problemsOf = (rule: (typeof sourceRules)[0]): string[] => findViolations(rule, all);

test('code that breaks a rule is found, and so is an unneeded exception', () => {
  const file = (path: string, text: string) => [{ path, text }];
  const without = sourceRules.map((rule) => ({ ...rule, allowed: {} }));
  const named = (path: string, text: string) =>
    without.flatMap((rule) => findViolations(rule, file(path, text)).map(() => rule.name));
  expect(named('api/mail/send.ts', "import { spawn } from 'node:child_process';")).toEqual([commands.name]);
  expect(named('tools/x.ts', "import { exec } from 'node:child_process';")).toEqual([shells.name]);
  expect(named('tools/bench/x.ts', 'spawn(given, { shell: true })')).toEqual([shells.name]);
  expect(named('host/a.ts', "createHash('md5')")).toEqual([hashes.name]);
  expect(named('api/database/migrations/9999-x.sql', 'select md5(text)')).toEqual([hashes.name]);
  expect(named('host/a.ts', "createHash('sha384')")).toEqual([]);
  expect(named('e2e/x.ts', 'process.env.NODE_TLS_REJECT_UNAUTHORIZED = 0')).toEqual([certificates.name]);
  for (const call of [
    "log.warn({ problem: String(problem) }, 'it failed')",
    "this.#log.error(\n  { area, problem: problem instanceof Error ? problem.message : String(problem) },\n  'it failed')",
    "log?.warn({ area, reason: error.message }, 'it failed')",
    "request.log.error({ error }, 'it failed')",
    "log.warn({ err: String(error) }, 'it failed')",
    'log.info(`it failed: ${error.message}`)',
  ])
    expect([call, named('host/a.ts', call)]).toEqual([call, [wholeErrors.name]]);
  expect(named('host/a.ts', "log.warn({ err: problem, area }, 'it failed')")).toEqual([]);
  expect(named('e2e/journeys/a.spec.ts', "page.waitForLoadState('networkidle')")).toEqual([quietNetworks.name]);
  for (const sink of ['<p dangerouslySetInnerHTML={{ __html: text }} />', "box.innerHTML = ''"])
    expect(named('mf-search/src/a.tsx', sink)).toEqual([sinks.name]);
  for (const name of ['keptPage', 'laterView', 'setAsked', 'DatesWish', 'tellMember'])
    expect(named('mf-search/src/a.ts', `const ${name} = 1;`)).toEqual([names.name]);
  for (const text of ['try { a(); } catch {}', 'try { a(); } catch {\n  return null;\n}'])
    expect(named('host/a.ts', text)).toEqual([catches.name]);
  for (const text of [
    'try { a(); } catch (error) {}',
    'try { a(); } catch {\n  return null; // not JSON\n}',
    "try { a(); } catch {\n  throw new Error('not JSON');\n}",
  ])
    expect(named('host/a.ts', text)).toEqual([]);
  for (const text of [
    'await a().catch(() => null);',
    'a().catch(\n  () => null,\n);',
    'a().catch(() => {\n  known = undefined;\n});',
    'a().catch(() => {});',
  ])
    expect([text, named('host/a.ts', text)]).toEqual([text, [rejections.name]]);
  const fallback = (line: string) => `a().then(\n  (found) => found,\n  () => ${line}\n);`;
  for (const value of ['null', 'undefined', 'false', '0', '{}'])
    expect([value, named('host/a.ts', fallback(`${value},`))]).toEqual([value, [fallbacks.name]]);
  expect(named('host/a.ts', fallback('null, // nothing responds'))).toEqual([]);
  expect(named('host/a.ts', fallback('report(),'))).toEqual([]);
  for (const text of [
    'await a().catch(() => null); // there is none yet',
    '// There is none yet.\nawait a().catch(() => null);',
    'a().catch(() => {\n  // The caller gets the error.\n  known = undefined;\n});',
    "a().catch(() => {\n  throw new Error('not JSON');\n});",
    'a().catch((error: unknown) => log.warn({ err: error }, text));',
  ])
    expect([text, named('host/a.ts', text)]).toEqual([text, []]);
  expect(named('mf-search/src/a.css', '@media (prefers-color-scheme: dark) {')).toEqual([dark.name]);
  expect(named('mf-search/src/a.css', '@media screen and (prefers-color-scheme: dark) {')).toEqual([]);
  expect(named('mf-search/src/a.ts', 'sooner or later, keepAlive')).toEqual([]);
  expect(findViolations({ ...certificates, allowed: { 'api/nowhere.ts': 'nobody knows' } }, [])).toEqual([
    `api/nowhere.ts: allowed without need (${certificates.name})`,
  ]);
  expect(all.length).toBeGreaterThan(1000);
  expect(named('host/a.ts', '/** Stops the service. */')).toEqual([comments.name]);
  expect(named('host/a.ts', ' * Written anew.')).toEqual([comments.name]);
  expect(named('host/a.ts', '// The service worker stores the page.')).toEqual([]);
  expect(named('host/a.ts', "const title = 'the service';")).toEqual([]);
});

test("what runs for visitors starts no commands but Node's own workers", () =>
  expect(problemsOf(commands)).toEqual([]));
test('nothing at all goes through a shell that could read more than it was given', () =>
  expect(problemsOf(shells)).toEqual([]));
test("hashes are of the SHA-2 family; MD5 shortens what an index can't hold, and protects nothing", () =>
  expect(problemsOf(hashes)).toEqual([]));
test('certificates of others are always checked', () => expect(problemsOf(certificates)).toEqual([]));
test('[SEC-47] no log of host, API or releases drops the stack of an error', () =>
  expect(problemsOf(wholeErrors)).toEqual([]));
test('names are those of docs/glossary.md', () => expect(problemsOf(names)).toEqual([]));
test('comments use the words of docs/glossary.md', () => expect(problemsOf(comments)).toEqual([]));
test('journeys wait for what they need, not for a quiet network', () => expect(problemsOf(quietNetworks)).toEqual([]));
test('[SHELL-28] React writes HTML in one place, which gives it the same value at every render', () =>
  expect(problemsOf(sinks)).toEqual([]));
test('[A11Y-05] no style sheet prints in dark colours', () => expect(problemsOf(dark)).toEqual([]));
test('[SHELL-70] no failure disappears: what is caught is used, or a comment says why not', () => {
  expect(problemsOf(catches)).toEqual([]);
  expect(problemsOf(rejections)).toEqual([]);
  expect(problemsOf(fallbacks)).toEqual([]);
});
