import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { readCommand } from '@verandah/releases/command';
import { ann, operatedSite, opsToken, type OperatedSite } from '@verandah/releases/test-kit';
import { readText } from '../documents/documents.ts';

const root = join(import.meta.dirname, '../..');

// Node and npm are all that the tests require of a machine.
const describeCurl = spawnSync('curl', ['--version']).status === 0 ? describe : describe.skip;

describeCurl('curl in place of the command', () => {
  let site: OperatedSite;
  beforeEach(async () => {
    site = await operatedSite();
    for (const version of ['1.0.0', '1.0.1'])
      await site.operations.accept(await site.sealed({ area: 'search', version, entry: version }), ann);
    await site.operations.promote('search', '1.0.0', ann);
  });
  afterEach(() => site.close());

  const [definition = '', ...calls] =
    /```sh\n(ops\(\)[^]*?)```/
      .exec(readText(root, 'docs/operations.md'))?.[1]
      ?.trim()
      .split('\n')
      .map((line) => line.replace(/ +# .*$/, '')) ?? [];
  /** Runs a documented line. */
  async function typed(
    line: string,
    token = opsToken,
  ): Promise<{ readonly code: unknown; readonly response: unknown }> {
    const child = spawn('sh', ['-c', `${definition}\n${line}`], {
      env: { ...process.env, VERANDAH_HOST: site.address, VERANDAH_TOKEN: token },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    const [code] = (await once(child, 'close')) as [unknown];
    return { code, response: JSON.parse(output) as unknown };
  }

  test('[REL-34] the commands of the operations handbook show, promote, roll back and pin', async () => {
    const [status = '', promote = '', back = '', to = '', preview = '', ...more] = calls;
    expect(more).toEqual([]);
    expect(await typed(status)).toMatchObject({ code: 0, response: { areas: [{ area: 'search', live: '1.0.0' }] } });
    expect(await typed(promote)).toMatchObject({ code: 0, response: { from: '1.0.0', to: '1.0.1', changed: true } });
    expect(await typed(back)).toMatchObject({ code: 0, response: { from: '1.0.1', to: '1.0.0' } });
    expect(await typed(to)).toMatchObject({ code: 0, response: { from: '1.0.0', to: '1.0.1' } });
    expect(await typed(preview)).toMatchObject({
      code: 0,
      response: { link: expect.stringContaining('https://verandah.example/preview/') },
    });
    expect((await site.operations.history('search')).map(({ action, why }) => [action, why]).slice(0, 4)).toEqual([
      ['preview', null],
      ['rollback', 'it was the data'],
      ['rollback', 'photographs too dark'],
      ['promote', 'larger photographs'],
    ]);
    expect(await typed(promote)).toMatchObject({ code: 22, response: { status: 409, reason: 'moved-meanwhile' } });
    expect(await typed(promote, 'guessed')).toMatchObject({
      code: 22,
      response: { status: 401, reason: 'not-allowed' },
    });
  });
});

describe('the workflow for GitHub Actions', () => {
  interface Step {
    readonly uses?: string;
    readonly run?: string;
    readonly env?: Readonly<Record<string, string>>;
  }
  interface Job {
    readonly needs?: string | readonly string[];
    readonly environment?: string;
    readonly steps: readonly Step[];
  }
  interface Workflow {
    readonly on: Readonly<Record<'push' | 'pull_request', { readonly paths: readonly string[] }>>;
    readonly env: Readonly<Record<string, string>>;
    readonly permissions: object;
    readonly jobs: Readonly<Record<string, Job>>;
  }
  const workflow = load(readText(root, 'deploy/github/release-area.yml')) as Workflow;
  const { scripts } = JSON.parse(readText(root, 'package.json')) as { scripts: Readonly<Record<string, string>> };
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  const lines = steps.flatMap(({ run = '' }) => run.split('\n')).filter((line) => line.trim() !== '');
  const given: Readonly<Record<string, string>> = { AREA: 'search', VERSION: '1.0.0', GITHUB_SHA: '0a1b2c3' };
  /** The words of a command up to a redirection or another command. */
  const wordsAfter = (start: string, line: string): string[] | null => {
    const at = line.indexOf(start);
    if (at < 0) return null;
    const own = line.slice(at + start.length).split(/ (?:>>?|\|\|?|&&) /)[0] ?? '';
    return [...own.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) =>
      (quoted ?? plain ?? '').replace(/^\$(\w+)$/, (_, name: string) => given[name] ?? `unknown ${name}`),
    );
  };

  test('[REL-34] every command and option that it names exists', () => {
    const commands = lines.flatMap((line) => {
      const words = wordsAfter('verandah-ops ', line) ?? wordsAfter('npm run --silent ops -- ', line);
      return words ? [words] : [];
    });
    expect(commands.map((words) => readCommand(words).name)).toEqual(['publish', 'preview', 'promote', 'health']);
    for (const line of lines.filter((each) => each.includes('npm '))) {
      const [, name = ''] = /npm (?:run (?:--silent )?)?(\w+)/.exec(line) ?? [];
      expect([line, name in scripts || name === 'install']).toEqual([line, true]);
    }
    expect(wordsAfter('npm test -- ', lines[0] ?? '')).toEqual(['search']);
    expect(lines.find((line) => line.includes('npm install'))).toBe(`npm install --global verandah-ops@1`);
    expect(JSON.parse(readText(root, 'tools/operator/package.json'))).toMatchObject({
      version: expect.stringMatching(/^1\./),
    });
  });

  test('[REL-34] it runs for the files of its area only, and its jobs follow each other', () => {
    const { push, pull_request: pulls } = workflow.on;
    expect(push.paths).toEqual(pulls.paths);
    expect(push.paths[0]).toBe(`mf-${workflow.env['AREA']}/**`);
    for (const path of push.paths.filter((each) => !each.startsWith('.github')))
      expect([path, existsSync(join(root, path.replace('/**', '')))]).toEqual([path, true]);
    const names = Object.keys(workflow.jobs);
    expect(names).toEqual(['test', 'publish', 'preview', 'promote']);
    for (const [at, { needs = [] }] of Object.values(workflow.jobs).entries())
      for (const need of [needs].flat()) expect(names.slice(0, at)).toContain(need);
    expect(workflow.jobs['promote']?.environment).toBe('production');
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });

  test('[REL-34] texts of others are no part of its commands, and its actions are those of the own workflow', () => {
    expect(lines.filter((line) => line.includes('${{'))).toEqual([]);
    const own = readText(root, '.github/workflows/test.yml');
    for (const { uses } of steps) if (uses !== undefined) expect(own).toContain(`uses: ${uses}`);
    for (const line of lines.filter((each) => /\bops\b/.test(each) && !each.includes('npm install')))
      expect(steps.find(({ run }) => run?.includes(line))?.env).toHaveProperty('VERANDAH_TOKEN');
  });
});
