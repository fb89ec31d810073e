import { ButtonLink } from '@verandah/design';
import { storePending, signInHref, type Pending, type SignInReason } from '@verandah/kit';
import styles from './sign-in-offer.module.css';

interface SignInOfferProps {
  readonly reason: SignInReason;
  readonly pending: Pending;
  readonly children: string;
}

/** Offers a visitor to sign in, and stores their pending action. The surrounding dialog closes after the navigation. */
export function SignInOffer({ reason, pending, children }: SignInOfferProps) {
  const { pathname, search } = window.location;
  return (
    <div className={styles.offer}>
      <p>{children}</p>
      <ButtonLink
        kind="primary"
        wide
        href={signInHref(pathname + search, reason)}
        onClick={() => storePending(pending)}
      >
        Sign in or create account
      </ButtonLink>
    </div>
  );
}
