import { fadeColour, readPalette } from './palette.ts';

test('[A11Y-05] colours of either form can be faded; the name of one stays as it is', () => {
  expect(fadeColour('#0b6558', 0.5)).toBe('#0b655880');
  expect(fadeColour('rgb(0, 0, 128)', 0.07)).toBe('rgba(0, 0, 128, 0.07)');
  expect(fadeColour('rgba(0, 0, 128, 0.8)', 0.07)).toBe('rgba(0, 0, 128, 0.07)');
  expect(fadeColour('Highlight', 0.07)).toBe('Highlight');
});

test("[A11Y-05] with forced colours the map has the values of the person's colours", () => {
  const restore = window.matchMedia;
  window.matchMedia = ((query: string) => ({ matches: query === '(forced-colors: active)' })) as typeof restore;
  jest.spyOn(window, 'getComputedStyle').mockImplementation(
    (element) =>
      ({
        color: (element as HTMLElement).style.color === 'highlight' ? 'rgb(0, 0, 128)' : '',
      }) as CSSStyleDeclaration,
  );
  expect(readPalette(document.body)).toMatchObject({ accent: 'rgb(0, 0, 128)', land: 'Canvas', font: 'sans-serif' });
  expect(document.querySelector('span')).toBeNull();
  window.matchMedia = restore;
  jest.restoreAllMocks();
});
