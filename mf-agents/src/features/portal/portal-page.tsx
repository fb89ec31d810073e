import { definePage, laterView, type Page } from '@verandah/areas';
import { Suspense } from 'react';
import type { loadPage, submitPage } from './load-portal.ts';
import type { PortalView } from './portal.tsx';
import type { PortalData, PortalPart } from './portal-part.ts';
import styles from './portal.module.css';

/** What all pages of the agent's place are made of. */
export interface PortalScript {
  readonly parts: Readonly<Record<string, PortalPart<unknown>>>;
  readonly loadPage: typeof loadPage;
  readonly submitPage: typeof submitPage;
  readonly PortalView: typeof PortalView;
}

/** A page of the agent's place. Its script is fetched with the first page of its chunk, so that no page for visitors carries it. */
export function portalPage(name: string, route: string, chunk: string, fetchScript: () => Promise<PortalScript>): Page<PortalData<unknown>> {
  const script = async () => {
    const { parts, ...rest } = await fetchScript();
    const part = parts[name];
    if (!part) throw new Error(`The agent's place has no page "${name}".`);
    return { ...rest, part };
  };
  const later = laterView(async () => {
    const { PortalView: View, part } = await script();
    return ({ data }: { readonly data: PortalData<unknown> }) => <View part={part} data={data} />;
  });
  return definePage<PortalData<unknown>>({
    name: `portal-${name}`, routes: [route], chunk, fetch: later.fetch,
    async load(request) {
      const [{ loadPage: load, part }] = await Promise.all([script(), later.fetch()]);
      return load(part, request);
    },
    async submit(request, form) {
      const [{ submitPage: submit, part }] = await Promise.all([script(), later.fetch()]);
      return submit(part, request, form);
    },
    View: ({ data }) => <Suspense fallback={<div className={styles.page} />}><later.View data={data} /></Suspense>,
  });
}
