import { isPerformanceHubRequested } from './requested.ts';

test('[SHELL-19] the performance hub is shown once it was requested, until the tab is closed', () => {
  sessionStorage.clear();
  const isShown = (hash: string): boolean => isPerformanceHubRequested(hash, () => sessionStorage);
  expect([isShown(''), isShown('#schools'), isShown('#performance-hub'), isShown('')]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('[SHELL-19] without session storage it is shown on the page whose address requests it', () => {
  const none = (): Storage => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect([isPerformanceHubRequested('#performance-hub', none), isPerformanceHubRequested('', none)]).toEqual([
    true,
    false,
  ]);
});
