import type { FormFields } from '@verandah/areas';

/** The first value of a field, with line breaks normalised to \n; '' if it was not sent. */
export function textOf(form: FormFields, name: string): string {
  const value = form[name];
  return (typeof value === 'string' ? value : (value?.[0] ?? '')).replaceAll('\r\n', '\n');
}

/** All values of a field. */
export function valuesOf(form: FormFields, name: string): readonly string[] {
  const value = form[name];
  return value === undefined ? [] : typeof value === 'string' ? [value] : value;
}

/** The fields that a form would send, with the pressed button. Files are left out. */
export function formFields(form: HTMLFormElement, submitter: HTMLElement | null): FormFields {
  const fields: Record<string, string | readonly string[]> = {};
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value !== 'string') continue;
    const held = fields[name];
    fields[name] = held === undefined ? value : [...(typeof held === 'string' ? [held] : held), value];
  }
  return fields;
}
