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

/** Browsers with Trusted Types refuse every text that would become HTML, the empty one too. */
const html = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML') as Required<PropertyDescriptor>;
const emptyHTML = { toString: () => '' };
beforeEach(() => {
  // React draws by itself here, as in a page.
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // a failed hydration is reported
});
afterEach(() => {
  Object.defineProperty(Element.prototype, 'innerHTML', html);
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  jest.restoreAllMocks();
});
function refuseText(): void {
  Object.assign(globalThis, { trustedTypes: { emptyHTML } });
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...html,
    set(this: Element, value: unknown) {
      if (value !== emptyHTML)
        throw new TypeError(
          "Failed to set the 'innerHTML' property on 'Element': This document requires 'TrustedHTML' assignment.",
        );
      html.set.call(this, '');
    },
  });
}
/** Draws a page, lets `change` change it as an extension does before its script has come, and takes it over. */
async function takeOver(drawn: string, given: ShellProps, change: (shell: HTMLElement) => void): Promise<HTMLElement> {
  document.body.innerHTML = `<div id="shell">${drawn}</div>`;
  const shell = document.getElementById('shell') as HTMLElement;
  change(shell);
  refuseText();
  hydrateShell(shell, given, createShellStore({ path: given.path, page: given.page }), () => undefined);
  // React's own mark: it has hydrated what it found, or rendered it anew.
  await waitFor(() =>
    expect(Object.keys(shell.querySelector('footer') ?? {}).some((key) => key.startsWith('__reactFiber'))).toBe(true),
  );
  return shell;
}

test('a page that something has changed before it came alive is drawn anew around what the server drew of its area', async () => {
  const shell = await takeOver(renderShell(props, '<h1>Results</h1>'), props, (page) =>
    page.querySelector('main')?.prepend(document.createElement('aside')),
  );
  expect(shell).not.toHaveTextContent('went wrong');
  expect(shell.querySelector('#area-search')?.outerHTML).toBe(
    '<div id="area-search" data-area="search" data-ssr=""><h1>Results</h1></div>',
  );
  expect(shell.querySelector('#area-listing')?.outerHTML).toBe('<div id="area-listing" data-area="listing"></div>');
});

test('the shell’s own pages keep their text likewise', async () => {
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

test('a page that nobody has changed is taken over as it is', async () => {
  let sent: Element | null = null;
  const shell = await takeOver(renderShell(props, '<h1>Results</h1>'), props, (page) => {
    sent = page.querySelector('#area-search');
  });
  expect(shell.querySelector('#area-search')).toBe(sent);
  expect(shell.querySelector('#area-search')?.innerHTML).toBe('<h1>Results</h1>');
});
