// npm run gallery: the components of the design system with their states, in Storybook; `-- --build FOLDER` writes it
// as files, without Storybook's own tests and documentation pages.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '../..');
const { values } = parseArgs({ options: { build: { type: 'string' }, port: { type: 'string' } } });
const task =
  values.build === undefined
    ? ['dev', '--port', values.port ?? '6006']
    : ['build', '--test', '--output-dir', values.build];
const storybook = spawn(
  process.execPath,
  [
    join(root, 'node_modules/storybook/dist/bin/dispatcher.js'),
    ...task,
    '--config-dir',
    import.meta.dirname,
    '--quiet',
  ],
  { cwd: root, stdio: 'inherit' },
);
storybook.on('exit', (status) => process.exit(status ?? 1));
