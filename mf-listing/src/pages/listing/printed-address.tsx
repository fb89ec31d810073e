import { useHydrated } from '@verandah/design';
import { listingAddress } from '@verandah/market';
import styles from './printed-address.module.css';

/** On paper only: where the page is found. Its origin is known in the browser. */
export function PrintedAddress({ uri }: { readonly uri: string }) {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return <p className={styles.address}>{new URL(listingAddress(uri), window.location.href).href}</p>;
}
