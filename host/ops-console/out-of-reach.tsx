import { ButtonLink, EmptyState } from '@verandah/design';

/** The host became unavailable after it sent the page. */
export const OutOfReach = () => (
  <main>
    <EmptyState
      level={1}
      title="The host does not respond"
      actions={
        <ButtonLink kind="primary" href="/ops">
          Try again
        </ButtonLink>
      }
    >
      Nothing can be shown or changed from here until it does. On the host’s machine: npm run ops -- status
    </EmptyState>
  </main>
);
