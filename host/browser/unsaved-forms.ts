import { hasUnsavedForms } from '@verandah/kit';

/** POST forms with input that has not been sent. */
export interface UnsavedForms {
  any(): boolean;
}

/**
 * Tracks input on the page. A form that was sent, reset or removed is no longer unsaved, unless its area states that it
 * is: one that was rejected.
 */
export function followUnsavedForms(): UnsavedForms {
  const forms = new Set<HTMLFormElement>();
  const typed = ({ target }: Event): void => {
    const form = (target as Partial<HTMLInputElement> | null)?.form;
    if (form && form.method === 'post') forms.add(form);
  };
  const done = ({ target }: Event): void => {
    if (target instanceof HTMLFormElement) forms.delete(target);
  };
  for (const type of ['input', 'change']) document.addEventListener(type, typed, { capture: true, passive: true });
  for (const type of ['submit', 'reset']) document.addEventListener(type, done, { capture: true, passive: true });
  return { any: () => hasUnsavedForms('tab') || [...forms].some((form) => form.isConnected) };
}
