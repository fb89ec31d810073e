import { Button, ShareIcon, useHydrated } from '@verandah/design';
import { useServices } from '@verandah/kit';

/** Shares a public collection's address: by the device's share dialog, or by the clipboard. */
export function ShareButton({ name, label = 'Share' }: { readonly name: string; readonly label?: string }) {
  const { bus } = useServices();
  if (!useHydrated()) return null;
  const share = async () => {
    const url = window.location.origin + window.location.pathname;
    try {
      if ('share' in navigator) return await navigator.share({ title: name, url });
      await (navigator as Navigator).clipboard.writeText(url);
      bus.publish('notifications', { kind: 'success', text: 'Link copied.' });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return; // cancelled by the visitor
      bus.publish('notifications', { kind: 'error', text: `We couldn’t copy the link. Copy it here: ${url}` });
    }
  };
  return (
    <Button icon={ShareIcon} onClick={() => void share()}>
      {label}
    </Button>
  );
}
