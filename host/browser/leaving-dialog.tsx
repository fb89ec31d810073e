import { ConfirmDialog } from '@verandah/design';
import { discardUnsavedForms } from '@verandah/kit';
import { createRoot } from 'react-dom/client';

/**
 * Confirms that unsaved input may be lost.
 * @returns true when the visitor has given it up; the dialog has left the page and the history by then
 */
export async function confirmLeaving(): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const isConfirmed = await new Promise<boolean>((resolve) => {
    let confirmed = false;
    root.render(
      <ConfirmDialog
        open
        question="Leave without saving?"
        cancel="Keep editing"
        action="Discard changes"
        // Confirming closes first.
        onClose={() => queueMicrotask(() => resolve(confirmed))}
        onConfirm={() => {
          confirmed = true;
        }}
      >
        You have changes on this page that haven’t been saved.
      </ConfirmDialog>,
    );
  });
  // The dialog's own entry of the history is removed as it closes, unless Back has closed it.
  const isInHistory = (): boolean => 'layer' in ((history.state ?? {}) as object);
  const removed = isInHistory()
    ? new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    : null;
  root.unmount();
  place.remove();
  await removed;
  if (isConfirmed) discardUnsavedForms();
  return isConfirmed;
}
