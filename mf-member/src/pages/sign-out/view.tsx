import { Button, ButtonLink, Notice } from '@verandah/design';
import { useServices, useSession } from '@verandah/kit';
import { EntryPage } from '../../features/form/entry-page.tsx';

export interface SignOutData {
  readonly name: string | null;
  readonly problem: string | null;
}

/** A button to sign out, or the confirmation. */
export function SignOutView({ data: { name, problem } }: { readonly data: SignOutData }) {
  const { bus } = useServices();
  const { known, signedIn } = useSession();
  if (name === null || (known && !signedIn)) {
    return (
      <EntryPage title="You’re signed out">
        <p>Your collections, alerts and follows will be here when you sign back in.</p>
        <ButtonLink kind="primary" wide href="/">
          Go to home page
        </ButtonLink>
        <ButtonLink wide href="/sign-in">
          Sign in again
        </ButtonLink>
      </EntryPage>
    );
  }
  return (
    <EntryPage title="Sign out" lead={name ? `You’re signed in as ${name}.` : undefined}>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <form
        method="post"
        action="/sign-out"
        onSubmit={(event) => {
          event.preventDefault();
          bus.publish('session-asked', { ask: 'sign-out' });
        }}
      >
        <Button type="submit" kind="primary" wide>
          Sign out
        </Button>
      </form>
    </EntryPage>
  );
}
