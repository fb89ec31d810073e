import type { Preparation, PreparedPage } from '@verandah/areas';
import type { ShellStore } from '../shell/shell-state.ts';
import { applyHead } from './head.ts';

interface Parts {
  readonly store: ShellStore;
  readonly prepare: (href: string) => Promise<Preparation>;
  /** Draws a prepared page; calls `swap` at the moment when it is seen. */
  readonly show: (area: string, page: PreparedPage, swap: () => void) => Promise<void>;
  readonly report: (error: unknown, where: string) => void;
}

/** The first page, when the server could not draw it: the browser tries once; a page load would only come back here. */
export async function firstPage(area: string, href: string, { store, prepare, show, report }: Parts): Promise<void> {
  store.set({ busy: true });
  try {
    const preparation = await prepare(href);
    if (!('page' in preparation)) throw new Error(`The page answers ${preparation.status}.`);
    const { page } = preparation;
    await show(area, page, () => {
      store.set({ page: { kind: 'area', area }, busy: false, announcement: page.head.title });
      applyHead(page.head);
    });
  } catch (error) {
    report(error, `${area} first page`);
    store.set({ page: { kind: 'error', status: 503 }, busy: false });
  }
}
