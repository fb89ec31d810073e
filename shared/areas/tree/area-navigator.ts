import type { Router, Services } from '@verandah/kit';
import type { ComponentProps } from 'react';

type Navigator = ComponentProps<typeof Router>['navigator'];
const made = new WeakMap<Services, Navigator>();

/** Lets react-router's own links and hooks navigate by the host. */
export function areaNavigator(services: Services): Navigator {
  const known = made.get(services);
  if (known) return known;
  const href = (to: Parameters<Navigator['push']>[0]): string =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
  const navigator: Navigator = {
    createHref: href,
    go: (delta) => window.history.go(delta),
    push: (to) => void services.navigate(href(to)),
    replace: (to) => void services.navigate(href(to), { replace: true }),
  };
  made.set(services, navigator);
  return navigator;
}
