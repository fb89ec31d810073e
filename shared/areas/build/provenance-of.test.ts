import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { originOf } from '../provenance.ts';
import { builderOf, provenanceOf, sourceOf } from './provenance-of.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verandah-provenance-'));
  folder = join(root, 'mf-search');
  mkdirSync(folder);
});
afterEach(() => rmSync(root, { recursive: true }));

const runGit = (...args: string[]): string =>
  execFileSync('git', ['-C', root, '-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', ...args], {
    encoding: 'utf8',
  }).trim();

test('[REL-30] a tree is clean when every file of the repository is as committed', async () => {
  expect(await sourceOf(folder)).toEqual({ commit: '', unclean: true });
  runGit('init', '-q');
  writeFileSync(join(folder, 'area.ts'), '1');
  runGit('add', '.');
  runGit('commit', '-qm', 'first');
  const commit = runGit('rev-parse', 'HEAD');
  expect(await sourceOf(folder)).toEqual({ commit, unclean: false });
  // A shared package beside the area is part of the build, and so is a file that was never committed.
  writeFileSync(join(root, 'shared.ts'), '1');
  expect(await sourceOf(folder)).toEqual({ commit, unclean: true });
  runGit('add', '.');
  runGit('commit', '-qm', 'second');
  writeFileSync(join(folder, 'area.ts'), '2');
  expect(await sourceOf(folder)).toMatchObject({ unclean: true });
});

test('[REL-30] the statement names release, commit and repository, without passwords', async () => {
  runGit('init', '-q');
  writeFileSync(join(folder, 'area.ts'), '1');
  runGit('add', '.');
  runGit('commit', '-qm', 'first');
  runGit('remote', 'add', 'origin', 'https://ann:secret@git.example/verandah.git');
  const release = { area: 'search', version: '1.0.0', contentHash: 'a'.repeat(64), folder };
  const statement = await provenanceOf(release, '2026-11-21T00:00:00.000Z');
  expect(statement).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: 'search@1.0.0', digest: { sha256: 'a'.repeat(64) } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        resolvedDependencies: [
          { uri: 'git+https://git.example/verandah.git', digest: { gitCommit: runGit('rev-parse', 'HEAD') } },
        ],
      },
    },
  });
  expect(originOf(statement)).toMatchObject({ unclean: false });
  runGit('remote', 'set-url', 'origin', 'git@git.example:squads/verandah.git');
  expect((await provenanceOf(release, '')).predicate.buildDefinition.resolvedDependencies[0]?.uri).toBe(
    'git+ssh://git.example/squads/verandah.git',
  );
});

test('[REL-30] a job of a continuous integration is named by its address, any other build by its machine', () => {
  const github = { GITHUB_ACTIONS: 'true', GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'a/b' };
  expect(builderOf({ ...github, GITHUB_RUN_ID: '7', GITHUB_ACTOR: 'ann' })).toEqual({
    id: 'https://github.com/a/b/actions/runs/7',
    user: 'ann',
  });
  expect(builderOf({ GITLAB_CI: 'true', CI_JOB_URL: 'https://gitlab.example/j/1', GITLAB_USER_LOGIN: 'ben' })).toEqual({
    id: 'https://gitlab.example/j/1',
    user: 'ben',
  });
  expect(builderOf({}).id).toMatch(/^machine:./);
});
