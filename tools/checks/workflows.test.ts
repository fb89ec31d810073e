import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Checkout } from '../checkout.ts';

const root = join(import.meta.dirname, '../..');
const workflows = new Checkout(root).files.filter((path) => /(?:^|\/)\.?github\/.*\.ya?ml$/.test(path));

test('[REL-153] workflows use actions by their digest, with the version beside it, the same everywhere', () => {
  expect(workflows).toEqual(
    expect.arrayContaining([
      '.github/workflows/test.yml',
      'deploy/github/release-area.yml',
      'tools/new-area/standalone/.github/workflows/release.yml',
    ]),
  );
  const uses = workflows.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/^[\s-]*uses:\s*(.*)$/gm)].map(([, used = '']) => ({
      path,
      used,
    })),
  );
  const pinned = /^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
  expect(uses.filter(({ used }) => !pinned.test(used))).toEqual([]);
  const actions = new Set(uses.map(({ used }) => used.split('@')[0]));
  expect(new Set(uses.map(({ used }) => used)).size).toBe(actions.size);
});
