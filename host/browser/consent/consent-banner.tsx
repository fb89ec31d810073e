import { Button } from '@verandah/design';
import type { Bus } from '@verandah/bus';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { originOf, type ThirdParty } from '../../third-party.ts';
import { agreeToAll, nothing, withoutChoice } from './consent.ts';
import { purposeLabels } from './purpose-labels.ts';
import styles from './consent.module.css';

interface Props {
  readonly bus: Pick<Bus, 'last' | 'follow' | 'publish'>;
  readonly parties: readonly ThirdParty[];
}

/**
 * Asks whether third-party scripts may be loaded, without blocking the page. No script loads before the visitor agrees.
 */
export function ConsentBanner({ bus, parties }: Props) {
  const [pending, setPending] = useState(() => withoutChoice(parties, bus.last('consent')));
  useEffect(() => {
    const following = bus.follow('consent', (consent) => setPending(withoutChoice(parties, consent)));
    return () => following.unsubscribe();
  }, [bus, parties]);
  if (pending.length === 0) return null;
  return (
    <section className={styles.banner} aria-labelledby="consent-title">
      <h2 id="consent-title">Can our partners count your visit?</h2>
      <ul>
        {pending.map((party) => (
          <li key={party.src}>
            <b>{new URL(originOf(party)).host}</b> would {purposeLabels[party.purpose]}.
          </li>
        ))}
      </ul>
      <p>
        Verandah works the same either way. You can change your mind any time in{' '}
        <a href="/about/privacy#your-choice">Privacy</a>.
      </p>
      <div className={styles.choices}>
        <Button kind="secondary" onClick={() => bus.publish('consent', agreeToAll(pending, bus.last('consent')))}>
          Allow
        </Button>
        <Button kind="secondary" onClick={() => bus.publish('consent', nothing)}>
          Don’t allow
        </Button>
      </div>
    </section>
  );
}

/** Adds the banner below the page, if consent is needed. */
export function askConsent(props: Props): void {
  if (withoutChoice(props.parties, props.bus.last('consent')).length === 0) return;
  const place = document.body.appendChild(document.createElement('div'));
  // Screen readers announce content that is added to an existing live region.
  place.setAttribute('role', 'status');
  createRoot(place).render(<ConsentBanner {...props} />);
}
