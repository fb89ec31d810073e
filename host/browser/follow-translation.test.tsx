import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { followTranslation } from './follow-translation.ts';

/** How a browser's translator changes a page: it replaces each text node by an element with another text. */
function translate(root: Node, how: 'replaced' | 'one after the other' | 'wrapped'): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    if (how !== 'wrapped') inner.textContent = text.data.toUpperCase();
    if (how === 'one after the other') {
      text.before(outer);
      text.remove();
    } else text.replaceWith(outer);
    if (how === 'wrapped') inner.append(text);
  }
}

interface Shown {
  readonly count: number;
  readonly isNew: boolean;
  readonly isOpen: boolean;
}
const Part = ({ count, isNew, isOpen }: Shown) => (
  <p>
    {isOpen && <b>open </b>}
    {isNew && 'new: '}
    {count} homes<i> here</i>
  </p>
);
const { removeChild, insertBefore } = Node.prototype;
let root: Root;
let place: HTMLElement;
const draw = (shown: Shown): void => flushSync(() => root.render(<Part {...shown} />));
const failures: unknown[] = [];
/** Mutation observers run in a microtask after the change. */
const observed = (): Promise<void> => Promise.resolve();

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  document.body.innerHTML = '<div id="place"></div>';
  place = document.getElementById('place') as HTMLElement;
  failures.length = 0;
  root = createRoot(place, { onUncaughtError: (error) => failures.push(error) });
  draw({ count: 3, isNew: true, isOpen: false });
});
afterEach(() => {
  flushSync(() => root.unmount());
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

test('without the workaround, a translated page breaks with its next change', () => {
  translate(place, 'replaced');
  draw({ count: 3, isNew: false, isOpen: false });
  expect(String(failures[0])).toContain('NotFoundError');
});

test.each(['replaced', 'one after the other', 'wrapped'] as const)(
  'a translated page (%s) still updates: elements are added and removed, changed texts are visible',
  async (how) => {
    followTranslation(document.body);
    translate(place, how);
    await observed();
    const read = (): string => (place.textContent ?? '').toLowerCase();
    expect(read()).toBe('new: 3 homes here');
    draw({ count: 3, isNew: true, isOpen: true }); // inserted before a translated text
    expect(read()).toBe('open new: 3 homes here');
    draw({ count: 3, isNew: false, isOpen: true }); // a translated text is removed
    expect(read()).toBe('open 3 homes here');
    draw({ count: 12, isNew: false, isOpen: false }); // a translated text is changed
    await observed();
    expect(read()).toBe('12 homes here');
    translate(place, how);
    await observed();
    draw({ count: 1, isNew: true, isOpen: false });
    await observed();
    expect(read()).toBe('new: 1 homes here');
    expect(failures).toEqual([]);
  },
);

test('errors with other causes are still thrown', () => {
  followTranslation(document.body);
  expect(() => document.body.removeChild(document.createElement('p'))).toThrow('not a child of this node');
});
