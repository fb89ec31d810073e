import { useServices } from '@verandah/kit';
import { offerIsIntent } from '@verandah/market';
import { PortalForm, SendButton } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';
import type { OwnOffice } from './own-office.ts';

/** Turns offers to buy on or off. */
export function OffersForm({ office: { takesOffers } }: { readonly office: OwnOffice }) {
  const { isLive } = useServices();
  return (
    <section className={styles.section} id="offers" aria-labelledby="offers-title">
      <h2 id="offers-title">Offers to buy</h2>
      <p className={styles.text}>
        {takesOffers
          ? 'On: members can make offers for your available homes for sale from their pages.'
          : 'Off: your homes for sale show no “Make an offer”.'}{' '}
        {offerIsIntent}
      </p>
      <PortalForm name="offers" id="offers-form" className={styles.actions}>
        <input type="hidden" name="takes" value={takesOffers ? 'no' : 'yes'} />
        <SendButton kind="secondary">{takesOffers ? 'Turn off' : 'Turn on'}</SendButton>
        {isLive('/agent-portal/offers') && <a href="/agent-portal/offers">Offers received</a>}
      </PortalForm>
    </section>
  );
}
