import { NowContext, Router, ServicesContext } from '@verandah/kit';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { AreaContract } from '../area.ts';
import type { FragmentModule } from '../fragment.ts';
import { areaNavigator } from '../tree/area-navigator.ts';
import { FragmentBoundary } from '../tree/fragment-boundary.tsx';

/**
 * A fragment's view: rendered again for each message of its topic. Each message is a new object: two with equal content
 * are two messages. Hooks of the router find the page's address at that time.
 */
export type FragmentView = ComponentType<{ readonly message: unknown }>;

/**
 * The fragments of an area, exposed as './fragments': `export const { version, open } = createFragments(area, { save:
 * async () => (await import('…')).SaveLayer });` Each is loaded by its own script.
 */
export function createFragments(
  contract: AreaContract,
  views: Readonly<Record<string, () => Promise<FragmentView>>>,
): FragmentModule {
  const roots = new WeakMap<HTMLElement, Root>();
  return {
    // oxlint-disable-next-line no-restricted-globals -- the build puts the value here
    version: process.env.AREA_VERSION ?? 'development',
    async open(name, { container, services, message }) {
      const load = views[name];
      if (!load) throw new Error(`${contract.name} has no fragment "${name}".`);
      const View = await load();
      const root =
        roots.get(container) ??
        createRoot(container, {
          identifierPrefix: `${contract.name}-${name}-`,
          onUncaughtError: (error: unknown) => services.report(error, 'uncaught'),
          onCaughtError: () => undefined, // the boundary has reported it
        });
      roots.set(container, root);
      // Rendered at once: what is opened by a press may need the focus that it is given.
      flushSync(() =>
        root.render(
          <ServicesContext value={services}>
            <NowContext value={Date.now()}>
              <Router location={window.location.pathname + window.location.search} navigator={areaNavigator(services)}>
                <FragmentBoundary message={message} report={services.report}>
                  <View message={message} />
                </FragmentBoundary>
              </Router>
            </NowContext>
          </ServicesContext>,
        ),
      );
    },
  };
}
