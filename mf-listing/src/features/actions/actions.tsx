import { Button, PrinterIcon, SaveButton, ShareIcon, useHydrated } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { listingAddress } from '@verandah/market';
import { useState } from 'react';
import styles from './actions.module.css';

interface ActionsProps {
  readonly listingId: string;
  readonly uri: string;
  readonly subject: string;
}

/**
 * Shares a page with the device's own share dialog, else copies its link.
 * @returns what was done; 'left' when the visitor cancelled
 */
async function shareLink(url: string, title: string): Promise<'shared' | 'copied' | 'left' | 'failed'> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ url, title });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'failed';
  }
}

/** Save, share and print. They need script, so they are rendered after hydration. */
export function Actions({ listingId, uri, subject }: ActionsProps) {
  const hydrated = useHydrated();
  const { report } = useServices();
  const [message, setMessage] = useState('');
  const onShare = async (): Promise<void> => {
    const url = new URL(listingAddress(uri), window.location.href).href;
    const done = await shareLink(url, subject);
    if (done === 'failed') report(new Error('We couldn’t share the link.'), 'share');
    setMessage(done === 'copied' ? 'Link copied' : done === 'failed' ? `Copy this link: ${url}` : '');
  };
  return (
    <div className={styles.actions}>
      {hydrated && (
        <>
          <SaveButton listingId={listingId} subject={subject} look="word" />
          <Button size="small" icon={ShareIcon} onClick={() => void onShare()}>
            Share
          </Button>
          <Button size="small" icon={PrinterIcon} className={styles.print} onClick={() => window.print()}>
            Print
          </Button>
        </>
      )}
      <span className={styles.message} role="status">
        {message}
      </span>
    </div>
  );
}
