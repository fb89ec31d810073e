/** What a form holds: texts and ticks by name. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** What a visitor has typed, and the mark that sets this message apart from the next one. */
export interface Draft<Fields extends FormValues> {
  readonly mark: string;
  readonly fields: Fields;
}

const prefix = 'verandah.draft.';

export const newMark = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0')).join('');

/**
 * The draft of this visit; null when there is none, or storage is closed to the page.
 * @param like what the form holds at first: only its fields are read, and only what is of their kind
 */
export function readDraft<Fields extends FormValues>(place: string, like: Fields): Draft<Fields> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + place) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('mark' in kept) || !('fields' in kept)) return null;
    const { mark, fields } = kept as { mark: unknown; fields: Readonly<Record<string, unknown>> | null };
    if (typeof mark !== 'string' || typeof fields !== 'object' || fields === null) return null;
    return {
      mark,
      fields: Object.fromEntries(
        Object.entries(like).map(([name, first]) => [
          name,
          typeof fields[name] === typeof first ? fields[name] : first,
        ]),
      ) as Fields,
    };
  } catch {
    return null;
  }
}

/** Keeps a draft for this visit; without storage it lives as long as the page. */
export function storeDraft<Fields extends FormValues>(place: string, draft: Draft<Fields> | null): void {
  try {
    if (draft) sessionStorage.setItem(prefix + place, JSON.stringify(draft));
    else sessionStorage.removeItem(prefix + place);
  } catch {
    // Storage is closed or full.
  }
}
