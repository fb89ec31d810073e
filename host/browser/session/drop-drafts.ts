import { draftPrefix } from '@verandah/kit';

/** Removes the drafts of forms from this browser: another person may use it next. */
export function dropDrafts(): void {
  for (const storage of [() => localStorage, () => sessionStorage])
    try {
      const stored = storage();
      for (const key of Object.keys(stored)) if (key.startsWith(draftPrefix)) stored.removeItem(key);
    } catch {
      /* not accessible: nothing is stored */
    }
}
