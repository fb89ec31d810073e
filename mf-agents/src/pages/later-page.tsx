import { definePage, laterView, type FormFields, type Page, type PageRequest } from '@verandah/areas';
import { Suspense } from 'react';

/** What a page says of itself before its script is there. */
interface Known extends Pick<Page<unknown>, 'name' | 'routes' | 'staysMounted'> { readonly takesForms?: boolean }

/** A page whose script comes when it is asked for: none carries that of the others. Its styles must be imported beside it, since the server draws it. */
export function laterPage({ takesForms = false, ...known }: Known, fetched: () => Promise<Page<unknown>>): Page<unknown> {
  const later = laterView(async () => (await fetched()).View);
  return definePage<unknown>({
    ...known, fetch: later.fetch,
    async load(request) {
      const [page] = await Promise.all([fetched(), later.fetch()]);
      return page.load(request);
    },
    ...takesForms && {
      async submit(request: PageRequest, form: FormFields) {
        const [page] = await Promise.all([fetched(), later.fetch()]);
        return page.submit ? page.submit(request, form) : page.load(request);
      },
    },
    View: ({ data }) => <Suspense><later.View data={data} /></Suspense>,
  });
}
