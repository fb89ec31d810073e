import { Notice } from '@verandah/design';
import { isOperations, rightsText, useDesk } from '../client/session.ts';
import { Keys } from './keys.tsx';
import { Tokens } from './tokens.tsx';

/** Who may do what: tokens, and the keys that releases are signed by. */
export function AccessView({
  areas,
  actionCount,
}: {
  readonly areas: readonly string[];
  readonly actionCount: number;
}) {
  const { session } = useDesk();
  // A request would be refused, and the refusal logged.
  if (!isOperations(session))
    return (
      <Notice>
        Tokens and keys are for operations. You are {session.name}, and {rightsText(session)}.
      </Notice>
    );
  return (
    <>
      <Tokens areas={areas} actionCount={actionCount} />
      <Keys actionCount={actionCount} />
    </>
  );
}
