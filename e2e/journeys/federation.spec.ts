import { expect, test, type Page, type Request } from '../test.ts';
import { watchConsole } from '../console.ts';
import { untilHydrated } from '../hydration.ts';
import { liveVersions } from '../live.ts';
import { site } from '../site.ts';

const results = '/for-sale/melbourne-vic-3000/real-estate';
/** The federation runtime's chunk of the host. */
const runtime = /\/r\/host\/[^/]+\/web\/js\/federation\.[^/]+\.js$/;

interface Federation {
  /** Absent until the runtime has arrived, if the extension made the object. */
  readonly __INSTANCES__?: readonly { readonly name: string }[];
}
/** Who has an instance of the runtime; undefined before it has arrived. */
const instances = (page: Page): Promise<string[] | undefined> =>
  page.evaluate(() =>
    (globalThis as { __FEDERATION__?: Federation }).__FEDERATION__?.__INSTANCES__?.map(({ name }) => name),
  );

/**
 * Interacts until the page notices it and loads what later navigation needs: it listens for interactions once the
 * browser has nothing else to do.
 */
async function interact(page: Page): Promise<void> {
  let isRequested = false;
  const see = (request: Request): void => void (isRequested ||= runtime.test(request.url()));
  page.on('request', see);
  let y = 200;
  await expect
    .poll(async () => {
      await page.mouse.move(200, (y += 1));
      return isRequested;
    })
    .toBe(true);
  page.off('request', see);
}

/** Goes to a page of another area, without loading a document. */
async function navigate(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['same'] = 'yes';
  });
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/property\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html[data-same]')).toBeAttached();
}

test('[REL-15] a first page has no federation runtime, which then adopts its container and loads each other file once', async ({
  page,
}) => {
  const problems = watchConsole(page);
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/r/')) requested.push(pathname);
  });
  await page.goto(results);
  await untilHydrated(page);
  expect(await instances(page)).toBeUndefined();
  expect(requested.filter((path) => runtime.test(path))).toEqual([]);
  await interact(page);
  await expect.poll(() => instances(page)).toEqual(expect.arrayContaining(['shell']));
  await navigate(page);
  const names = (await instances(page)) ?? [];
  for (const area of ['search', 'listing']) expect(names.join(' ')).toContain(`mf_${area}__`);
  const ofListing = requested.filter((path) => path.startsWith('/r/listing/'));
  expect(ofListing.filter((path) => path.endsWith('.json')).map((path) => path.split('/').at(-1))).toEqual([
    'mf-manifest.json',
  ]);
  expect(requested.filter((path, index) => requested.indexOf(path) !== index)).toEqual([]);
  expect(problems).toEqual([]);
});

/** What Module Federation's extension reads of a page: see its `post-message-start.ts` and `share-utils.ts`. */
interface ToolsView {
  readonly moduleInfo: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly buildVersion?: string;
        readonly remoteEntry?: string;
        readonly remotesInfo?: Readonly<Record<string, { readonly matchedVersion: string }>>;
        readonly shared?: readonly { readonly sharedName: string; readonly version: string }[];
        readonly modules?: readonly { readonly moduleName: string }[];
      }
    >
  >;
  readonly __SHARE__: Readonly<
    Record<
      string,
      Record<string, Record<string, Record<string, { from: string; useIn: readonly string[]; loaded?: boolean }>>>
    >
  >;
}

test('[SHELL-23] Module Federation’s developer tools find the host, areas with releases, manifests and shared packages', async ({
  page,
}) => {
  // The extension puts this on the page before the site's scripts, and hears of each manifest through its plugin.
  await page.addInitScript(() => {
    const federation = { __GLOBAL_PLUGIN__: [] as object[] };
    const heard: string[] = [];
    for (const name of ['__FEDERATION__', '__VMOK__'])
      Object.defineProperty(globalThis, name, { value: federation, configurable: false, writable: true });
    Object.assign(globalThis, { heard });
    federation.__GLOBAL_PLUGIN__.push({
      name: 'mf-devtool-getModuleInfo-plugin',
      loadRemoteSnapshot(loaded: { readonly moduleInfo: { readonly name: string } }) {
        heard.push(loaded.moduleInfo.name);
        return loaded;
      },
    });
  });
  const problems = watchConsole(page);
  const { version, areas } = await liveVersions();
  const container = (area: string): string => `mf_${area}__${areas[area]?.replaceAll('.', '_') ?? ''}`;
  const manifest = (area: string): string => `${site}/r/${area}/${areas[area] ?? ''}/web/mf-manifest.json`;
  await page.goto(results);
  await untilHydrated(page);
  await interact(page);
  await expect.poll(() => instances(page)).toEqual(expect.arrayContaining(['shell']));
  await navigate(page);
  const found = await page.evaluate(() => {
    const { moduleInfo, __SHARE__ } = (globalThis as unknown as { __FEDERATION__: ToolsView }).__FEDERATION__;
    const versions = Object.entries(__SHARE__['shell']?.['default'] ?? {}).flatMap(([name, each]) =>
      Object.entries(each).map(([shared, { from, useIn, loaded }]) => ({ name, shared, from, useIn, loaded })),
    );
    const { heard } = globalThis as unknown as { heard: string[] };
    return { moduleInfo: structuredClone(moduleInfo), versions, heard };
  });
  expect(found.moduleInfo['shell']).toMatchObject({ version });
  for (const area of ['search', 'listing']) {
    expect(found.moduleInfo['shell']?.remotesInfo?.[container(area)]).toEqual({ matchedVersion: manifest(area) });
    const release = found.moduleInfo[`${container(area)}:${manifest(area)}`];
    expect(release).toMatchObject({ buildVersion: areas[area], remoteEntry: 'remoteEntry.js' });
    expect(release?.modules?.map(({ moduleName }) => moduleName)).toContain('app');
    expect(release?.shared).toContainEqual(expect.objectContaining({ sharedName: '@verandah/kit' }));
    expect(found.heard).toContain(container(area));
  }
  for (const name of ['react', 'react-dom/client', '@verandah/kit']) {
    const versions = found.versions.filter((each) => each.name === name);
    expect(versions).toHaveLength(1);
    expect(versions[0]).toMatchObject({ from: 'shell', loaded: true });
    expect(versions[0]?.useIn).toEqual(expect.arrayContaining([container('search'), container('listing')]));
  }
  expect(problems).toEqual([]);
});

test('[REL-15, SHELL-23] single-spa’s inspector finds the areas as applications, the mounted one and when each is active', async ({
  page,
}) => {
  // The extension puts this object on the page before the site's scripts; single-spa adds what it may call.
  await page.addInitScript(() => {
    Object.assign(globalThis, { __SINGLE_SPA_DEVTOOLS__: {} });
  });
  const applications = (): Promise<string[]> =>
    page.evaluate(() => {
      interface Application {
        readonly name: string;
        readonly status: string;
        readonly activeWhen: (place: Location) => boolean;
      }
      const { exposedMethods } = (
        globalThis as unknown as { __SINGLE_SPA_DEVTOOLS__: { exposedMethods?: { getRawAppData(): Application[] } } }
      ).__SINGLE_SPA_DEVTOOLS__;
      return (
        exposedMethods
          ?.getRawAppData()
          .map(({ name, status, activeWhen }) => `${name} ${status}${activeWhen(location) ? ' active' : ''}`) ?? []
      );
    });
  await page.goto(results);
  await untilHydrated(page);
  await interact(page);
  await expect.poll(applications).toContain('search MOUNTED active');
  const { areas } = await liveVersions();
  const names = (await applications()).map((text) => text.split(' ')[0]);
  expect(names.toSorted()).toEqual(Object.keys(areas).toSorted());
  await navigate(page);
  await expect.poll(applications).toContain('listing MOUNTED active');
  expect((await applications()).filter((text) => text.endsWith('active'))).toEqual(['listing MOUNTED active']);
});

test('[REL-15] a federation runtime that cannot be loaded, or never responds, blocks no other area', async ({
  page,
}) => {
  for (const fault of ['fails', 'hangs']) {
    await test.step(fault, async () => {
      await page.unrouteAll();
      await page.route(runtime, (route) => (fault === 'fails' ? route.abort() : undefined));
      await page.goto(results);
      await untilHydrated(page);
      await interact(page);
      await navigate(page);
      expect(await instances(page)).toBeUndefined();
    });
  }
});
