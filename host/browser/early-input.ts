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

/**
 * Input before a page is hydrated: React hydrates fields with their values, but its components get no event for
 * that and would put their own value back with their next change. From here on it is remembered.
 * @returns call it once the page is hydrated: every such field gets its value again, with an event
 */
export function rememberEarlyInput(root: Document): () => void {
  const entered = new Map<Field, string | boolean>();
  const remember = (field: Field): void => {
    entered.set(field, isBox(field) ? field.checked : field.value);
  };
  const hear = ({ target }: Event): void => {
    if (isField(target)) remember(target);
  };
  for (const field of root.querySelectorAll<Field>('input,textarea,select')) if (isChanged(field)) remember(field);
  root.addEventListener('input', hear, { capture: true });
  return () => {
    root.removeEventListener('input', hear, { capture: true });
    for (const [field, value] of entered) if (field.isConnected) enter(field, value);
  };
}

function enter(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (!value && field.type === 'radio') return; // another of its group was chosen
    (field as HTMLInputElement).checked = !value;
    field.click();
    return;
  }
  // React writes what its page knows into the attribute, too.
  if (!(field instanceof HTMLSelectElement) && field.value === value && field.defaultValue === value) return;
  const at = field instanceof HTMLSelectElement || field !== document.activeElement ? null : field.selectionEnd;
  // React compares with what its own setter has seen last: a value that it has not seen, by the browser's setter, is
  // one that a visitor enters.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (at !== null) (field as HTMLInputElement).setSelectionRange(at, at);
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
}
