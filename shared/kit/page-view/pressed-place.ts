/** Longest text of a place that the API accepts, in characters. */
const longest = 60;
/**
 * Names of parts of a page. With a digit it names one thing ('listing-7'), or is React's own; 'area-search' is the
 * whole page of an area.
 */
const readable = /^(?!area-)[a-z]+(?:-[a-z]+)*$/i;

/** The name of the part of the page that an element is in: an id or a label of a section, or a landmark. */
function partOf(element: Element): { readonly name: string; readonly part: Element | null } {
  for (let part = element.parentElement; part; part = part.parentElement) {
    const own = part.matches('section, aside, nav, div, ul, dialog') ? part.id : '';
    const name = [part.getAttribute('data-place'), own, part.getAttribute('aria-labelledby')].find(
      (each) => each && readable.test(each),
    );
    if (name) return { name, part };
    if (part.matches('header, footer') && part.parentElement?.closest('main') === null)
      return { name: part.localName, part };
  }
  return { name: 'page', part: null };
}

/** The number of an element's entry in its list, from 1; undefined outside a list of this part of the page. */
function numberInList(element: Element, part: Element | null): number | undefined {
  const entry = element.closest('li');
  if (!entry?.parentElement || (part && !part.contains(entry.parentElement) && part !== entry.parentElement))
    return undefined;
  return [...entry.parentElement.children].filter(({ localName }) => localName === 'li').indexOf(entry) + 1;
}

/** Where an element is: the part of the page, and its number in a list: 'results 3', 'similar 1', 'header', 'page'. */
export function placeOfElement(element: Element): string {
  const { name, part } = partOf(element);
  const number = numberInList(element, part);
  return `${name}${number === undefined ? '' : ` ${number}`}`.slice(0, longest);
}

let last: string | undefined;

/** Where the visitor pressed last, for tracking events. One for all areas: the kit is shared. */
export const pressedPlace = {
  /** Notes a press on a link, a button or what is in one. */
  note(target: EventTarget | null): void {
    const pressed = target instanceof Element ? target.closest('a, button') : null;
    if (pressed) last = placeOfElement(pressed);
  },
  /** @returns undefined before the first press in this tab */
  get: (): string | undefined => last,
};
