import { definePage, lazyView, type Page } from '@verandah/areas';
import { Suspense } from 'react';
import type { PortalView } from './portal.tsx';
import type { PortalData, PortalPart } from './portal-part.ts';
import styles from './portal.module.css';

/** What all pages of the agent's place have in common, and where each has its own. */
export interface PortalScript {
  readonly parts: Readonly<Record<string, () => Promise<PortalPart<unknown>>>>;
  readonly PortalView: typeof PortalView;
}

/** Where its data come from and what its forms do: the first page, which the server drew, needs neither. */
const fetchSource = () => import('./load-portal.ts');

/**
 * A page of the agent's place. Its two scripts, the place's and its own, are fetched when it is visited, so that no
 * page for visitors carries them.
 */
export function portalPage(
  name: string,
  route: string,
  fetchScript: () => Promise<PortalScript>,
): Page<PortalData<unknown>> {
  const script = async () => {
    const { parts, ...rest } = await fetchScript();
    const part = parts[name];
    if (!part) throw new Error(`The agent's place has no page "${name}".`);
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
