import { Button, ButtonLink, Field, Notice, TextInput } from '@verandah/design';
import styles from './sign-in-page.module.css';

export interface SignInProps {
  /** Whether people can sign in at a provider. */
  readonly provider: boolean;
  /** The error of the last try, and what to do. */
  readonly problem?: string;
  /** The name that was typed, so that it is not lost. */
  readonly person?: string;
}

/** Rendered by the server only, and complete without script. */
export function SignInPage({ provider, problem, person }: SignInProps) {
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <p className={styles.site}>Verandah</p>
        <h1 className={styles.title}>Operations</h1>
        <p className={styles.lead}>See what’s live and how it’s performing, and roll back if you need to.</p>
      </header>
      {problem && (
        <div role="alert">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
      {provider && (
        <section className={styles.part}>
          <ButtonLink kind="primary" wide href="/ops/sign-in/provider">
            Sign in with your organisation’s account
          </ButtonLink>
          <p className={styles.or}>or use a token</p>
        </section>
      )}
      <form className={styles.part} method="post" action="/ops/sign-in">
        <Field label="Your name" hint="Shown in the log beside your actions.">
          {(control) => (
            <TextInput {...control} name="person" autoComplete="name" maxLength={60} required defaultValue={person} />
          )}
        </Field>
        <Field label="Token" hint="Your squad’s token or the operations token. We don’t store it in this browser.">
          {(control) => (
            <TextInput
              {...control}
              name="token"
              type="password"
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              required
            />
          )}
        </Field>
        <Button type="submit" kind={provider ? 'secondary' : 'primary'} wide>
          Sign in with a token
        </Button>
      </form>
    </main>
  );
}
