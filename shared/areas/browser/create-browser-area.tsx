import { BehaviorSubject, singleSpaReact } from '@verandah/kit';
import * as React from 'react';
import type { ReactNode } from 'react';
import type { AreaContract } from '../area.ts';
import type { AreaModule, AreaProps, PreparedPage } from '../browser-area.ts';
import type { Page } from '../page.ts';
import { AreaTree } from '../tree/area-tree.tsx';
import { preparePage } from './prepare-page.ts';
import { reactRoots } from './react-roots.ts';

/**
 * Lifecycles of an area, exposed as './app': `export const { version, bootstrap, mount, unmount, prepare, show } =
 * createBrowserArea(area, pages);`
 */
export function createBrowserArea(contract: AreaContract, pages: readonly Page<unknown>[]): AreaModule {
  let props: AreaProps | undefined;
  let shown: BehaviorSubject<PreparedPage> | undefined;

  function Root(): ReactNode {
    const page = React.useSyncExternalStore(follow, current, current);
    return props && <AreaTree shown={page} pages={pages} services={props.services} />;
  }
  const current = (): PreparedPage => {
    if (!shown) throw new Error(`${contract.name} is not mounted.`);
    return shown.value;
  };
  const follow = (changed: () => void): (() => void) => {
    const following = shown?.subscribe(changed);
    return () => following?.unsubscribe();
  };

  const lifecycles = singleSpaReact<AreaProps>({
    React,
    ReactDOMClient: reactRoots(contract.name, () => props?.services),
    rootComponent: Root,
    domElementGetter: (given) => given.container(),
    renderType: () => (props?.container().hasAttribute('data-ssr') ? 'hydrateRoot' : 'createRoot'),
    suppressComponentDidCatchWarning: true, // AreaBoundary, inside the tree
  });
  type Given = Parameters<typeof lifecycles.mount>[0];

  return {
    // oxlint-disable-next-line no-restricted-globals -- the build puts the value here
    version: process.env.AREA_VERSION ?? 'development',
    bootstrap: (given) => lifecycles.bootstrap(given as Given),
    async mount(given) {
      props = given;
      shown = new BehaviorSubject(given.first);
      await pages.find(({ name }) => name === given.first.page)?.fetch?.();
      await lifecycles.mount(given as Given);
      given.container().removeAttribute('data-ssr');
    },
    async unmount(given) {
      await lifecycles.unmount(given as Given);
      shown?.complete();
      shown = undefined;
    },
    prepare: (href, services) => preparePage(contract, pages, href, services, shown?.value),
    show: (page) => shown?.next(page),
  };
}
