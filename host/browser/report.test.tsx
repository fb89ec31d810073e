import { trail } from '../shell/trail.ts';
import { followLeaving } from './leaving.ts';
import { reportError, reportUncaught } from './report.ts';

test('[SHELL-42] once the visitor has left the page, requests that end are not reported; after a return they are', () => {
  const reported = jest.fn();
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  reportUncaught(reported);
  followLeaving();
  const cut = new TypeError('NetworkError when attempting to fetch resource.');
  window.dispatchEvent(new Event('pagehide'));
  reportError(cut, 'graph UnreadNotifications');
  expect([reported.mock.calls, logged.mock.calls]).toEqual([[], []]);
  window.dispatchEvent(new Event('pageshow'));
  reportError(cut, 'graph UnreadNotifications');
  expect([reported.mock.calls, logged.mock.calls.length]).toEqual([[[cut, 'graph UnreadNotifications']], 1]);
  logged.mockRestore();
});

test('[SHELL-16] the steps of a visit name the message of a failed operation, which is no Error', () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const failure = { operation: 'Facets', reason: 'timeout', message: 'Facets took longer than 8 s', variables: {} };
  reportError(failure, 'graph Facets');
  expect(trail.steps.at(-1)?.text).toBe('graph Facets: Facets took longer than 8 s');
  reportError('no words', 'page uncaught');
  expect(trail.steps.at(-1)?.text).toBe('page uncaught: no words');
  logged.mockRestore();
});
