import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dataFolder, environment, root, site } from './site.ts';

/** A further host over the site's API and releases. */
export interface AnotherHost {
  readonly address: string;
  close(): Promise<void>;
}

/** @param settings its own environment variables */
export async function anotherHost(settings: Readonly<Record<string, string>>): Promise<AnotherHost> {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-host-'));
  // All that the site stores but what its running host writes there.
  for (const name of readdirSync(dataFolder))
    if (!/^(?:database|running|registry)/.test(name)) symlinkSync(join(dataFolder, name), join(folder, name));
  const host = spawn(process.execPath, ['host/main.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...environment,
      DATA_DIR: folder,
      PORT: '0',
      API_URL: `http://127.0.0.1:${Number(new URL(site).port) + 1}`,
      PUBLIC_URL: 'http://localhost',
      RENDER_WORKERS: '1',
      ...settings,
    },
  });
  const close = async (): Promise<void> => {
    const ended = once(host, 'exit');
    if (host.kill('SIGTERM')) await ended;
    rmSync(folder, { recursive: true });
  };
  let address = '';
  try {
    await expect(async () => {
      address = (JSON.parse(readFileSync(join(folder, 'running-host.json'), 'utf8')) as { host: string }).host;
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
    }).toPass({ timeout: 30_000 });
  } catch (problem) {
    await close();
    throw problem;
  }
  return { address, close };
}
