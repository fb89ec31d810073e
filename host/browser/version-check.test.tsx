import { followUnsavedForms } from './unsaved-forms.ts';
import { VersionCheck, type VersionParts } from './version-check.ts';

const marker = 'verandah.update';
function page(more: Partial<VersionParts> = {}) {
  const state = {
    server: 'b' as string | null,
    withdrawn: [] as readonly string[],
    now: 1_000_000,
    requests: 0,
    loads: 0,
    unsaved: false,
  };
  const check = new VersionCheck({
    own: 'a',
    now: () => state.now,
    storage: () => localStorage,
    forms: { any: () => state.unsaved },
    queryState: () => {
      state.requests += 1;
      return Promise.resolve(state.server === null ? null : { version: state.server, withdrawn: state.withdrawn });
    },
    withdrawn: () => {},
    reload: () => {
      state.loads += 1;
    },
    ...more,
  });
  return { state, check };
}
beforeEach(() => localStorage.clear());

test('[SHELL-05] it checks when the window gets focus, and again after 60 seconds at the earliest', async () => {
  const { state, check } = page();
  state.server = 'a';
  await check.focused();
  state.now += 59_999;
  await check.focused();
  expect(state.requests).toBe(1);
  state.now += 1;
  await check.focused();
  expect(state.requests).toBe(2);
});

test('[SHELL-06] another version stores the marker and reloads the page, once', async () => {
  const { state, check } = page();
  await check.focused();
  expect([state.loads, localStorage.getItem(marker)]).toEqual([1, 'b']);
  // The reloaded page is still the old one: no loop.
  const second = page();
  await second.check.focused();
  expect([second.state.loads, localStorage.getItem(marker)]).toEqual([0, 'b']);
});

test('[SHELL-06] equal versions remove the marker', async () => {
  localStorage.setItem(marker, 'b');
  const { state, check } = page({ own: 'b' });
  await check.focused();
  expect([state.loads, localStorage.getItem(marker)]).toEqual([0, null]);
});

test('[SHELL-06] an unsaved form is never lost: the page reloads once it is sent or left', async () => {
  const { state, check } = page();
  state.unsaved = true;
  await check.focused();
  check.settle();
  expect([state.loads, localStorage.getItem(marker)]).toEqual([0, null]);
  state.unsaved = false;
  check.settle();
  check.settle();
  expect([state.loads, localStorage.getItem(marker)]).toEqual([1, 'b']);
});

test('[SHELL-06] a server that does not respond, or a browser without storage, causes no reload', async () => {
  const silent = page();
  silent.state.server = null;
  await silent.check.focused();
  const failing = page({ queryState: () => Promise.reject(new Error('offline')) });
  await failing.check.focused();
  const forgetful = page({
    storage: () => {
      throw new Error('no storage');
    },
  });
  await forgetful.check.focused();
  expect([silent.state.loads, failing.state.loads, forgetful.state.loads]).toEqual([0, 0, 0]);
});

test('[SHELL-06] a form is unsaved from the first input until it is sent, reset or removed; a search form never is', () => {
  document.body.innerHTML = '<form id="a" method="post"><input></form><form id="b" method="get"><input></form>';
  const forms = followUnsavedForms();
  const type = (id: string): void =>
    void document.querySelector(`#${id} input`)?.dispatchEvent(new Event('input', { bubbles: true }));
  type('b');
  expect(forms.any()).toBe(false);
  type('a');
  expect(forms.any()).toBe(true);
  document.getElementById('a')?.dispatchEvent(new Event('submit', { bubbles: true }));
  expect(forms.any()).toBe(false);
  type('a');
  expect(forms.any()).toBe(true);
  document.getElementById('a')?.remove();
  expect(forms.any()).toBe(false);
});

test('[REL-37] each check passes on which areas are off the site, and that they are back', async () => {
  const seen: (readonly string[])[] = [];
  const { state, check } = page({ withdrawn: (areas) => void seen.push(areas) });
  state.server = 'a';
  for (const [withdrawn, server] of [
    [['walks'], 'a'],
    [['walks'], null],
    [[], 'a'],
  ] as const) {
    Object.assign(state, { withdrawn, server });
    await check.focused();
    state.now += 60_000;
  }
  expect(seen).toEqual([['walks'], []]);
});
