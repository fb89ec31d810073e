import { act, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { lazyView } from './lazy-view.ts';

const lost = Object.assign(new Error('Loading chunk 7 failed.'), { request: '/r/x/1.0.0/web/js/7.js' });

test("[SHELL-38] a lazy view whose script is lost shows the server's HTML and is hydrated when its script arrives", async () => {
  jest.useFakeTimers();
  const reported: unknown[] = [];
  globalThis.reportError = (error) => void reported.push(error);
  let isLost = true;
  const Rates: ComponentType = () => <button type="button">Rates</button>;
  const part = lazyView(() => (isLost ? Promise.reject(lost) : Promise.resolve(Rates)));
  document.body.innerHTML = '<div id="root"><h1>Home</h1><!--$--><button type="button">Rates</button><!--/$--></div>';
  const root = document.getElementById('root') as HTMLElement;
  const sent = screen.getByRole('button');
  const errors = jest.fn();
  await act(async () => {
    hydrateRoot(
      root,
      <>
        <h1>Home</h1>
        <Suspense>
          <part.View />
        </Suspense>
      </>,
      { onCaughtError: errors, onUncaughtError: errors, onRecoverableError: errors },
    );
  });
  const isHydrated = () => Object.keys(sent).some((key) => key.startsWith('__reactProps'));
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect([sent.isConnected, isHydrated(), reported]).toEqual([true, false, [lost]]);
  isLost = false;
  await act(() => jest.advanceTimersByTimeAsync(8000));
  expect([sent.isConnected, isHydrated()]).toEqual([true, true]);
  expect(errors).not.toHaveBeenCalled();
  jest.useRealTimers();
});
