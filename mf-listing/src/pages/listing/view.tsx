import { ButtonLink, MailIcon, PhoneIcon } from '@verandah/design';
import { useNow } from '@verandah/kit';
import { addressText, listingAddress, phoneAddress, phoneText } from '@verandah/market';
import { Actions } from '../../features/actions/actions.tsx';
import { Description } from '../../features/details/description.tsx';
import { FeatureList } from '../../features/details/feature-list.tsx';
import { PropertyDetails } from '../../features/details/property-details.tsx';
import { EnquiryForm } from '../../features/enquiry/enquiry-form.tsx';
import { FloorPlans } from '../../features/gallery/floor-plans.tsx';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { Others } from '../../features/others/others.tsx';
import { People } from '../../features/people/people.tsx';
import { PlaceMap } from '../../features/place/place-map.tsx';
import { Schools } from '../../features/schools/schools.tsx';
import { Headline } from '../../features/status/headline.tsx';
import { statusText } from '../../features/status/status.ts';
import { Times } from '../../features/times/times.tsx';
import { Topics } from '../../features/topics/topics.tsx';
import { useViewed } from '../../features/viewed/use-viewed.ts';
import { crumbs } from './crumbs.ts';
import type { ListingData } from './data.ts';
import { LaterCalculators, LaterPrices } from './later-parts.tsx';
import styles from './listing.module.css';

/** A property's page. */
export function ListingView({ data: { listing, prices, schools, topics, costs, similar, others, enquired, refused } }: { readonly data: ListingData }) {
  useViewed(listing);
  const { open } = statusText(listing, useNow());
  const { address, agents, office } = listing;
  const subject = address.isHidden ? 'this property' : address.street;
  const phone = agents.find((agent) => agent.phone)?.phone ?? office.phone;
  return (
    <div className={styles.page}>
      <nav className={styles.crumbs} aria-label="Breadcrumb">
        <ol className={styles.crumbList}>{crumbs(listing).map(({ name, href }) => <li key={href}><a href={href}>{name}</a></li>)}</ol>
      </nav>
      <div className={styles.gallery}><Gallery listing={listing} subject={subject} /></div>
      <div className={styles.columns}>
        <div className={styles.reading}>
          <div className={styles.main}>
            <Headline listing={listing} medians={prices.medians} actions={<Actions listingId={listing.id} uri={listing.canonicalUri} subject={addressText(address)} />} />
            <Times listing={listing} />
            <Description title={listing.title} text={listing.description} />
            <FeatureList features={listing.features} />
            <PropertyDetails listing={listing} />
            <FloorPlans plans={listing.media.floorPlans} />
            <PlaceMap address={address} />
            {schools && <Schools schools={schools} suburb={address.suburb} />}
            <LaterPrices listing={listing} prices={prices} />
            <LaterCalculators listing={listing} costs={costs} />
            <Topics topics={topics} suburb={address.suburb} locationSlug={address.locationSlug} />
          </div>
          <div className={styles.bar}>
            <ButtonLink kind="primary" href="#enquiry" icon={MailIcon}>Enquire</ButtonLink>
            {phone && <ButtonLink href={phoneAddress(phone)} icon={PhoneIcon}>Call</ButtonLink>}
          </div>
        </div>
        <aside className={styles.side} aria-label="Contact">
          <EnquiryForm
            listingId={listing.id} address={listingAddress(listing.canonicalUri)} subject={addressText({ ...address, suburb: '', stateCode: '', postcode: '' }, { inText: true })}
            officeName={office.name} sent={enquired} refused={refused} call={phone && <a href={phoneAddress(phone)}>{phoneText(phone)}</a>}
          />
          <People listing={listing} />
        </aside>
      </div>
      <Others id="similar" title={open ? 'Similar homes nearby' : 'Homes like this one'} listings={similar} />
      <Others id="office" title={`More from ${office.name}`} listings={others} />
    </div>
  );
}
