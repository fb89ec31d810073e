/** What a form holds: texts and ticks by name. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** What a visitor has typed, and the mark that sets this message apart from the next one. */
interface StoredDraft<Fields extends FormValues> {
  readonly mark: string;
  readonly fields: Fields;
}

const prefix = 'verandah.draft.';

/** Where a form stores what is typed, for this visit. */
export interface Draft {
  readonly place: string;
  newMark(): string;
  /** @param like what the form holds at first: only its fields are read, and only what is of their kind */
  read<Fields extends FormValues>(like: Fields): StoredDraft<Fields> | null;
  store(draft: StoredDraft<FormValues> | null): void;
}

/** @param place names the draft among those of this visit: 'enquiry.7' */
export const visitDraft = (place: string): Draft => ({
  place,
  newMark,
  read: (like) => readDraft(place, like),
  store: (draft) => storeDraft(place, draft),
});

const newMark = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0')).join('');

/** Null when there is no draft, or storage is closed to the page. */
function readDraft<Fields extends FormValues>(place: string, like: Fields): StoredDraft<Fields> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + place) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('mark' in stored) || !('fields' in stored)) return null;
    const { mark, fields } = stored as { mark: unknown; fields: Readonly<Record<string, unknown>> | null };
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

/** Without storage a draft lasts as long as the page. */
function storeDraft(place: string, draft: StoredDraft<FormValues> | null): void {
  try {
    if (draft) sessionStorage.setItem(prefix + place, JSON.stringify(draft));
    else sessionStorage.removeItem(prefix + place);
  } catch {
    // Storage is closed or full.
  }
}
