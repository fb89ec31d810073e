import { useNow } from '@verandah/kit';
import { act, render, screen } from '@testing-library/react';
import { PageClock } from './page-clock.tsx';

const minute = 60_000;
const noon = Date.UTC(2026, 5, 1, 2);

const Time = () => <p>{useNow()}</p>;
const show = (renderedAt: number) => (
  <PageClock renderedAt={renderedAt}>
    <Time />
  </PageClock>
);
const shown = (): number => Number(screen.getByRole('paragraph').textContent);

beforeEach(() => {
  jest.useFakeTimers({ now: noon });
});
afterEach(() => {
  jest.useRealTimers();
});

test('[SHELL-24] a page that was rendered a while ago shows the present once it runs', () => {
  render(show(noon - 4 * minute));
  expect(shown()).toBe(noon);
});

test('[SHELL-24] a page that was just rendered is not rendered again', () => {
  render(show(noon - 20_000));
  expect(shown()).toBe(noon - 20_000);
});

test('[SHELL-24] a page to which its visitor comes back shows the present', () => {
  render(show(noon));
  jest.setSystemTime(noon + 10 * minute);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(shown()).toBe(noon + 10 * minute);
});

test('[SHELL-24] a device whose clock is slow shows the time of the page, and the next page its own', () => {
  const { rerender } = render(show(noon + 60 * minute));
  expect(shown()).toBe(noon + 60 * minute);
  rerender(show(noon + 90 * minute));
  expect(shown()).toBe(noon + 90 * minute);
});
