import { ButtonLink } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { emailAlertAddress, emailAlertPath, placeResultsAddress } from '@verandah/market';
import { countsText } from '../browse/counts-text.ts';
import { LinkList } from '../browse/link-list.tsx';
import type { PlaceEntry } from '../browse/place-entry.ts';
import { Section } from '../places/section.tsx';
import styles from './strip.module.css';

interface NoHomesProps {
  readonly place: { readonly slug: string; readonly name: string };
  /** The nearest suburbs, nearest first. */
  readonly nearby: readonly PlaceEntry[];
}

/**
 * For a suburb without homes on the market: links to the nearest suburbs that have some, to searches that include the
 * suburbs around it, and to an alert.
 */
export function NoHomes({ place: { slug, name }, nearby }: NoHomesProps) {
  const { isLive } = useServices();
  const withHomes = nearby.filter(({ listingCounts: { buy, rent } }) => buy + rent > 0);
  const canSubscribe = isLive(emailAlertPath);
  return (
    <Section
      id="buy"
      title={`Homes in ${name}`}
      lead={`No homes are for sale or for rent in ${name} right now. See what’s on the market nearby${canSubscribe ? ', or get an email when something new is listed' : ''}.`}
    >
      {withHomes.length > 0 && (
        <LinkList
          links={withHomes.map(({ slug: near, label, listingCounts }) => ({
            href: placeResultsAddress(listingCounts.buy > 0 ? 'buy' : 'rent', near),
            name: label,
            detail: countsText(listingCounts),
          }))}
        />
      )}
      <p className={styles.ways}>
        <ButtonLink kind="primary" href={placeResultsAddress('buy', slug)}>
          Homes for sale nearby
        </ButtonLink>
        <ButtonLink href={placeResultsAddress('rent', slug)}>Homes for rent nearby</ButtonLink>
        {canSubscribe && (
          <ButtonLink href={emailAlertAddress(placeResultsAddress('buy', slug))} rel="nofollow">
            Email me new homes
          </ButtonLink>
        )}
      </p>
    </Section>
  );
}
