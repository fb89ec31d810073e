import { ButtonLink } from '@verandah/design';
import { signInHref } from '@verandah/kit';
import type { Provider } from './data.ts';
import styles from './providers.module.css';

/** The sign-in page is where the browser comes back to; it navigates on from there. */
const leaveHref = (name: string, returnTo: string): string =>
  `/auth/social/${name}?${new URLSearchParams({ returnTo: signInHref(returnTo) }).toString()}`;

interface ProvidersProps {
  readonly providers: readonly Provider[];
  readonly returnTo: string;
  readonly onLeave?: (provider: string) => void;
}

/** Plain links: the browser leaves for the provider and comes back to where it wanted to go. */
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
