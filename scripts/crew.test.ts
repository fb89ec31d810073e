import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Crew, Stopping } from './crew.ts';

let folder: string;
let crew: Crew;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verandah-crew-'));
  crew = new Crew(process.env);
});
afterEach(async () => {
  await crew.stop();
  rmSync(folder, { recursive: true });
});

/** A script that notes its process's number and then does as its arguments say. */
const script = (name: string, does: string): string => {
  const file = join(folder, `${name}.cjs`);
  writeFileSync(
    file,
    `require('fs').writeFileSync(${JSON.stringify(join(folder, `${name}.pid`))}, String(process.pid));\n${does}`,
  );
  return file;
};
const forever = 'setInterval(() => {}, 1000);';

async function until(done: () => boolean): Promise<void> {
  while (!done())
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
}

async function pidOf(name: string): Promise<number> {
  const file = join(folder, `${name}.pid`);
  await until(() => existsSync(file) && readFileSync(file, 'utf8') !== '');
  return Number(readFileSync(file, 'utf8'));
}
const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a failure in one part ends the running servers and commands', async () => {
  crew.start('The API', script('service', forever));
  const sample = crew.run('Making sample data', script('sample', forever), []);
  await expect(crew.run('Building the shell', script('build', 'process.exit(1)'), [])).rejects.toThrow(
    'Building the shell failed.',
  );
  const running = [await pidOf('service'), await pidOf('sample')];
  expect(running.map(lives)).toEqual([true, true]);
  await Promise.all([crew.stop(), expect(sample).rejects.toThrow(Stopping)]);
  expect(running.map(lives)).toEqual([false, false]);
});

test('nothing is started once the crew is stopping', async () => {
  crew.start(
    'The API',
    script('service', `process.on('SIGTERM', () => setTimeout(() => process.exit(0), 50)); ${forever}`),
  );
  await pidOf('service');
  const stopping = crew.stop();
  expect(() => crew.start('The host', script('host', forever))).toThrow(Stopping);
  await expect(crew.run('Publishing search', script('publish', ''), [])).rejects.toThrow(Stopping);
  await stopping;
});

test('a server that does not exit is killed, with a message', async () => {
  const errorLog = jest.spyOn(console, 'error').mockImplementation(() => {});
  const impatient = new Crew(process.env, 200);
  impatient.start(
    'The host',
    script(
      'deaf',
      `process.on('SIGTERM', () => {}); require('fs').writeFileSync(${JSON.stringify(join(folder, 'ready.pid'))}, '1'); ${forever}`,
    ),
  );
  await pidOf('ready');
  await impatient.stop();
  expect(errorLog).toHaveBeenCalledWith('The host did not end within 0.2 s; it is ended by force.');
  errorLog.mockRestore();
  expect(lives(await pidOf('deaf'))).toBe(false);
});

test('the API shuts down cleanly when the process that started it was killed', async () => {
  const crewFile = JSON.stringify(join(import.meta.dirname, 'crew.ts'));
  const starter = script(
    'starter',
    `import(${crewFile}).then(({ Crew }) => new Crew(process.env).start('The API', ${JSON.stringify(join(import.meta.dirname, '../api/app/main.ts'))}));`,
  );
  const started = spawn(process.execPath, [starter], {
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, API_PORT: '0', SUBURB_BOUNDARIES: 'none' },
  });
  const note = join(folder, 'running.json');
  await until(() => existsSync(note));
  const { pid } = JSON.parse(readFileSync(note, 'utf8')) as { pid: number };
  started.kill('SIGKILL');
  await until(() => !lives(pid));
  // Last, it takes its note away: it closed its database before that.
  expect(existsSync(note)).toBe(false);
});

test('a server that exits by itself is named, also while it is being waited for', async () => {
  const short = crew.start('The API', script('short', ''));
  await expect(crew.untilReady(short, 'http://127.0.0.1:9')).rejects.toThrow('The API could not start.');
  const other = new Crew(process.env);
  const port = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => {
    port.listen(0, '127.0.0.1', resolve);
  });
  const long = other.start('The host', script('long', `process.on('SIGHUP', () => process.exit(0)); ${forever}`));
  await other.untilReady(long, `http://127.0.0.1:${(port.address() as AddressInfo).port}`);
  port.close();
  process.kill(await pidOf('long'), 'SIGKILL');
  await expect(other.failure).rejects.toThrow('The host exited unexpectedly; the site stops.');
});
