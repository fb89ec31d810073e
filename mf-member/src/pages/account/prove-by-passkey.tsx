import { Button, useHydrated } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { useState } from 'react';
import { isCallFailed, unreachable } from '../../features/calls/outcome.ts';
import { FormProblem } from '../../features/form/form-problem.tsx';
import { isSupported } from '../../features/passkeys/is-supported.ts';

interface ProveByPasskeyProps {
  onProven(): void;
}

/** Re-authentication by a passkey, in browsers that have them. */
export function ProveByPasskey({ onProven }: ProveByPasskeyProps) {
  const { report } = useServices();
  const hydrated = useHydrated();
  const [problem, setProblem] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  if (!hydrated || !isSupported()) return null;
  const log = (error: unknown): void => report(error, 'account passkey');
  const press = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { signWithPasskey } = await import('../../features/passkeys/sign.ts');
      const signed = await signWithPasskey('/auth/prove/passkey', log);
      if (signed === 'dismissed' || signed === 'replaced') setProblem('No passkey was used. Try again.');
      else if (signed.taken) onProven();
      else setProblem(signed.problems.form);
    } catch (error) {
      if (!isCallFailed(error)) log(error);
      setProblem(unreachable);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <FormProblem>{problem}</FormProblem>
      <div>
        <Button onClick={() => void press()} aria-disabled={busy}>
          Use a passkey
        </Button>
      </div>
    </>
  );
}
