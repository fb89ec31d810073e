type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => defaultSelected && !selected);
  return isBox(field)
    ? field.checked && !field.defaultChecked
    : field.type !== 'hidden' && field.type !== 'file' && field.value !== field.defaultValue;
}

/** React stores an element's props on it when it hydrates it. This is not documented. */
const isHydrated = (field: Field): boolean => Object.keys(field).some((key) => key.startsWith('__reactProps$'));

/** Milliseconds between two looks whether a view that came late has been hydrated: twice as long each time. */
const pauses = { first: 50, longest: 2_000 };

/**
 * Input before hydration: React hydrates fields with their values, but its components get no event for that and would
 * put their own value back with their next change. From here on it is remembered.
 * @returns call it once the page is hydrated: every such field gets its value again, with an event; one of a deferred
 * view, which React hydrates in a pass of its own, as soon as that has happened
 */
export function rememberEarlyInput(root: Document): () => void {
  const entered = new Map<Field, string | boolean>();
  let isPageHydrated = false;
  let look: ReturnType<typeof setTimeout> | undefined;
  let pause = pauses.first;
  const remember = (field: Field): void => {
    entered.set(field, isBox(field) ? field.checked : field.value);
    pause = pauses.first;
    if (isPageHydrated) lookSoon();
  };
  const restore = (): void => {
    look = undefined;
    for (const [field, value] of entered) {
      if (field.isConnected && !isHydrated(field)) continue;
      entered.delete(field);
      if (field.isConnected) enterValue(field, value);
    }
    pause = Math.min(pause * 2, pauses.longest);
    if (entered.size > 0) lookSoon();
  };
  const lookSoon = (): void => {
    look ??= setTimeout(restore, pause);
  };
  root.addEventListener(
    'input',
    ({ target }) => {
      if (isField(target) && (!isPageHydrated || entered.has(target) || !isHydrated(target))) remember(target);
    },
    { capture: true },
  );
  for (const field of root.querySelectorAll<Field>('input,textarea,select')) if (isChanged(field)) remember(field);
  return () => {
    isPageHydrated = true;
    // React hydrates at once what an event meets, if its script has come.
    for (const field of entered.keys())
      if (!isHydrated(field)) field.dispatchEvent(new Event('input', { bubbles: true }));
    restore();
  };
}

function enterValue(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (!value && field.type === 'radio') return; // another of its group was chosen
    (field as HTMLInputElement).checked = !value;
    field.click();
    return;
  }
  // React writes what its page knows into the attribute, too.
  if (!(field instanceof HTMLSelectElement) && field.value === value && field.defaultValue === value) return;
  // Setting a value puts the cursor behind it: whoever has selected all would add to it with the next key.
  const { selectionStart = null, selectionEnd = null } =
    field instanceof HTMLSelectElement || field !== document.activeElement ? {} : field;
  // React compares with what its own setter has seen last: a value that it has not seen, by the browser's setter, is
  // one that a visitor enters.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (selectionStart !== null) (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
}
