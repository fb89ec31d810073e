import { lazyView, OnceAlive } from '@verandah/areas';
import { Suspense } from 'react';
import type { AccessTokensProps } from './access-tokens.tsx';

const later = lazyView(async () => (await import('./access-tokens.tsx')).AccessTokens);

/** Loads the view's script. Call it before rendering a page with it. */
export const fetchAccessTokens = later.fetch;

/** Access tokens: a lazy view, since few members have any. */
export const LazyAccessTokens = (props: AccessTokensProps) => (
  <Suspense>
    <OnceAlive>
      <later.View {...props} />
    </OnceAlive>
  </Suspense>
);
