import { ButtonLink } from '@verandah/design';
import { placeResultsAddress } from '@verandah/market';
import { Section } from '../places/section.tsx';
import styles from './strip.module.css';

/** For a suburb without homes on the market: links to searches that include the suburbs around it. */
export const NoHomes = ({
  place: { slug, name },
}: {
  readonly place: { readonly slug: string; readonly name: string };
}) => (
  <Section
    id="buy"
    title={`Homes in ${name}`}
    lead={`No homes are for sale or for rent in ${name} right now. See what’s on the market nearby, or get an email when something new is listed.`}
  >
    <p className={styles.ways}>
      <ButtonLink kind="primary" href={placeResultsAddress('buy', slug)}>
        Homes for sale nearby
      </ButtonLink>
      <ButtonLink href={placeResultsAddress('rent', slug)}>Homes for rent nearby</ButtonLink>
    </p>
  </Section>
);
