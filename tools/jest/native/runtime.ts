import { createRequire, syncBuiltinESMExports } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Config } from '@jest/types';
import type NativeEnvironment from './environment.ts';

const require = createRequire(import.meta.url);

/** Where Jest's test framework looks for the limit that `jest.setTimeout` sets for a file. */
const timeout = Symbol.for('TEST_TIMEOUT_SYMBOL');

/** Files that this process has loaded: each time that one is imported it runs again, what it imports does not. */
let imported = 0;

/**
 * What Jest loads native tests with, in place of its own modules in a virtual machine: Node loads them, as it loads the
 * product. Everything else is Jest's: processes, limits of time, unhandled rejections, hooks and reports.
 */
export default class NativeRuntime {
  readonly #environment: NativeEnvironment;

  constructor(_config: Config.ProjectConfig, environment: NativeEnvironment) {
    this.#environment = environment;
  }

  /** Jest's test framework has state in its modules: each test file gets fresh ones. */
  requireInternalModule(path: string): unknown {
    Reflect.deleteProperty(require.cache, path);
    Reflect.deleteProperty(globalThis, Symbol.for('EVENT_HANDLERS'));
    return require(path);
  }

  requireModule(path: string): unknown {
    return require(path);
  }

  unstable_shouldLoadAsEsm(): boolean {
    return true;
  }

  async unstable_importModule(path: string): Promise<void> {
    imported += 1;
    await import(`${pathToFileURL(path).href}?${imported}`);
  }

  setGlobalsForRuntime(): void {
    Object.assign(globalThis, { jest: jestObject(this.#environment), [timeout]: undefined });
  }

  getSourceMaps(): Map<string, string> {
    return new Map();
  }

  getAllCoverageInfoCopy(): undefined {
    return undefined;
  }

  enterTestCode(): void {}
  leaveTestCode(): void {}
  teardown(): void {}
}

/** The part of the `jest` object that has a meaning without Jest's modules. */
function jestObject({ fakeTimersModern: timers, moduleMocker: mocker }: NativeEnvironment): object {
  const spyOn = mocker.spyOn.bind(mocker) as (
    of: object,
    name: PropertyKey,
    access?: 'get' | 'set',
  ) => { mockRestore(): void };
  const jest = {
    fn: mocker.fn.bind(mocker),
    spyOn(...given: Parameters<typeof spyOn>) {
      const spy = spyOn(...given);
      // Of Node's own modules, what is imported by name changes too.
      syncBuiltinESMExports();
      const { mockRestore } = spy;
      spy.mockRestore = () => {
        mockRestore();
        syncBuiltinESMExports();
      };
      return spy;
    },
    clearAllMocks: mocker.clearAllMocks.bind(mocker),
    resetAllMocks: mocker.resetAllMocks.bind(mocker),
    restoreAllMocks() {
      mocker.restoreAllMocks();
      syncBuiltinESMExports();
      return jest;
    },
    useFakeTimers(config: Config.FakeTimersConfig = {}) {
      // Node's own streams and requests go on with these.
      const own = ['nextTick', 'queueMicrotask'] as const;
      const doNotFake = [...(('doNotFake' in config && config.doNotFake) || []), ...own];
      timers.useFakeTimers({ ...config, doNotFake } as Config.FakeTimersConfig);
      return jest;
    },
    useRealTimers() {
      timers.useRealTimers();
      return jest;
    },
    setSystemTime: (now?: number | Date) => timers.setSystemTime(now),
    advanceTimersByTime: (ms: number) => timers.advanceTimersByTime(ms),
    advanceTimersByTimeAsync: (ms: number) => timers.advanceTimersByTimeAsync(ms),
    runOnlyPendingTimers: () => timers.runOnlyPendingTimers(),
    runAllTimers: () => timers.runAllTimers(),
    getTimerCount: () => timers.getTimerCount(),
    now: () => timers.now(),
    setTimeout(ms: number) {
      Object.assign(globalThis, { [timeout]: ms });
      return jest;
    },
  };
  return jest;
}
