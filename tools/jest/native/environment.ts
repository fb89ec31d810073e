import { enableCompileCache, syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import type { EnvironmentContext, JestEnvironment, JestEnvironmentConfig } from '@jest/environment';
import { ModernFakeTimers } from '@jest/fake-timers';
import type { Circus } from '@jest/types';
import { ModuleMocker } from 'jest-mock';
import { limitFile } from '../file-limit.ts';
import { loadBrowserModules } from './browser-modules.ts';

loadBrowserModules();
// Once Jest has ended, this process is not needed, which a test may block.
if (process.connected) setInterval(() => process.connected || process.exit(1), 1000).unref();
// Workers are replaced as they grow: the next one need not compile what the last one did, nor what a test starts.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../../.cache/compiled');
enableCompileCache(process.env['NODE_COMPILE_CACHE']);

/** What Node has, before any test replaces it. */
const globals = Object.getOwnPropertyDescriptors(globalThis);

/**
 * The test environment of native tests: the process's own globals. What a test file changes in Node's globals, the
 * environment variables, the working directory, timers and mocks is put back when it ends.
 */
export default class NativeEnvironment implements JestEnvironment {
  readonly global = globalThis as unknown as JestEnvironment['global'];
  readonly fakeTimers = null;
  readonly fakeTimersModern: ModernFakeTimers;
  readonly moduleMocker = new ModuleMocker(globalThis);
  /** Absent: Jest's test framework handles all events itself. */
  readonly handleTestEvent?: Circus.EventHandler;
  readonly #before = { exit: process.exit, folder: process.cwd(), env: { ...process.env } };

  constructor({ projectConfig }: JestEnvironmentConfig, { testPath }: EnvironmentContext) {
    limitFile(testPath);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup(): Promise<void> {
    // Jest's translates every frame of every error that anybody looks at; Node runs these files as they are written.
    Reflect.deleteProperty(Error, 'prepareStackTrace');
  }

  async teardown(): Promise<void> {
    limitFile(undefined);
    const { exit, folder, env } = this.#before;
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    syncBuiltinESMExports();
    restoreGlobals();
    // Jest replaces it for each file.
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

function restoreGlobals(): void {
  for (const [name, before] of Object.entries(globals)) {
    const now = Object.getOwnPropertyDescriptor(globalThis, name);
    const isSame = now !== undefined && now.value === before.value && now.get === before.get && now.set === before.set;
    if (!isSame && before.configurable === true) Object.defineProperty(globalThis, name, before);
  }
}
