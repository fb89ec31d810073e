import { ButtonLink } from '@verandah/design';
import { signInHref } from '@verandah/kit';
import type { Provider } from './data.ts';
import styles from './providers.module.css';

/** The browser returns from the provider to the sign-in page, which navigates on from there. */
const leaveHref = (name: string, returnTo: string): string =>
  `/auth/social/${name}?${new URLSearchParams({ returnTo: signInHref(returnTo) }).toString()}`;

interface ProvidersProps {
  readonly providers: readonly Provider[];
  readonly returnTo: string;
  readonly onLeave?: (provider: string) => void;
}

/** Plain links to the providers. The browser returns to where the visitor was going. */
export function Providers({ providers, returnTo, onLeave }: ProvidersProps) {
  if (providers.length === 0) return null;
  return (
    <div className={styles.providers}>
      <p className={styles.or}>
        <span>or</span>
      </p>
      {providers.map(({ name, label }) => (
        <ButtonLink key={name} wide href={leaveHref(name, returnTo)} data-reload="" onClick={() => onLeave?.(name)}>
          Continue with {label}
        </ButtonLink>
      ))}
    </div>
  );
}
