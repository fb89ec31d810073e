/** Where the areas store drafts of forms (`@verandah/areas/actions`). */
const prefix = 'verandah.draft.';

/** Removes the drafts of forms from this browser: another person may use it next. */
export function dropDrafts(): void {
  for (const storage of [() => localStorage, () => sessionStorage])
    try {
      const stored = storage();
      for (const key of Object.keys(stored)) if (key.startsWith(prefix)) stored.removeItem(key);
    } catch {
      /* not accessible: nothing is stored */
    }
}
