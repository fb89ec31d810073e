import type { Preparation, PreparedPage } from '@verandah/areas';
import type { ShellStore } from '../shell/shell-state.ts';
import { applyHead } from './head.ts';
import type { Swap } from './stage.ts';

interface Parts {
  readonly store: ShellStore;
  readonly prepare: (href: string) => Promise<Preparation>;
  /** Renders a prepared page. */
  readonly show: (area: string, page: PreparedPage, swap: Swap) => Promise<void>;
  readonly report: (error: unknown, where: string) => void;
}

/** Renders the first page when the server could not. Tries once: a page load would return here. */
export async function firstPage(area: string, href: string, { store, prepare, show, report }: Parts): Promise<void> {
  store.set({ busy: true });
  try {
    const preparation = await prepare(href);
    if (!('page' in preparation)) throw new Error(`The page responded ${preparation.status}.`);
    const { page } = preparation;
    await show(area, page, () => {
      store.set({
        page: { kind: 'area', area },
        entryLinks: page.head.entryLinks,
        busy: false,
        announcement: page.head.title,
      });
      applyHead(page.head);
    });
  } catch (error) {
    report(error, `${area} first page`);
    store.set({ page: { kind: 'error', status: 503 }, busy: false });
  }
}
