import { loadModule } from './load-container.ts';

interface Page {
  __VERANDAH_INTEGRITY__?: Record<string, string>;
}
const page = globalThis as unknown as Page & Record<string, unknown>;
const scripts: HTMLScriptElement[] = [];

/** jsdom loads no scripts: the test decides what each one does. */
function whenAdded(run: (script: HTMLScriptElement) => void): void {
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const script = nodes[0] as HTMLScriptElement;
    scripts.push(script);
    queueMicrotask(() => run(script));
  });
}
const done = (script: HTMLScriptElement): void => {
  script.onload?.(new Event('load'));
};
const failed = (script: HTMLScriptElement): void => {
  (script.onerror as () => void)();
};

beforeEach(() => {
  scripts.length = 0;
  page.__VERANDAH_INTEGRITY__ = {
    '/r/a/1.0.0/web/remoteEntry.js': 'sha384-a',
    '/r/a/2.0.0/web/remoteEntry.js': 'sha384-b',
  };
});
afterEach(() => jest.restoreAllMocks());

test("a release's container is fetched once, with its hash, and uses the host's shared modules", async () => {
  const scopes: unknown[] = [];
  whenAdded((script) => {
    page['mf_a__1'] = {
      init: (scope: unknown) => {
        scopes.push(scope);
      },
      get: (name: string) => Promise.resolve(() => ({ is: name })),
    };
    done(script);
  });
  const [app, fragments] = await Promise.all([
    loadModule({ container: 'mf_a__1', entry: '/r/a/1.0.0/web/remoteEntry.js' }, './app'),
    loadModule({ container: 'mf_a__1', entry: '/r/a/1.0.0/web/remoteEntry.js' }, './fragments'),
  ]);
  expect([app, fragments]).toEqual([{ is: './app' }, { is: './fragments' }]);
  expect(scripts.map(({ integrity, crossOrigin }) => [integrity, crossOrigin])).toEqual([['sha384-a', 'anonymous']]);
  expect(scopes).toHaveLength(1);
  expect(Object.keys(scopes[0] as object)).toEqual([
    'react',
    'react/jsx-runtime',
    'react-dom',
    'react-dom/client',
    '@verandah/kit',
  ]);
});

test('a script outside the release set is not loaded; a failed load can be retried', async () => {
  whenAdded(failed);
  await expect(loadModule({ container: 'mf_x__1', entry: '/r/x/1.0.0/web/remoteEntry.js' }, './app')).rejects.toThrow(
    'No integrity for /r/x/1.0.0/web/remoteEntry.js',
  );
  expect(scripts).toEqual([]);
  await expect(loadModule({ container: 'mf_a__2', entry: '/r/a/2.0.0/web/remoteEntry.js' }, './app')).rejects.toThrow(
    'could not be loaded',
  );
  jest.restoreAllMocks();
  whenAdded(done);
  await expect(loadModule({ container: 'mf_a__2', entry: '/r/a/2.0.0/web/remoteEntry.js' }, './app')).rejects.toThrow(
    'has no mf_a__2',
  );
  jest.restoreAllMocks();
  whenAdded((script) => {
    page['mf_a__2'] = { init: () => undefined, get: () => Promise.resolve(() => 2) };
    done(script);
  });
  expect(await loadModule({ container: 'mf_a__2', entry: '/r/a/2.0.0/web/remoteEntry.js' }, './app')).toBe(2);
});

test('a container that rejects the shared versions is a failed load', async () => {
  whenAdded((script) => {
    page['mf_a__1'] = undefined;
    done(script);
  });
  page['mf_a__9'] = {
    init: () => {
      throw new Error('Unsatisfied version 19.3.1 of react');
    },
    get: () => Promise.resolve(() => 9),
  };
  await expect(loadModule({ container: 'mf_a__9', entry: '/r/a/1.0.0/web/remoteEntry.js' }, './app')).rejects.toThrow(
    'Unsatisfied version',
  );
});
