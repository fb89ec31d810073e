import '@verandah/design/tokens.css';
import '@verandah/design/reset.css';
import { matchRoute, type AreaServices, type FragmentModule, type Page, type PreparedPage } from '@verandah/areas';
import { AreaTree, preparePage } from '@verandah/areas/browser';
import { areaElement, byId, readBoot, reportError, startPage, type Areas, type BootData } from '@verandah/host/browser';
import { useSyncExternalStore } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** A page of the site with its own script. */
export interface PlainPage {
  readonly area: string;
  readonly name: string;
  readonly routes: readonly string[];
  load(): Promise<Page<unknown>>;
}
export type PlainFragments = Readonly<Record<string, () => Promise<FragmentModule>>>;

/** Runs the pages without federation and without single-spa: each area's tree in a React root. */
const plainAreas =
  (pages: readonly PlainPage[], fragments: PlainFragments) =>
  (boot: BootData, services: AreaServices): Areas => {
    const loaded = new Map<string, readonly Page<unknown>[]>();
    const fetchPage = async (wanted: PlainPage): Promise<Page<unknown>> => {
      const page = await wanted.load();
      const known = loaded.get(wanted.area) ?? [];
      if (!known.includes(page)) loaded.set(wanted.area, [...known, page]);
      return page;
    };
    // The first page's script is requested before anything is rendered.
    const first = pages.find(({ area, name }) => area === boot.page?.area && name === boot.page.name);
    const coming = first && fetchPage(first);

    let shown: { readonly area: string; readonly root: Root } | undefined;
    let current: PreparedPage | undefined;
    const changed = new Set<() => void>();
    const follow = (each: () => void): (() => void) => {
      changed.add(each);
      return () => {
        changed.delete(each);
      };
    };
    function Tree({ area }: { readonly area: string }) {
      const page = useSyncExternalStore(
        follow,
        () => current,
        () => current,
      );
      return page && <AreaTree shown={page} pages={loaded.get(area) ?? []} services={services} />;
    }
    const options = (area: string) => ({
      identifierPrefix: `${area}-`,
      onRecoverableError: (error: unknown) => reportError(error, `${area} hydrate`),
    });
    return {
      async begin(area, page) {
        const { fetch } = (await coming) ?? {};
        await fetch?.();
        if (!area || !page) return;
        current = page;
        shown = { area, root: hydrateRoot(byId(areaElement(area)), <Tree area={area} />, options(area)) };
      },
      readyToNavigate: () => Promise.resolve(),
      releaseOf: (area) => area,
      async prepare(_area, href) {
        const target = matchRoute(pages, new URL(href, window.location.href).pathname)?.target;
        return target ? preparePage({}, [await fetchPage(target)], href, services) : { status: 404 };
      },
      async show(area, page, swap) {
        current = page;
        if (shown?.area === area) for (const each of changed) each();
        else {
          shown?.root.unmount();
          shown = { area, root: createRoot(byId(areaElement(area)), options(area)) };
          shown.root.render(<Tree area={area} />);
        }
        swap();
      },
      loadFragments: ({ container }) =>
        fragments[container]?.() ?? Promise.reject(new Error(`${container} has no fragments.`)),
    };
  };

/** The same site as one application: the same shell, trees and navigation. */
export const startPlain = (pages: readonly PlainPage[], fragments: PlainFragments): Promise<void> =>
  startPage(readBoot(), plainAreas(pages, fragments));
