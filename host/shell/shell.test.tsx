import { act, cleanup, render, screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hydrateRoot } from 'react-dom/client';
import type { ShellProps } from '../boot.ts';
import { currentEntry } from './current-entry.ts';
import { ErrorPage } from './error-page.tsx';
import { topics } from './information/topics.ts';
import { shellPrefix } from './prefix.ts';
import { renderShell } from './render-shell.tsx';
import { ShellBoundary } from './shell-boundary.tsx';
import { createShellStore } from './shell-state.ts';
import { Shell } from './shell.tsx';
import { Wordmark } from './wordmark.tsx';

const help = { phone: '1800 160 401', email: 'help@verandah.example' };
const props: ShellProps = {
  path: '/for-sale/fitzroy-vic-3065',
  page: { kind: 'area', area: 'search' },
  areas: ['listing', 'search'],
  help,
  renderedAt: '2026-11-21T00:00:00.000Z',
  ownPages: [],
  navigation: [
    { label: 'Home', href: '/', order: 10 },
    { label: 'Buy', href: '/for-sale', order: 20 },
    { label: 'Sold', href: '/sold-properties', order: 40 },
  ],
};
const draw = (change: Partial<ShellProps> = {}) => {
  const all = { ...props, ...change };
  const store = createShellStore({ path: all.path, page: all.page });
  return { store, ...render(<Shell props={all} store={store} />) };
};

test('[SHELL-01] the shell has skip link, header navigation, main landmark and footer; the current entry is marked', () => {
  draw();
  expect(screen.getByText('Skip to the content')).toHaveAttribute('href', '#content');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  const entries = [...document.querySelectorAll('nav[aria-label="Main"] a')];
  expect(entries.map((entry) => [entry.textContent, entry.getAttribute('aria-current')])).toEqual([
    ['Home', null],
    ['Buy', 'page'],
    ['Sold', null],
  ]);
});

test('[SHELL-01] an entry for the footer is in the footer only', () => {
  draw({ navigation: [...props.navigation, { label: 'Developers', href: '/developers', order: 90, footer: true }] });
  const links = screen.getAllByRole('link', { name: 'Developers' });
  expect(links).toHaveLength(1);
  expect(links[0]?.closest('nav')).toHaveAccessibleName('About');
});

test('[DATA-58] the footer of a site with sample data states that its homes are invented; others have no such line', () => {
  const text = 'The homes on this site are invented.';
  draw({ sample: true });
  expect(within(screen.getByRole('contentinfo')).getByText(text)).toBeVisible();
  cleanup();
  draw();
  expect(screen.queryByText(text)).toBeNull();
});

test('[SRCH-80] entries of the header lead where the page has them lead, on the server and after a navigation', () => {
  const entryLinks = { '/sold-properties': '/sold-properties/fitzroy-vic-3065/houses' };
  expect(renderShell({ ...props, entryLinks })).toMatch(
    /href="\/sold-properties\/fitzroy-vic-3065\/houses"[^>]*>Sold</,
  );
  const { store } = draw();
  const hrefs = () =>
    within(screen.getByRole('banner'))
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href'));
  act(() => store.set({ entryLinks }));
  expect(hrefs()).toEqual(expect.arrayContaining(['/for-sale', '/sold-properties/fitzroy-vic-3065/houses']));
  act(() => store.set({ entryLinks: undefined }));
  expect(hrefs()).toEqual(expect.arrayContaining(['/for-sale', '/sold-properties']));
});

test('the current entry of a path is the longest match', () => {
  const label = (path: string) => currentEntry(props.navigation, path)?.label;
  expect(['/', '/for-sale', '/for-sale/x?page=2', '/for-sale-soon', '/property/1'].map(label)).toEqual([
    'Home',
    'Buy',
    'Buy',
    undefined,
    undefined,
  ]);
});

test('[SHELL-01] the server renders the same, with the area inside its container', () => {
  const html = renderShell(props, '<h1>Results</h1>');
  expect(html).toContain('<div id="area-search" data-area="search" data-ssr=""><h1>Results</h1></div>');
  expect(html).toContain('<div id="area-listing" data-area="listing"></div>');
  expect(html).toContain('aria-current="page"');
});

test('[SHELL-02] the offline banner follows the connection, politely', () => {
  draw();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  const banner = screen.getByText(/You’re offline/);
  expect(banner.closest('[aria-live="polite"]')).not.toBeNull();
  online.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(screen.queryByText(/You’re offline/)).toBeNull();
  online.mockRestore();
});

test('[SHELL-02] a cached page shows its time, and offers a reload once there is a network', () => {
  document.documentElement.dataset['kept'] = 'Sat 21 Nov, 5:10 pm';
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  draw();
  expect(screen.getByText('You’re offline. You’re seeing this page as it was on Sat 21 Nov, 5:10 pm.')).toBeVisible();
  online.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(screen.getByText(/^You’re seeing this page as it was on Sat 21 Nov, 5:10 pm\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reload page' })).toHaveAttribute('href', window.location.href);
  delete document.documentElement.dataset['kept'];
  online.mockRestore();
});

test('[SHELL-07, SHELL-08] the error page has its defaults: the product’s name, what to try, the link home', () => {
  render(<ErrorPage help={help} at="2026-11-21T00:00:00.000Z" detail="It & that" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Sorry, we are unable to load .*Verandah$/);
  expect(screen.getByText('Please try and refresh the page')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('link', { name: 'Reload' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Call 1800 160 401' })).toHaveAttribute('href', 'tel:1800160401');
  expect(screen.getByRole('link', { name: 'Verandah home page' })).toHaveAttribute('href', '/');
  const mail = new URL(screen.getByRole('link', { name: /^Email/ }).getAttribute('href') ?? '');
  expect(mail.searchParams.get('subject')).toBe('A page on Verandah did not load');
  expect(mail.searchParams.get('body')).toContain(
    `Time: 2026-11-21T00:00:00.000Z\nBrowser: ${navigator.userAgent}\nError: It & that`,
  );
});

test('[SHELL-08] with the reload option, the error page offers that and no link home', () => {
  render(<ErrorPage reload path="/for-sale" title="Oh" message="Try" help={help} at="" detail="" />);
  expect(screen.getByRole('heading')).toHaveTextContent('Oh');
  expect(screen.getByRole('link', { name: 'Reload' })).toHaveAttribute('href', '/for-sale');
  expect(screen.queryByRole('link', { name: /home/i })).toBeNull();
});

test('[SHELL-09] an error of the shell shows the error page, with Reload, and is reported', () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reports: unknown[] = [];
  const Broken = (): never => {
    throw new Error('no shell');
  };
  render(
    <ShellBoundary help={help} path={() => '/here'} failed={(error) => reports.push(error)}>
      <Broken />
    </ShellBoundary>,
  );
  expect(screen.getByRole('link', { name: 'Reload' })).toHaveAttribute('href', '/here');
  expect(reports).toEqual([expect.objectContaining({ message: 'no shell' })]);
  silence.mockRestore();
});

test('[SHELL-10] not found offers a search that works without script, and disappears when an area is shown', () => {
  const { store } = draw({ page: { kind: 'not-found' }, path: '/nowhere' });
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('We can’t find that page');
  const form = main.getByLabelText('Suburb, postcode or state').closest('form');
  expect(form).toHaveAttribute('action', '/for-sale');
  act(() => store.set({ page: { kind: 'area', area: 'search' } }));
  expect(main.queryByRole('heading', { level: 1 })).toBeNull();
});

test('[SHELL-10] a removed page and a failed one have their own messages', () => {
  expect(renderShell({ ...props, page: { kind: 'gone' } })).toContain('This page has been removed');
  expect(renderShell({ ...props, page: { kind: 'error', status: 503 } })).toContain('Please try and refresh the page');
});

test.each(topics)(
  'the server renders the $topic page, with a heading, the help lines and its link in the footer',
  ({ topic, href, label }) => {
    const box = document.createElement('div');
    box.innerHTML = renderShell({
      ...props,
      path: href,
      page: { kind: 'information', topic },
      navigation: [],
      areas: [],
    });
    expect([...box.querySelectorAll('main h1')].map(({ textContent }) => textContent)).toEqual([label]);
    expect(box.querySelector('main')?.textContent?.length).toBeGreaterThan(300);
    expect(box.querySelector(`footer a[href="${href}"]`)).toHaveTextContent(label);
    if (topic !== 'data') expect(box.querySelector('main a[href="tel:1800160401"]')).not.toBeNull();
    if (topic === 'data')
      expect(box.querySelector('main a[href="https://creativecommons.org/licenses/by/4.0/"]')).not.toBeNull();
  },
);

test('the browser hydrates an information page unchanged, and it disappears when an area is shown', async () => {
  const all: ShellProps = { ...props, path: '/about/terms', page: { kind: 'information', topic: 'terms' } };
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderShell(all);
  const store = createShellStore({ path: all.path, page: all.page });
  const complaints = jest.spyOn(console, 'error');
  const root = await act(async () =>
    hydrateRoot(box, <Shell props={all} store={store} />, { identifierPrefix: shellPrefix }),
  );
  act(() => store.set({ busy: true }));
  expect(within(box).getByRole('heading', { level: 1 })).toHaveTextContent('Terms of use');
  expect(complaints).not.toHaveBeenCalled();
  act(() => store.set({ page: { kind: 'area', area: 'search' } }));
  expect(within(box).queryByRole('heading', { level: 1 })).toBeNull();
  act(() => root.unmount());
  complaints.mockRestore();
});

test("the site's icon is the mark of its name", () => {
  const paths = (svg: Element) => [...svg.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  const icon = document.createElement('div');
  icon.innerHTML = readFileSync(join(__dirname, '../server/files/favicon.svg'), 'utf8');
  const { container } = render(<Wordmark />);
  expect(paths(icon)).toHaveLength(3);
  expect(paths(icon)).toEqual(paths(container));
});

test('[SHELL-08] a page that the browser still has to load shows that it is loading; without script it is the error page', () => {
  const html = renderShell({ ...props, page: { kind: 'waiting', area: 'search' } });
  expect(html).toMatch(/<noscript>.*Please try and refresh the page.*Reload.*<\/noscript>/s);
  const { store } = draw({ page: { kind: 'waiting', area: 'search' } });
  expect(screen.getByText(/taking longer than usual/)).toBeInTheDocument();
  act(() => store.set({ page: { kind: 'area', area: 'search' } }));
  expect(screen.queryByText(/taking longer than usual/)).toBeNull();
});

test('[A11Y-03] announcements are in a polite region', () => {
  const { store } = draw();
  act(() => store.set({ announcement: 'Homes in Fitzroy' }));
  expect(screen.getByText('Homes in Fitzroy')).toHaveAttribute('aria-live', 'polite');
});

test('[REL-05, LIST-30] a preview shows its releases, their end and a form to leave; hydration leaves it unchanged', async () => {
  const previews = [{ area: 'search', version: '1.0.3', until: '2026-11-21T08:05:00.000Z' }];
  document.body.innerHTML = `<div id="shell">${renderShell({ ...props, previews })}</div>`;
  const problems: unknown[] = [];
  const store = createShellStore({ path: props.path, page: props.page });
  const root = document.getElementById('shell') as HTMLElement;
  await act(async () => {
    hydrateRoot(root, <Shell props={{ ...props, previews }} store={store} />, {
      identifierPrefix: shellPrefix,
      onRecoverableError: (problem) => problems.push(problem),
    });
  });
  const notice = screen.getByRole('complementary', { name: 'Preview' });
  expect(notice).toHaveTextContent('search 1.0.3 until Sat 21 Nov, 7:05 pm (Sydney time)');
  expect(within(notice).getByRole('button', { name: 'Leave preview' }).closest('form')).toHaveAttribute(
    'action',
    '/preview/leave',
  );
  expect(problems).toEqual([]);
  expect(renderShell(props)).not.toContain('Preview');
});
