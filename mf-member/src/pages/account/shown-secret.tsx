import { Button, useHydrated } from '@verandah/design';
import { useServices } from '@verandah/kit';
import styles from './account.module.css';

interface ShownSecretProps {
  /** Id of the heading. */
  readonly id: string;
  /** 'Your new access token' */
  readonly title: string;
  /** 'token' */
  readonly what: string;
  readonly secret: string;
}

/** A secret that is shown once, with a button to copy it. */
export function ShownSecret({ id, title, what, secret }: ShownSecretProps) {
  const { bus, report } = useServices();
  const hydrated = useHydrated();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret);
      bus.publish('notifications', { kind: 'success', text: `Copied the ${what}.` });
    } catch (error) {
      report(error, `copy ${what}`);
      bus.publish('notifications', {
        kind: 'error',
        text: `We couldn’t copy the ${what}. Select it and copy it yourself.`,
      });
    }
  };
  return (
    <div className={styles.codes} role="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p>Copy it now and store it like a password. We won’t show it again.</p>
      <code className={styles.key}>{secret}</code>
      {hydrated && (
        <div className={styles.buttons}>
          <Button onClick={() => void copy()}>Copy {what}</Button>
        </div>
      )}
    </div>
  );
}
