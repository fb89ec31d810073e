import { Button, ShareIcon, useHydrated } from '@verandah/design';
import { useServices } from '@verandah/kit';

/** Passes a public collection's address on: by the device's own choice, or to the clipboard. */
export function ShareButton({ name }: { readonly name: string }) {
  const { bus } = useServices();
  if (!useHydrated()) return null;
  const share = async () => {
    const url = window.location.origin + window.location.pathname;
    try {
      if ('share' in navigator) return await navigator.share({ title: name, url });
      await (navigator as Navigator).clipboard.writeText(url);
      bus.publish('notifications', { kind: 'success', text: 'The address is copied.' });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return; // they thought better of it
      bus.publish('notifications', { kind: 'error', text: `It couldn’t be copied. The address is ${url}` });
    }
  };
  return (
    <Button icon={ShareIcon} onClick={() => void share()}>
      Share
    </Button>
  );
}
