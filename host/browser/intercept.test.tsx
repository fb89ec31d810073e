import { formAddress, interceptLinks } from './intercept.ts';

const followed: string[] = [];
interceptLinks({
  owns: (url) => url.origin === window.location.origin && url.pathname.startsWith('/for-sale'),
  isHere: (url) => url.hash !== '' && url.pathname === window.location.pathname,
  follow: (link) => {
    followed.push(`link ${link.pathname}`);
  },
  navigate: (href) => {
    followed.push(`form ${href}`);
    return Promise.resolve();
  },
});
const click = (html: string, options: MouseEventInit = {}): { followed: string[]; leftToBrowser: boolean } => {
  followed.length = 0;
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...options });
  document.body.querySelector('[data-hit], a')?.dispatchEvent(event);
  return { followed: [...followed], leftToBrowser: !event.defaultPrevented };
};
// jsdom does not load pages. A click that is not intercepted would log an error.
beforeAll(() => {
  window.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  });
});

test('follows a plain link, even when a child element is clicked', () => {
  expect(click('<a href="/for-sale/x"><b data-hit>Go</b></a>').followed).toEqual(['link /for-sale/x']);
});

test.each([
  ['another mouse button', '<a href="/for-sale">x</a>', { button: 1 }],
  ['Ctrl', '<a href="/for-sale">x</a>', { ctrlKey: true }],
  ['Command', '<a href="/for-sale">x</a>', { metaKey: true }],
  ['Shift', '<a href="/for-sale">x</a>', { shiftKey: true }],
  ['Alt', '<a href="/for-sale">x</a>', { altKey: true }],
  ['a target', '<a href="/for-sale" target="_blank">x</a>', {}],
  ['a download', '<a href="/for-sale/plan.pdf" download>x</a>', {}],
  ['data-reload', '<a href="/for-sale" data-reload>x</a>', {}],
  ['another site', '<a href="https://elsewhere.example/for-sale">x</a>', {}],
  ['an address that no area owns', '<a href="/media/1.jpg">x</a>', {}],
  ['an anchor on this page', '<a href="#top">x</a>', {}],
  ['a telephone number', '<a href="tel:123">x</a>', {}],
])('is left to the browser: %s', (_, html, options) => {
  expect(click(html, options).followed).toEqual([]);
});

test('a GET form with the marker navigates without a page load and omits empty fields', () => {
  document.body.innerHTML =
    '<form action="/for-sale?old=1" data-enhance><input name="q" value="Fitzroy North"><input name="sort" value=""><button name="way" value="map">Go</button></form>';
  followed.length = 0;
  document.querySelector('button')?.click();
  expect(followed).toEqual(['form http://localhost/for-sale?q=Fitzroy+North&way=map']);
});

test('the submit button may set the destination', () => {
  document.body.innerHTML =
    '<form action="/for-sale"><input name="q" value="a"><button formaction="/for-sale/other">Go</button></form>';
  const form = document.querySelector('form') as HTMLFormElement;
  expect(formAddress(form, form.querySelector('button')).href).toBe('http://localhost/for-sale/other?q=a');
});
