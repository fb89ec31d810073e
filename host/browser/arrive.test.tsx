import { arriveAtPage } from './arrive.ts';

const main = (): HTMLElement => document.querySelector('main') as HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<main data-area="locations"><h1>Locations</h1><h2 id="schools">Schools</h2><p id="100%">All</p></main>';
  window.scrollTo = jest.fn() as never;
  Element.prototype.scrollIntoView = jest.fn();
});

test('a new page is read from its heading, or from the element that its address names', () => {
  arriveAtPage(main(), '');
  expect(document.activeElement).toBe(main().querySelector('h1'));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  arriveAtPage(main(), '#schools');
  expect(document.activeElement).toBe(main().querySelector('h2'));
});

test('[SHELL-44] a malformed fragment names an element by its text, or none: the page starts at its heading', () => {
  arriveAtPage(main(), '#50%');
  expect(document.activeElement).toBe(main().querySelector('h1'));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  arriveAtPage(main(), '#100%');
  expect(document.activeElement).toBe(main().querySelector('p'));
});
