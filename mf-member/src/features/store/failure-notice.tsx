import { Notice } from '@verandah/design';
import type { Failure } from './failure.ts';

/** A failure, announced at once. */
export const FailureNotice = ({ failure }: { readonly failure: Failure | null }) =>
  failure && (
    <Notice tone="danger" live>
      <strong>{failure.message}</strong>
      {failure.reason && (
        <>
          <br />
          {failure.reason}
        </>
      )}
    </Notice>
  );
