import { addressText, listingAddress, phoneAddress, phoneText } from '@verandah/market';
import type { ListingData } from '../../pages/listing/data.ts';
import { enquiryEvent } from '../enquiry/enquiry-event.ts';
import { EnquiryForm } from '../enquiry/enquiry-form.tsx';
import { Apply } from '../apply/apply.tsx';
import { People } from '../people/people.tsx';
import { phoneOf } from './phone-of.ts';
import styles from './contact.module.css';

/** Contact with the seller's side: the enquiry form, then the agents and their office. */
export function Contact({ listing, enquired, refused }: Pick<ListingData, 'listing' | 'enquired' | 'refused'>) {
  const { address, office, id, canonicalUri } = listing;
  const phone = phoneOf(listing);
  return (
    <aside className={styles.contact} id="contact" aria-label="Contact">
      <Apply listing={listing} />
      <EnquiryForm
        listingId={id}
        tracked={enquiryEvent(listing)}
        address={listingAddress(canonicalUri)}
        subject={addressText({ ...address, suburb: '', stateCode: '', postcode: '' }, { inText: true })}
        officeName={office.name}
        mode={listing.statusType}
        sent={enquired}
        refused={refused}
        call={phone && <a href={phoneAddress(phone)}>{phoneText(phone)}</a>}
      />
      <People listing={listing} />
    </aside>
  );
}
