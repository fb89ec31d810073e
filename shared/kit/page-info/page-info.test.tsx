import { act, render, screen } from '@testing-library/react';
import { lazy, memo, Suspense, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PageInfoProvider, usePageInfo } from './page-info.tsx';

const Show = () => <output>{JSON.stringify(usePageInfo())}</output>;
const shown = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '');
const size = (width: number, height: number): void =>
  act(() => {
    Object.assign(window, { innerWidth: width, innerHeight: height });
    window.dispatchEvent(new Event('resize'));
  });

test('[SHELL-13] before the client has measured it, the viewport is 480 × 667', () => {
  const html = renderToString(
    <PageInfoProvider href="/a">
      <Show />
    </PageInfoProvider>,
  ).replaceAll('&quot;', '"');
  expect(JSON.parse(/\{.*\}/.exec(html)?.[0] ?? '')).toEqual({
    width: 480,
    height: 667,
    isTablet: false,
    isDesktop: false,
    isFirstLoad: true,
    isClient: false,
  });
});

test('[SHELL-13] tablet is 768 to 960, desktop above; the first-load flag turns false with the first route change', () => {
  size(767, 900);
  const { rerender, unmount } = render(
    <PageInfoProvider href="/a">
      <Show />
    </PageInfoProvider>,
  );
  expect(shown()).toMatchObject({
    width: 767,
    height: 900,
    isTablet: false,
    isDesktop: false,
    isFirstLoad: true,
    isClient: true,
  });
  for (const [width, isTablet, isDesktop] of [
    [768, true, false],
    [960, true, false],
    [961, false, true],
  ] as const) {
    size(width, 900);
    expect(shown()).toMatchObject({ width, isTablet, isDesktop });
  }
  rerender(
    <PageInfoProvider href="/b">
      <Show />
    </PageInfoProvider>,
  );
  expect(shown()).toMatchObject({ isFirstLoad: false });
  unmount();
  render(
    <PageInfoProvider href="/c">
      <Show />
    </PageInfoProvider>,
  );
  expect(shown()).toMatchObject({ isFirstLoad: false });
});

test('[SHELL-13] the server’s HTML of a lazy part stays until its script is loaded, though the window size is available', async () => {
  const page = (Part: () => ReactNode) => {
    const Parts = memo(() => (
      <Suspense>
        <Part />
      </Suspense>
    ));
    return (
      <PageInfoProvider href="/a">
        <Show />
        <Parts />
      </PageInfoProvider>
    );
  };
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(page(() => <p>Drawn by the server</p>));
  const onTheWay = lazy(() => new Promise<never>(() => undefined));
  const root = await act(async () => hydrateRoot(box, page(onTheWay as unknown as () => ReactNode)));
  size(1000, 700);
  expect(shown()).toMatchObject({ width: 1000, isClient: true });
  expect(box).toHaveTextContent('Drawn by the server');
  act(() => root.unmount());
  box.remove();
});

test('[SHELL-13] outside its provider it throws', () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Show />)).toThrow('usePageInfo must be used within a PageInfoProvider');
  silence.mockRestore();
});
