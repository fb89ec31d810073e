type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Values by the name of their fields: of boxes and lists those that are chosen. */
export type ControlValues = Readonly<Record<string, readonly string[]>>;

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

/** Secrets, files and buttons are left out; of hidden fields those count whose saved value is in `data-saved`. */
function isContent(control: Control): boolean {
  if (control.name === '' || control.autocomplete === 'one-time-code') return false;
  if (!(control instanceof HTMLInputElement)) return true;
  if (control.type === 'hidden') return control.dataset['saved'] !== undefined;
  return !['password', 'file', 'submit', 'button', 'image', 'reset'].includes(control.type);
}

function controlsOf(form: HTMLFormElement): readonly Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      isContent(element),
  );
}

/** Names of the fields that hold what a visitor writes or chooses: no secrets, no files. */
export const contentNames = (form: HTMLFormElement): ReadonlySet<string> =>
  new Set(controlsOf(form).map(({ name }) => name));

/** What a control holds now, or what the page was rendered with. */
function valuesIn(control: Control, which: 'now' | 'saved'): readonly string[] {
  if (isBox(control)) return (which === 'now' ? control.checked : control.defaultChecked) ? [control.value] : [];
  if (control instanceof HTMLSelectElement) return valuesOfSelect(control, which);
  if (which === 'now') return [control.value];
  return [control.dataset['saved'] ?? control.defaultValue];
}

function valuesOfSelect(select: HTMLSelectElement, which: 'now' | 'saved'): readonly string[] {
  const options = [...select.options];
  const chosen = options.filter((option) => (which === 'now' ? option.selected : option.defaultSelected));
  // Without a default the browser selects the first one.
  const shown = chosen.length === 0 && !select.multiple ? options.slice(0, 1) : chosen;
  return shown.map(({ value }) => value);
}

function valuesOf(form: HTMLFormElement, which: 'now' | 'saved'): ControlValues {
  const values: Record<string, string[]> = {};
  for (const control of controlsOf(form)) (values[control.name] ??= []).push(...valuesIn(control, which));
  return values;
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((value, index) => value === others[index]);

/** The fields of a form that differ from what the page was rendered with: their values, and the saved ones. */
export function changesOf(form: HTMLFormElement): { readonly typed: ControlValues; readonly saved: ControlValues } {
  const [now, saved] = [valuesOf(form, 'now'), valuesOf(form, 'saved')];
  const names = Object.keys(now).filter((name) => !isSame(now[name] ?? [], saved[name] ?? []));
  const only = (values: ControlValues): ControlValues =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? []]));
  return { typed: only(now), saved: only(saved) };
}

/** Whether a form holds anything that differs from what the page was rendered with. */
export const hasChanges = (form: HTMLFormElement): boolean => Object.keys(changesOf(form).typed).length > 0;

/** The values of some fields that the page was rendered with. */
export function savedValues(form: HTMLFormElement, names: readonly string[]): ControlValues {
  const saved = valuesOf(form, 'saved');
  return Object.fromEntries(names.map((name) => [name, saved[name] ?? []]));
}

/** Labels of fields, as a visitor reads them. */
export function labelsOf(form: HTMLFormElement, names: readonly string[]): readonly string[] {
  const labels = controlsOf(form)
    .filter(({ name }) => names.includes(name))
    .map(({ labels: own, ariaLabel, name }) => own?.[0]?.textContent?.trim() || ariaLabel || name);
  return [...new Set(labels)];
}

/** Enters values as a visitor would, so that the page follows. Fields that are not named stay as they are. */
export function enterValues(form: HTMLFormElement, values: ControlValues): void {
  for (const [name, entered] of Object.entries(values)) {
    const controls = controlsOf(form).filter((control) => control.name === name);
    controls.forEach((control, index) => enterValue(control, entered, entered[index] ?? ''));
  }
}

/** Enters what the page was rendered with. */
export const enterSaved = (form: HTMLFormElement): void => enterValues(form, changesOf(form).saved);

/**
 * Lets untouched fields follow newer saved values: the browser shows only the first default of a field.
 * @param before the saved values of the last call, which this call renews
 */
export function followSaved(form: HTMLFormElement, before: WeakMap<Element, readonly string[]>): void {
  for (const control of controlsOf(form)) {
    const saved = valuesIn(control, 'saved');
    const was = before.get(control);
    before.set(control, saved);
    if (was && !isSame(was, saved) && isSame(was, valuesIn(control, 'now'))) enterValue(control, saved, saved[0] ?? '');
  }
}

function enterValue(control: Control, all: readonly string[], own: string): void {
  if (isBox(control)) {
    if (control.checked !== all.includes(control.value)) control.click();
    return;
  }
  if (control instanceof HTMLSelectElement) {
    for (const option of control.options) option.selected = all.includes(option.value);
  } else if (control.value !== own) {
    // React compares with what its own setter has seen last.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, own);
  } else return;
  for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }));
}
