import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { JestEnvironment, JestEnvironmentConfig } from '@jest/environment';
import { ModernFakeTimers } from '@jest/fake-timers';
import type { Circus } from '@jest/types';
import { ModuleMocker } from 'jest-mock';
import { loadBrowserModules } from './browser-modules.ts';

// Workers are replaced as they grow: the next one need not compile what the last one did.
loadBrowserModules();
enableCompileCache(join(import.meta.dirname, '../../.cache/compiled'));

/**
 * The test environment of native tests: the process's own globals. What a test file changes in the environment
 * variables, the working directory, timers and mocks is put back when it ends.
 */
export default class NativeEnvironment implements JestEnvironment {
  readonly global = globalThis as unknown as JestEnvironment['global'];
  readonly fakeTimers = null;
  readonly fakeTimersModern: ModernFakeTimers;
  readonly moduleMocker = new ModuleMocker(globalThis);
  /** Absent: how the default handler of Jest's test framework has it. */
  readonly handleTestEvent?: Circus.EventHandler;
  readonly #before = {
    console: globalThis.console,
    exit: process.exit,
    folder: process.cwd(),
    env: { ...process.env },
  };

  constructor({ projectConfig }: JestEnvironmentConfig) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup(): Promise<void> {}

  async teardown(): Promise<void> {
    const { console, exit, folder, env } = this.#before;
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    // Jest replaces both for each file.
    globalThis.console = console;
    process.exit = exit;
    if (process.cwd() !== folder) process.chdir(folder);
    for (const name of Object.keys(process.env)) if (!(name in env)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, env);
  }

  exportConditions(): string[] {
    return ['node', 'node-addons'];
  }

  getVmContext(): null {
    return null;
  }
}
