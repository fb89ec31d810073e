interface Yielding { readonly scheduler?: { yield?(): Promise<void> } }

/** Ends the task that runs, so that a press or a key that waits is answered first; goes on as soon as nothing does. */
export const pause = (): Promise<void> => (globalThis as Yielding).scheduler?.yield?.() ?? new Promise((resolve) => { setTimeout(resolve); });
