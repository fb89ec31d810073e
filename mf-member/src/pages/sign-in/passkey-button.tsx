import { Button } from '@verandah/design';
import { storeIntent, useServices } from '@verandah/kit';
import { useEffect, useState } from 'react';
import { isCallFailed, unreachable } from '../../features/calls/outcome.ts';
import { FormProblem } from '../../features/form/form-problem.tsx';
import { isSupported, unsupported } from '../../features/passkeys/is-supported.ts';
import type { Signed } from '../../features/passkeys/sign.ts';
import { useArrive } from '../../features/session/use-arrive.ts';
import styles from './providers.module.css';

interface PasskeyButtonProps {
  readonly returnTo: string;
  /** Why the visitor signs in, for the record of intents. */
  readonly position: string;
}

/** The browser's part of passkeys, which only browsers that have them load. */
const loadPasskeys = () => import('../../features/passkeys/sign.ts');
/** Passkeys that are offered beside the field and then rejected, before the page offers only the button. */
const mostOffers = 3;

/** Signing in with a passkey: in a dialog of the browser, or chosen where it fills in the username. */
export function PasskeyButton({ returnTo, position }: PasskeyButtonProps) {
  const { report } = useServices();
  const arrive = useArrive(returnTo);
  const [problem, setProblem] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const [offers, setOffers] = useState(0);
  const log = (error: unknown): void => report(error, 'passkey sign in');

  const finish = (signed: Signed): void => {
    if (signed === 'replaced') return;
    if (signed !== 'dismissed' && signed.taken) {
      storeIntent({ mode: 2, type: 'passkey', position });
      return arrive(signed.location);
    }
    setProblem(signed === 'dismissed' ? dismissed : signed.problems.form);
    setOffers((before) => before + 1);
  };
  const fail = (error: unknown): void => {
    if (!isCallFailed(error)) log(error);
    setProblem(unreachable);
  };

  useEffect(() => {
    if (!isSupported() || offers >= mostOffers) return;
    const leaving = new AbortController();
    loadPasskeys()
      .then(({ offerPasskeys }) => (leaving.signal.aborted ? 'replaced' : offerPasskeys(leaving.signal, log)))
      .then((signed) => leaving.signal.aborted || finish(signed))
      // The form and the button still work.
      .catch((error: unknown) => isCallFailed(error) || log(error));
    return () => leaving.abort();
    // What these functions close over is the page's own.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [offers]);

  const press = async (): Promise<void> => {
    if (busy) return;
    if (!isSupported()) return setProblem(unsupported);
    setBusy(true);
    setProblem(undefined);
    try {
      finish(await (await loadPasskeys()).signWithPasskey('/auth/passkey', log));
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.passkey}>
      <FormProblem>{problem}</FormProblem>
      <Button wide onClick={() => void press()} aria-disabled={busy}>
        Sign in with a passkey
      </Button>
      <noscript>
        <p>Passkeys need JavaScript. Sign in with your password.</p>
      </noscript>
    </div>
  );
}

const dismissed = 'No passkey was used. Try again, or sign in with your password.';
