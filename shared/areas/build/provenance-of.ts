import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { hostname, userInfo } from 'node:os';
import { promisify } from 'node:util';
import type { Provenance } from '../provenance.ts';

const run = promisify(execFile);

/** What git prints, null outside of a repository or without git. */
const runGit = async (folder: string, ...args: readonly string[]): Promise<string | null> => {
  try {
    return (await run('git', ['-C', folder, ...args], { maxBuffer: 64 << 20 })).stdout.trim();
  } catch {
    return null; // not a work tree, or no git: nothing is recorded
  }
};

/** The address of a repository as SLSA writes it, without user and password. */
function repositoryUri(origin: string | null): string {
  if (origin === null || origin === '') return 'git+file:///';
  if (!URL.canParse(origin)) return `git+${origin.replace(/^[^@/]*@/, 'ssh://').replace(/:(?=[^/])/, '/')}`;
  const address = new URL(origin);
  address.username = '';
  address.password = '';
  return `git+${address.href}`;
}

/** Where a build runs and by whom: a job of GitHub or GitLab, or a machine. */
export function builderOf(env: NodeJS.ProcessEnv): { readonly id: string; readonly user: string } {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: job } = env;
  if (env['GITHUB_ACTIONS'] === 'true' && server && repository && job)
    return { id: `${server}/${repository}/actions/runs/${job}`, user: env['GITHUB_ACTOR'] ?? '' };
  if (env['GITLAB_CI'] && env['CI_JOB_URL']) return { id: env['CI_JOB_URL'], user: env['GITLAB_USER_LOGIN'] ?? '' };
  let user = '';
  try {
    user = userInfo().username;
  } catch {
    // The user id has no name, as in some containers.
  }
  return { id: `machine:${hostname()}`, user };
}

/** The commit that a folder's source is at, '' outside of a repository, and whether any file differs from it. */
export async function sourceOf(folder: string): Promise<{ readonly commit: string; readonly unclean: boolean }> {
  const commit = await runGit(folder, 'rev-parse', 'HEAD');
  const root = commit === null ? null : await runGit(folder, 'rev-parse', '--show-toplevel');
  if (commit === null || root === null) return { commit: '', unclean: true };
  // Shared packages are part of the build: the whole tree counts.
  return { commit, unclean: (await runGit(root, 'status', '--porcelain')) !== '' };
}

/** The provenance of a release that is being sealed. */
export async function provenanceOf(
  {
    area,
    version,
    contentHash,
    folder,
  }: {
    readonly area: string;
    readonly version: string;
    readonly contentHash: string;
    readonly folder: string;
  },
  finishedOn: string,
): Promise<Provenance> {
  const { commit, unclean } = await sourceOf(folder);
  const { id, user } = builderOf(process.env);
  const uri = repositoryUri(commit === '' ? null : await runGit(folder, 'config', '--get', 'remote.origin.url'));
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: `${area}@${version}`, digest: { sha256: contentHash } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'https://verandah.dev/area-build/v1',
        externalParameters: { area, version },
        internalParameters: { unclean },
        resolvedDependencies: commit === '' ? [] : [{ uri, digest: { gitCommit: commit } }],
      },
      runDetails: {
        builder: { id, version: { user, node: process.versions.node } },
        metadata: { invocationId: randomUUID(), finishedOn },
      },
    },
  };
}
