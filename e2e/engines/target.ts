/** An element, as a person would name it. */
export interface Target {
  /** A selector of CSS. */
  readonly css: string;
  /** The accessible name: all of it as a string, any of it as a pattern. */
  readonly name?: string | RegExp;
  /** Words of its text. */
  readonly text?: string | RegExp;
  /** How many fitting ones are before it; 0 by default. */
  readonly at?: number;
  /** An element around it. */
  readonly within?: Target;
}

type Name = string | RegExp;
const ofKind =
  (css: string) =>
  (name?: Name, at = 0): Target => ({ css, at, ...(name !== undefined && { name }) });

export const button = ofKind('button, summary, [role="button"], input[type="submit"]');
export const link = ofKind('a[href]');
export const field = ofKind('input:not([type="hidden"]), textarea, select');
export const heading = ofKind('h1, h2, h3');
export const option = ofKind('[role="option"]');
export const dialog = ofKind('dialog[open], [role="dialog"]');
export const resultCard = (at = 0): Target => ({ css: '#results article', at });
/** The link of a card to its home's page. */
export const cardLink = (at = 0): Target => ({ css: ':is(h2, h3) a', within: resultCard(at) });
export const targetInside = (around: Target, target: Target): Target => ({ ...target, within: around });
export const statusMessage = (text: Name): Target => ({ css: '[role="status"], output', text });

type SentPattern = { readonly source: string; readonly flags: string };
/** A target as it is sent to a page. */
export type SentTarget = {
  readonly css: string;
  readonly name: SentPattern | null;
  readonly text: SentPattern | null;
  readonly at: number;
  readonly within: SentTarget | null;
};

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const patternOf = (words: Name, whole: boolean): SentPattern =>
  typeof words === 'string'
    ? { source: whole ? `^${escapePattern(words)}$` : escapePattern(words), flags: '' }
    : { source: words.source, flags: words.flags };

export const toSent = ({ css, name, text, at = 0, within }: Target): SentTarget => ({
  css,
  name: name === undefined ? null : patternOf(name, true),
  text: text === undefined ? null : patternOf(text, false),
  at,
  within: within === undefined ? null : toSent(within),
});

/** For messages. */
export const describeTarget = ({ css, name, text, at, within }: Target): string =>
  [
    css,
    name === undefined ? '' : `named ${name}`,
    text === undefined ? '' : `with ${text}`,
    at ? `number ${at + 1}` : '',
    within ? `in ${describeTarget(within)}` : '',
  ]
    .filter(Boolean)
    .join(' ');

/** What a step does with an element, or reads of it. */
export type Question = 'point' | 'focus' | 'state' | 'count' | 'choose' | 'mark';

/** What a page reports about the elements of a target. */
export interface Found {
  /** How many visible elements fit, without `at`. */
  readonly count: number;
  /** Its middle on the screen, if a press there reaches it. */
  readonly point: readonly [number, number] | null;
  /** Why it has none. */
  readonly why: string;
  readonly text: string;
  readonly name: string;
  readonly value: string;
  readonly href: string;
  readonly checked: boolean;
  readonly focused: boolean;
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * Finds an element in a page, and does one thing. It is sent to the page as text and uses nothing from around it.
 * @param chosen the option's text or value, for `choose`; the attribute that is set, for `mark`
 */
export async function findTarget(target: SentTarget, question: Question, chosen: string): Promise<Found> {
  const visible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const textOf = (element: Element): string => plain((element as HTMLElement).innerText ?? element.textContent);
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby');
    if (by)
      return plain(
        by
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      );
    const label = element.getAttribute('aria-label');
    if (label) return plain(label);
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
    if (labels.length > 0) return plain(labels.map(({ textContent }) => textContent).join(' '));
    const described = [...element.querySelectorAll('img[alt], [aria-label]')].map(
      (inner) => inner.getAttribute('aria-label') ?? inner.getAttribute('alt'),
    );
    return plain(element.textContent) || plain(described.join(' ')) || (element as HTMLInputElement).value || '';
  };
  const all = ({ css, name, text, within }: SentTarget): Element[] => {
    const around = within ? [all(within)[within.at]].filter((each) => each !== undefined) : [document];
    return around
      .flatMap((each) => [...each.querySelectorAll(css)])
      .filter(
        (each) =>
          (name === null || new RegExp(name.source, name.flags).test(nameOf(each))) &&
          (text === null || new RegExp(text.source, text.flags).test(plain(each.textContent))) &&
          (visible(each) || question === 'mark'),
      );
  };
  const fitting = all(target);
  const element = fitting[target.at] as HTMLElement | undefined;
  const nothing: Found = {
    count: fitting.length,
    point: null,
    why: 'not found',
    text: '',
    name: '',
    value: '',
    href: '',
    checked: false,
    focused: false,
    attributes: {},
  };
  if (!element || question === 'count') return nothing;
  if (question === 'mark') element.setAttribute(chosen, '');
  const isHydrated = (each: Element | null): boolean =>
    each !== null && Object.keys(each).some((key) => key.startsWith('__reactFiber$'));
  const isControl = element.matches('button, input, select, textarea');
  const isIdle = isControl && isHydrated(document.querySelector('header')) && !isHydrated(element);
  if (isIdle && (question === 'focus' || question === 'choose')) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return { ...nothing, why: 'it is not hydrated' };
  }
  if (question === 'focus') {
    element.focus();
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
  }
  if (question === 'choose' && element instanceof HTMLSelectElement) {
    const option = [...element.options].find(({ value, label }) => value === chosen || plain(label) === chosen);
    if (!option) return { ...nothing, why: `it has no option ${chosen}` };
    option.selected = true;
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }
  let point: Found['point'] = null;
  let why = '';
  if (question === 'point') {
    const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
    const place = (): DOMRect => {
      const whole = element.getBoundingClientRect();
      // A link over two lines has a middle that is not on it.
      return element.getClientRects().length > 1 ? (element.getClientRects()[0] ?? whole) : whole;
    };
    const inView = ({ top, bottom, left, right }: DOMRect): boolean =>
      top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
    if (!inView(place())) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const before = place();
    await frame();
    await frame();
    const now = place();
    const at = [now.x + now.width / 2, now.y + now.height / 2] as const;
    const hit = document.elementFromPoint(...at);
    const reached =
      hit !== null &&
      (element.contains(hit) || hit.closest('label')?.control === element || hit.closest('a, button') === element);
    if (isIdle) why = 'it is not hydrated';
    else if (!element.isConnected) why = 'it was removed';
    else if (element.matches(':disabled')) why = 'it is disabled';
    else if (before.x !== now.x || before.y !== now.y) why = 'it moves';
    else if (!reached) why = `${hit?.outerHTML.slice(0, 100) ?? 'nothing'} is over it`;
    else point = at;
  }
  const input = element as HTMLInputElement;
  return {
    count: fitting.length,
    point,
    why,
    text: textOf(element),
    name: nameOf(element),
    value: typeof input.value === 'string' ? input.value : '',
    href: element.getAttribute('href') ?? '',
    checked: input.checked || element.getAttribute('aria-checked') === 'true',
    focused: document.activeElement === element,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  };
}
