import { Button, ButtonLink, Notice } from '@verandah/design';
import { useServices, useSession } from '@verandah/kit';
import { EntryPage } from '../../features/form/entry-page.tsx';
import type { SignOutData } from './page.ts';

/** A button to sign out, or the confirmation. */
export function SignOutView({ data: { name, problem } }: { readonly data: SignOutData }) {
  const { bus } = useServices();
  const { known, signedIn } = useSession();
  if (name === null || (known && !signedIn)) {
    return (
      <EntryPage title="You are signed out">
        <p>What you saved and follow is kept for you.</p>
        <ButtonLink kind="primary" wide href="/">
          Go to the home page
        </ButtonLink>
        <ButtonLink wide href="/sign-in">
          Sign in again
        </ButtonLink>
      </EntryPage>
    );
  }
  return (
    <EntryPage title="Sign out" lead={name ? `You are here as ${name}.` : undefined}>
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
          Sign out of this device
        </Button>
      </form>
    </EntryPage>
  );
}
