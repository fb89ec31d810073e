/**
 * Begins the name of each draft of a form in this browser's storage. Drafts go when their member signs out: another
 * person may use the browser next.
 */
export const draftPrefix = 'verandah.draft.';

/** A form whose input may be lost. */
export interface UnsavedForm {
  /** What loses it: leaving the page, or only closing the tab, because a draft of it is stored until then. */
  readonly lostWith: 'page' | 'tab';
  /** Whether it holds input that has not been saved. */
  isChanged(): boolean;
  /** The visitor gives the input up. */
  discard(): void;
}

const forms = new Set<UnsavedForm>();

/** The browser then confirms that the tab may be closed or go to another site. */
const warnBeforeLeaving = (event: BeforeUnloadEvent): void => {
  if (hasUnsavedForms('tab')) event.preventDefault();
};

/**
 * Adds a form of the page in the browser.
 * @returns removes it
 */
export function addUnsavedForm(form: UnsavedForm): () => void {
  // Only while there is one: some browsers hold no page for Back that listens to this event.
  if (forms.size === 0) window.addEventListener('beforeunload', warnBeforeLeaving);
  forms.add(form);
  return () => {
    forms.delete(form);
    if (forms.size === 0) window.removeEventListener('beforeunload', warnBeforeLeaving);
  };
}

/** Whether input would be lost with the page, or with the tab. */
export const hasUnsavedForms = (lostWith: UnsavedForm['lostWith']): boolean =>
  [...forms].some((form) => (lostWith === 'tab' || form.lostWith === 'page') && form.isChanged());

/** Gives up the input that would be lost with the page. */
export function discardUnsavedForms(): void {
  for (const form of forms) if (form.lostWith === 'page' && form.isChanged()) form.discard();
}
