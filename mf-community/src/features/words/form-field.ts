/** The first value of a submitted field; '' if it is missing. Line breaks are normalised to \n. */
export function fieldOf(form: Readonly<Record<string, string | readonly string[] | undefined>>, name: string): string {
  const value = form[name];
  return (typeof value === 'string' ? value : (value?.[0] ?? '')).replaceAll('\r\n', '\n');
}

/** All values of a field. */
export function fieldsOf(
  form: Readonly<Record<string, string | readonly string[] | undefined>>,
  name: string,
): readonly string[] {
  const value = form[name];
  return value === undefined ? [] : typeof value === 'string' ? [value] : value;
}
