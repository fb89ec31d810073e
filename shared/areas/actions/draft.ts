import { draftPrefix } from '@verandah/kit';

/** Values of a form's fields by name: text, or whether a box is ticked. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** The stored values, and the mark that distinguishes this message from the next one. */
interface StoredDraft<Fields extends FormValues> {
  readonly mark: string;
  readonly fields: Fields;
}

/** Stores what a visitor types into a form until the tab is closed. */
export interface Draft {
  readonly place: string;
  newMark(): string;
  /** @param like the form's initial values: only these fields are read, and only values of the same type */
  read<Fields extends FormValues>(like: Fields): StoredDraft<Fields> | null;
  store(draft: StoredDraft<FormValues> | null): void;
}

/** @param place identifies the draft within this visit: 'enquiry.7' */
export const visitDraft = (place: string): Draft => ({
  place,
  newMark,
  read: (like) => readDraft(place, like),
  store: (draft) => storeDraft(place, draft),
});

const newMark = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0')).join('');

/** Returns null when there is no draft or storage is not accessible. */
function readDraft<Fields extends FormValues>(place: string, like: Fields): StoredDraft<Fields> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftPrefix + place) ?? 'null');
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
    return null; // storage is forbidden, or not a draft of ours: an empty form
  }
}

/** Without storage, a draft lasts as long as the page. */
function storeDraft(place: string, draft: StoredDraft<FormValues> | null): void {
  try {
    if (draft) sessionStorage.setItem(draftPrefix + place, JSON.stringify(draft));
    else sessionStorage.removeItem(draftPrefix + place);
  } catch {
    // Storage is not accessible or is full.
  }
}
