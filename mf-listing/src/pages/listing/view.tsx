import { ButtonLink, MailIcon, PhoneIcon } from '@verandah/design';
import { addressText, phoneAddress } from '@verandah/market';
import { Actions } from '../../features/actions/actions.tsx';
import { phoneOf } from '../../features/contact/phone-of.ts';
import { Description } from '../../features/details/description.tsx';
import { FeatureList } from '../../features/details/feature-list.tsx';
import { PropertyDetails } from '../../features/details/property-details.tsx';
import { FloorPlans } from '../../features/gallery/floor-plans.tsx';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { PlaceMap } from '../../features/place/place-map.tsx';
import { Headline } from '../../features/status/headline.tsx';
import { Times } from '../../features/times/times.tsx';
import { useViewed } from '../../features/viewed/use-viewed.ts';
import { listingCrumbs } from './crumbs.ts';
import type { ListingData } from './data.ts';
import { LazyAround, LazyBeside, LazyCalculators, LazyContact, LazyReport } from './lazy-parts.tsx';
import styles from './listing.module.css';
import { PrintedAddress } from './printed-address.tsx';
import { SectionLinks } from './section-links.tsx';
import { pageSections } from './sections.ts';

/** A property's page. */
export function ListingView({ data }: { readonly data: ListingData }) {
  const { listing, prices, schools, stations, topics, costs, similar, others, enquired, refused, report } = data;
  useViewed(listing.id);
  const { address } = listing;
  const subject = address.isHidden ? 'this property' : address.street;
  const phone = phoneOf(listing);
  return (
    <div className={styles.page}>
      <nav className={styles.crumbs} aria-label="Breadcrumb">
        <ol className={styles.crumbList}>
          {listingCrumbs(listing).map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.gallery}>
        <Gallery listing={listing} subject={subject} />
      </div>
      <div className={styles.columns}>
        <div className={styles.reading}>
          <div className={styles.main}>
            <Headline
              listing={listing}
              medians={prices.medians}
              actions={<Actions listingId={listing.id} uri={listing.canonicalUri} subject={addressText(address)} />}
            />
            <SectionLinks sections={pageSections(data)} />
            <Times listing={listing} />
            <Description title={listing.title} text={listing.description} />
            <FeatureList features={listing.features} />
            <PropertyDetails listing={listing} />
            <FloorPlans plans={listing.media.floorPlans} />
            <PlaceMap address={address} stations={stations} />
            <LazyAround listing={listing} prices={prices} schools={schools} stations={stations} topics={topics} />
            <LazyCalculators listing={listing} costs={costs} />
            <LazyReport listing={listing} report={report} />
          </div>
          <div className={styles.bar}>
            <ButtonLink kind="primary" href="#enquiry" icon={MailIcon}>
              Enquire
            </ButtonLink>
            {phone && (
              <ButtonLink href={phoneAddress(phone)} icon={PhoneIcon}>
                Call
              </ButtonLink>
            )}
          </div>
        </div>
        <LazyContact listing={listing} enquired={enquired} {...(refused && { refused })} />
      </div>
      <LazyBeside listing={listing} similar={similar} others={others} />
      <PrintedAddress uri={listing.canonicalUri} />
    </div>
  );
}
