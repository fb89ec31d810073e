import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const workflows = ['.github/workflows', 'deploy/github', 'tools/new-area/standalone/.github/workflows'].flatMap(
  (folder) => readdirSync(join(root, folder)).map((file) => `${folder}/${file}`),
);

test('[REL-153] workflows use actions by their digest, with the version beside it, the same everywhere', () => {
  const uses = workflows.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/^[\s-]*uses:\s*(.*)$/gm)].map(([, used = '']) => ({
      path,
      used,
    })),
  );
  expect(uses.length).toBeGreaterThan(10);
  const pinned = /^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
  expect(uses.filter(({ used }) => !pinned.test(used))).toEqual([]);
  const actions = new Set(uses.map(({ used }) => used.split('@')[0]));
  expect(new Set(uses.map(({ used }) => used)).size).toBe(actions.size);
});
