import type { FormFields } from '@verandah/areas';

/** The text fields of a submitted form. A missing field is '', a repeated one has its first value. */
export function textFields<Name extends string>(form: FormFields, names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(
    names.map((name) => {
      const value = form[name];
      return [name, (typeof value === 'string' ? value : (value?.[0] ?? '')).replaceAll('\r\n', '\n')];
    }),
  ) as Record<Name, string>;
}
