import { definePage, lazyView, type Page } from '@verandah/areas';
import { Suspense } from 'react';
import type { PortalView } from './portal.tsx';
import type { PortalData, PortalPart } from './portal-part.ts';
import styles from './portal.module.css';

/** The script that all portal pages share, and the loader of each page's own. */
export interface PortalScript {
  readonly parts: Readonly<Record<string, () => Promise<PortalPart<unknown>>>>;
  readonly PortalView: typeof PortalView;
}

/** Loads data and handles forms: a first page rendered by the server needs neither. */
const fetchSource = () => import('./load-portal.ts');

/**
 * Defines a page of the agents' portal. The portal's script and the page's own are loaded when the page is visited, so
 * that no public page contains them.
 */
export function portalPage(
  name: string,
  route: string,
  fetchScript: () => Promise<PortalScript>,
): Page<PortalData<unknown>> {
  const script = async () => {
    const { parts, ...rest } = await fetchScript();
    const part = parts[name];
    if (!part) throw new Error(`The agents' portal has no page "${name}".`);
    return { ...rest, part: await part() };
  };
  const later = lazyView(async () => {
    const { PortalView: View, part } = await script();
    return ({ data }: { readonly data: PortalData<unknown> }) => <View part={part} data={data} />;
  });
  return definePage<PortalData<unknown>>({
    name: `portal-${name}`,
    routes: [route],
    chunk: ['agents-portal', `agents-portal-${name}`],
    fetch: later.fetch,
    async load(request) {
      const [{ loadPage }, { part }] = await Promise.all([fetchSource(), script(), later.fetch()]);
      return loadPage(part, request);
    },
    async submit(request, form) {
      const [{ submitPage }, { part }] = await Promise.all([fetchSource(), script(), later.fetch()]);
      return submitPage(part, request, form);
    },
    View: ({ data }) => (
      <Suspense fallback={<div className={styles.page} />}>
        <later.View data={data} />
      </Suspense>
    ),
  });
}
