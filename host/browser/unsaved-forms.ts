/** Forms that are sent to the server and hold something typed that has not been sent. */
export interface UnsavedForms {
  any(): boolean;
}

/** Follows what is typed on the page. A form that was sent, emptied or left is not unsaved any more. */
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
  return { any: () => [...forms].some((form) => form.isConnected) };
}
