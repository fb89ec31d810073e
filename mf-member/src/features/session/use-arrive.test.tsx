import { act, renderHook } from '@testing-library/react';
import { createBus } from '@verandah/bus';
import { ServicesContext, type Services } from '@verandah/kit';
import type { ReactNode } from 'react';
import { patience, useArrive } from './use-arrive.ts';

afterEach(() => jest.useRealTimers());

function arriving(returnTo = '/alerts', isLive = true) {
  jest.useFakeTimers();
  const bus = createBus({ report: () => undefined });
  bus.publish('session', { signedIn: false, roles: [] });
  const [navigate, load] = [jest.fn(), jest.fn()];
  const services = {
    bus,
    navigate,
    isLive: () => isLive,
    session: { signedIn: false, roles: [], known: true },
  } as unknown as Services;
  const { result, unmount } = renderHook(() => useArrive(returnTo, load), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <ServicesContext value={services}>{children}</ServicesContext>
    ),
  });
  act(() => result.current('/member/mia'));
  return { bus, navigate, load, unmount };
}

test('[MEMB-01] once the host knows who has signed in, the page they came for is shown', () => {
  const { bus, navigate, load, unmount } = arriving();
  expect(navigate).not.toHaveBeenCalled();
  act(() => bus.publish('session', { signedIn: true, memberId: '1', roles: [] }));
  expect(navigate).toHaveBeenCalledWith('/alerts', { replace: true });
  unmount();
  jest.advanceTimersByTime(patience);
  expect(load).not.toHaveBeenCalled();
});

test('[MEMB-01] who has signed in is not left on the form: if the host is silent the browser loads the page', () => {
  const { load } = arriving();
  jest.advanceTimersByTime(patience - 1);
  expect(load).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledWith('/alerts');
});

test('[PORT-22] with script an agent who came from no page is shown the portal, while an area serves it', () => {
  for (const [returnTo, isLive, landed] of [
    ['/', true, '/agent-portal'],
    ['/', false, '/'],
    ['/alerts', true, '/alerts'],
  ] as const) {
    const { bus, navigate, unmount } = arriving(returnTo, isLive);
    act(() => bus.publish('session', { signedIn: true, memberId: '1', roles: ['member', 'agent'] }));
    expect(navigate).toHaveBeenCalledWith(landed, { replace: true });
    unmount();
  }
});
