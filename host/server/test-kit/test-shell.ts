import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openKeyRing, signBuild, type KeyRing } from '@verandah/releases';

export const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A shell of a few lines with the contract of the real one. */
const shellSource = `exports.renderSignIn = (props) => '<form action="/ops/sign-in">' + (props.problem ?? '') + '</form>' + (props.provider ? '<a href="/ops/sign-in/provider">' : '');
exports.renderShell = (props, html = '') =>
  '<header>' + props.navigation.map((entry) => entry.label).join() + '</header><main data-kind="' + props.page.kind + '">'
  + props.areas.map((area) => '<div id="area-' + area + '">' + (props.page.area === area ? html : '') + '</div>').join('') + '</main>';`;

/** Writes a build of that shell, signed with the keys of a data folder, as the one that its hosts serve. */
export async function writeTestShell(dataDir: string): Promise<KeyRing> {
  const shell = join(dataDir, 'releases/host/1.0.0-test');
  await mkdir(join(shell, 'web/js'), { recursive: true });
  await writeFile(join(shell, 'server.cjs'), shellSource);
  await writeFile(join(shell, 'web/js/shell.js'), 'self.shell = 1;');
  await writeFile(join(shell, 'service-worker.js'), 'self.worker = 1;');
  await mkdir(join(shell, 'web/ops/js'), { recursive: true });
  await writeFile(join(shell, 'web/ops/js/console.js'), 'self.desk = 1;');
  await mkdir(join(shell, 'web/graphiql/js'), { recursive: true });
  await writeFile(join(shell, 'web/graphiql/js/graphiql.js'), 'self.editor = 1;');
  await writeFile(
    join(shell, 'manifest.json'),
    JSON.stringify({
      schema: 1,
      version: '1.0.0-test',
      scripts: ['web/js/shell.js'],
      styles: [],
      integrity: {
        'web/js/shell.js': integrityOf('self.shell = 1;'),
        'web/ops/js/console.js': integrityOf('self.desk = 1;'),
        'web/graphiql/js/graphiql.js': integrityOf('self.editor = 1;'),
      },
      console: { scripts: ['web/ops/js/console.js'], styles: [] },
      graphiql: { scripts: ['web/graphiql/js/graphiql.js'], styles: [] },
      server: { path: 'server.cjs', integrity: integrityOf(shellSource) },
      worker: { path: 'service-worker.js', integrity: integrityOf('self.worker = 1;') },
      firstPageScript: 20,
      shared: {},
    }),
  );
  await writeFile(join(dataDir, 'releases/host/newest'), '1.0.0-test');
  const ring = openKeyRing(join(dataDir, 'secrets'));
  await signBuild(shell, ring);
  return ring;
}
