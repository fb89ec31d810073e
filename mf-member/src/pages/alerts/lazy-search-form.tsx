import { lazyView, OnceAlive } from '@verandah/areas';
import { memo, Suspense } from 'react';
import type { SearchFormProps } from './search-form.tsx';

const later = lazyView(async () => (await import('./search-form.tsx')).SearchForm);

/** Loads the form's script. Call it before rendering a page with it. */
export const fetchSearchForm = later.fetch;

/**
 * The form that changes an alert's search. It is a lazy view, because the code of searches is as large as the rest of
 * the page and the form opens on request.
 */
export const LazySearchForm = memo((props: SearchFormProps) => (
  <Suspense>
    <OnceAlive>
      <later.View {...props} />
    </OnceAlive>
  </Suspense>
));
