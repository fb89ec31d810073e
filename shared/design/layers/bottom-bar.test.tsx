import { bottomBarHeight } from './bottom-bar.ts';

/** Lays elements over each other at the bottom of a window of 1000 pixels: [position, top, bottom, the edge]. */
function page(...elements: [string, number, number, 'top'?][]): void {
  window.innerHeight = 1000;
  document.body.innerHTML = '';
  const boxes = elements.map(([position, top, bottom, edge = 'bottom']) => {
    const pinned = document.createElement('div');
    pinned.style.position = position;
    pinned.style.setProperty(edge, '0px');
    pinned.getBoundingClientRect = () => ({ top, height: bottom - top }) as DOMRect;
    const inside = document.createElement('button');
    pinned.append(inside);
    document.body.append(pinned);
    return { inside, top, bottom };
  });
  document.elementsFromPoint = (_, y) =>
    boxes.filter(({ top, bottom }) => y >= top && y < bottom).map((box) => box.inside);
}

test('[COLL-07, SHELL-33] a message is above bars and buttons that stay at the bottom, and above nothing else', () => {
  page();
  expect(bottomBarHeight()).toBe(0);
  page(['static', 900, 1000]);
  expect(bottomBarHeight()).toBe(0);
  page(['sticky', 930, 1000]);
  expect(bottomBarHeight()).toBe(70);
  page(['sticky', 936, 980], ['static', 0, 1000]);
  expect(bottomBarHeight()).toBe(64);
  page(['sticky', 932, 1000], ['fixed', 880, 920]);
  expect(bottomBarHeight()).toBe(120);
  page(['sticky', 800, 850, 'top']);
  expect(bottomBarHeight()).toBe(0);
  page(['absolute', 928, 1000]);
  expect(bottomBarHeight()).toBe(0);
  document.querySelector('div')?.setAttribute('data-bottom-bar', '');
  expect(bottomBarHeight()).toBe(72);
  // The message itself, which is placed again.
  page(['fixed', 880, 980]);
  expect(bottomBarHeight(document.querySelector('div') ?? undefined)).toBe(0);
  // A map beside the list.
  page(['sticky', 120, 1000]);
  expect(bottomBarHeight()).toBe(0);
});
