import type { FormFields } from '@verandah/areas';

/** Whether a posted form comes from a page of this site, by Origin or Sec-Fetch-Site. */
export function fromOwnPage(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  origins: readonly string[],
): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (typeof origin === 'string') return origins.includes(origin);
  return site === 'same-origin';
}

/** The fields of a form in the order of their first appearance. A repeated field has all its values. */
export function readForm(body: string): FormFields {
  const fields: Record<string, string | string[]> = Object.create(null) as Record<string, string | string[]>;
  for (const [name, value] of new URLSearchParams(body)) {
    const held = fields[name];
    fields[name] = held === undefined ? value : [...(typeof held === 'string' ? [held] : held), value];
  }
  return { ...fields };
}
