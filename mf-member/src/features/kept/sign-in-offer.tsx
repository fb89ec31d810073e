import { ButtonLink } from '@verandah/design';
import { keepPending, signInHref, type Pending, type SignInReason } from '@verandah/kit';
import styles from './sign-in-offer.module.css';

interface SignInOfferProps { readonly reason: SignInReason; readonly pending: Pending; readonly children: string; onLeave(): void }

/** Asks a visitor to sign in, and keeps what they wanted to do until they have. */
export function SignInOffer({ reason, pending, children, onLeave }: SignInOfferProps) {
  const { pathname, search } = window.location;
  const leave = () => { keepPending(pending); onLeave(); };
  return (
    <div className={styles.offer}>
      <p>{children}</p>
      <ButtonLink kind="primary" wide href={signInHref(pathname + search, reason)} onClick={leave}>Sign in or sign up</ButtonLink>
    </div>
  );
}
