import { Notice } from '@verandah/design';
import { isOperations, rightsText, useDesk } from '../client/session.ts';
import { Keys } from './keys.tsx';
import { Targets } from './targets.tsx';
import { Tokens } from './tokens.tsx';

/** What only operations change: tokens, targets of notifications and the signing keys of releases. */
export function AccessView({
  areas,
  actionCount,
}: {
  readonly areas: readonly string[];
  readonly actionCount: number;
}) {
  const { session } = useDesk();
  // A request would be rejected, and the rejection logged.
  if (!isOperations(session))
    return (
      <Notice>
        Tokens, notifications and keys are for operations. You are {session.name}, and {rightsText(session)}.
      </Notice>
    );
  return (
    <>
      <Tokens areas={areas} actionCount={actionCount} />
      <Targets actionCount={actionCount} />
      <Keys actionCount={actionCount} />
    </>
  );
}
