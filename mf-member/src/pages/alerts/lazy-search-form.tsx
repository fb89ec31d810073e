import { lazyView, OnceAlive } from '@verandah/areas';
import { memo, Suspense } from 'react';
import type { SearchFormProps } from './search-form.tsx';

const later = lazyView(async () => (await import('./search-form.tsx')).SearchForm);

/** Fetches the form's script: to be done before a page with it is drawn. */
export const fetchSearchForm = later.fetch;

/**
 * The form that changes an alert's search: it knows all of searching, which weighs as much as the rest of the page, and
 * is pressed open.
 */
export const LazySearchForm = memo((props: SearchFormProps) => (
  <Suspense>
    <OnceAlive>
      <later.View {...props} />
    </OnceAlive>
  </Suspense>
));
