import { waitFor } from '@testing-library/dom';
import type { ShellProps } from '../boot.ts';
import { renderShell } from '../shell/render-shell.tsx';
import { createShellStore } from '../shell/shell-state.ts';
import { hydrateShell } from './hydrate-shell.tsx';

const props: ShellProps = {
  path: '/for-sale',
  page: { kind: 'area', area: 'search' },
  areas: ['listing', 'search'],
  help: { phone: '1800 160 401', email: 'help@verandah.example' },
  renderedAt: '2026-11-21T00:00:00.000Z',
  ownPages: [],
  navigation: [{ label: 'Buy', href: '/for-sale', order: 10 }],
};

/** Browsers with Trusted Types reject every string assigned as HTML, even an empty one. */
const html = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML') as Required<PropertyDescriptor>;
/** WebKit returns a new object at each read, and accepts any of them. */
class EmptyHtml {
  readonly toString = () => '';
}
beforeEach(() => {
  // React renders without act() here, as on a page.
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what it could not hydrate
});
afterEach(() => {
  Object.defineProperty(Element.prototype, 'innerHTML', html);
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  jest.restoreAllMocks();
});
function refuseText(): void {
  Object.defineProperty(globalThis, 'trustedTypes', {
    configurable: true,
    value: Object.defineProperty({}, 'emptyHTML', { get: () => new EmptyHtml() }),
  });
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...html,
    set(this: Element, value: unknown) {
      if (!(value instanceof EmptyHtml))
        throw new TypeError(
          "Failed to set the 'innerHTML' property on 'Element': This document requires 'TrustedHTML' assignment.",
        );
      html.set.call(this, '');
    },
  });
}
/** Renders a page, lets `change` modify it like an extension does before the script runs, and hydrates it. */
async function takeOver(
  drawn: string,
  given: ShellProps,
  change: (shell: HTMLElement) => void = () => undefined,
  store = createShellStore({ path: given.path, page: given.page }),
): Promise<HTMLElement> {
  document.body.innerHTML = `<div id="shell">${drawn}</div>`;
  const shell = document.getElementById('shell') as HTMLElement;
  change(shell);
  refuseText();
  void hydrateShell(shell, given, store, { signOut: () => undefined, restored: () => undefined });
  // React marks the nodes that it has hydrated or rendered again.
  await waitFor(() =>
    expect(Object.keys(shell.querySelector('footer') ?? {}).some((key) => key.startsWith('__reactFiber'))).toBe(true),
  );
  return shell;
}

test('a page that was modified before hydration is rendered again around the server-rendered HTML of its area', async () => {
  const shell = await takeOver(renderShell(props, '<h1>Results</h1>'), props, (page) =>
    page.querySelector('main')?.prepend(document.createElement('aside')),
  );
  expect(shell).not.toHaveTextContent('went wrong');
  expect(shell.querySelector('#area-search')?.outerHTML).toBe(
    '<div id="area-search" data-area="search" data-ssr=""><h1>Results</h1></div>',
  );
  expect(shell.querySelector('#area-listing')?.outerHTML).toBe('<div id="area-listing" data-area="listing"></div>');
});

test('the text of the shell’s own pages is hydrated in the same way', async () => {
  const given: ShellProps = {
    ...props,
    path: '/about/contact',
    page: { kind: 'information', topic: 'contact' },
    previews: [{ area: 'search', version: '2.0.0', until: '2026-11-22T00:00:00.000Z' }],
  };
  const shell = await takeOver(renderShell(given), given, (page) =>
    page.querySelector('main')?.prepend(document.createElement('div')),
  );
  expect(shell.querySelector('article')).toHaveTextContent('1800 160 401');
  expect(shell.querySelector('aside[aria-label="Preview"]')).toHaveTextContent('search 2.0.0');
});

test('an unmodified page is hydrated as it is', async () => {
  let sent: Element | null = null;
  const shell = await takeOver(renderShell(props, '<h1>Results</h1>'), props, (page) => {
    sent = page.querySelector('#area-search');
  });
  expect(shell.querySelector('#area-search')).toBe(sent);
  expect(shell.querySelector('#area-search')?.innerHTML).toBe('<h1>Results</h1>');
});

test('[SHELL-28] the content of an area stays when the shell is rendered again: a navigation, a notice, a sign-in', async () => {
  const store = createShellStore({ path: props.path, page: props.page });
  const shell = await takeOver(renderShell(props, '<h1>Results</h1>'), props, undefined, store);
  const writes = jest.fn();
  new MutationObserver(writes).observe(shell.querySelector('main') as Element, { childList: true, subtree: true });
  store.set({ path: '/property/1', announcement: 'A home' });
  store.set({ session: { known: true, signedIn: true, roles: [], username: 'ada' } });
  await waitFor(() => expect(shell).toHaveTextContent('A home'));
  await waitFor(() => expect(shell.querySelector('summary')).toBeInTheDocument());
  expect(shell.querySelector('#area-search')?.innerHTML).toBe('<h1>Results</h1>');
  expect(writes).not.toHaveBeenCalled();
});

describe('[SHELL-39] an error of the shell leaves the page that the server rendered, with its links', () => {
  /** Hydrates a page in a browser where something throws. */
  function failing(given = props, store = createShellStore({ path: props.path, page: props.page })) {
    document.body.innerHTML = `<div id="shell">${renderShell(props, '<h1>Results</h1>')}</div>`;
    const shell = document.getElementById('shell') as HTMLElement;
    const drawn = shell.innerHTML;
    const area = shell.querySelector('#area-search h1');
    const restored = jest.fn();
    const hydrated = hydrateShell(shell, given, store, { signOut: () => undefined, restored });
    return { shell, drawn, area, restored, hydrated };
  }

  test('when it throws while it is hydrated', async () => {
    const lacking = Object.defineProperty({ ...props }, 'help', {
      get: () => {
        throw new TypeError('not in this browser');
      },
    });
    const { shell, drawn, area, restored, hydrated } = failing(lacking);
    await hydrated;
    expect(restored).toHaveBeenCalledTimes(1);
    expect(shell.innerHTML).toBe(drawn);
    expect(shell.querySelector('#area-search h1')).toBe(area);
  });

  test('when it throws once it is hydrated, without the area losing what it has become since', async () => {
    const listen = window.addEventListener.bind(window);
    const lacking = jest.spyOn(window, 'addEventListener').mockImplementation((kind: string, ...rest) => {
      if (kind === 'online') throw new TypeError('not in this browser');
      listen(kind, ...(rest as [EventListener]));
    });
    try {
      const { shell, area, restored, hydrated } = failing();
      await hydrated;
      await waitFor(() => expect(restored).toHaveBeenCalledTimes(1));
      expect(shell.querySelector('header a[href="/for-sale"]')).toHaveTextContent('Buy');
      expect(shell.querySelector('#area-search h1')).toBe(area);
      expect(shell).not.toHaveTextContent('unable to load');
    } finally {
      lacking.mockRestore();
    }
  });

  test('once another page is shown, the error page states it', async () => {
    const store = createShellStore({ path: props.path, page: props.page });
    const { shell, restored, hydrated } = failing(props, store);
    await hydrated;
    jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => {
      throw new TypeError('not in this browser');
    });
    store.set({ path: '/questions' });
    await waitFor(() => expect(shell).toHaveTextContent('Sorry, we are unable to load'));
    expect(restored).not.toHaveBeenCalled();
  });
});
