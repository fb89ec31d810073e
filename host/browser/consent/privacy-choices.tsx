import type { Bus } from '@verandah/bus';
import { Checkbox } from '@verandah/design';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { originOf, type ThirdParty } from '../../third-party.ts';
import { agreeToAll, browserSaysNo, declineParty, isAgreed, type Consent } from './consent.ts';
import { purposeLabels } from './purpose-labels.ts';
import styles from './consent.module.css';

interface Props {
  readonly bus: Pick<Bus, 'last' | 'follow' | 'publish'>;
  readonly parties: readonly ThirdParty[];
  /** Reloads the page: a script that has run can't be unloaded. */
  readonly reload: () => void;
}

/** The tracking choices of this browser. A choice applies at once in every tab until it is changed. */
export function PrivacyChoices({ bus, parties, reload }: Props) {
  const [consent, setConsent] = useState(() => bus.last('consent'));
  const [status, setStatus] = useState('');
  useEffect(() => {
    const following = bus.follow('consent', setConsent);
    return () => following.unsubscribe();
  }, [bus]);
  const never = browserSaysNo();
  const choose = (next: Consent): void => {
    const withdrawn = parties.some((party) => isAgreed(party, consent) && !isAgreed(party, next));
    bus.publish('consent', next);
    setStatus('Saved in this browser.');
    if (withdrawn) reload();
  };
  const counts = consent?.analytics !== false;
  return (
    <div className={styles.choices}>
      <Checkbox
        label="Count which homes and agents I look at"
        checked={counts && !never}
        disabled={never}
        hint="Only Verandah counts. Agencies and agents see how many times a home or an agent’s page is viewed, never who viewed it."
        onChange={({ target }) =>
          choose({ ...consent, analytics: target.checked, marketing: target.checked && (consent?.marketing ?? false) })
        }
      />
      {parties.map((party) => (
        <Checkbox
          key={party.src}
          label={`Let ${new URL(originOf(party)).host} ${purposeLabels[party.purpose]}`}
          checked={isAgreed(party, consent)}
          disabled={never || !counts}
          onChange={({ target }) =>
            choose(target.checked ? agreeToAll([party], consent) : declineParty(party, parties, consent))
          }
        />
      ))}
      <p className={styles.status} role="status">
        {never
          ? 'Your browser asks sites not to track you (Global Privacy Control or Do Not Track), so we don’t count your visits.'
          : status}
      </p>
    </div>
  );
}

/** Renders the choices on the privacy page. */
export const showPrivacyChoices = (place: HTMLElement, props: Props): void =>
  createRoot(place).render(<PrivacyChoices {...props} />);
