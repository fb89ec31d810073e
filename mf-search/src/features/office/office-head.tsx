import { Icon, PhoneIcon, PinIcon } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { emptySearch, locationLabel, officeAddress, type ListingStatusType } from '@verandah/market';
import type { CSSProperties } from 'react';
import { useAddressOf } from '../filters/use-address-of.ts';
import type { SearchedOffice } from './office.ts';
import styles from './office-head.module.css';

/** Header of an office's listings: name, suburb and telephone below a strip in the office's colour. */
export function OfficeHead({ office, mode }: { readonly office: SearchedOffice; readonly mode: ListingStatusType }) {
  const { name, slug, phone, location, brandColour } = office;
  const { isLive } = useServices();
  const addressOf = useAddressOf();
  const own = officeAddress(slug);
  return (
    <section
      className={styles.office}
      aria-label="Office"
      style={brandColour ? ({ '--brand': brandColour } as CSSProperties) : undefined}
    >
      <a className={styles.name} href={isLive(own) ? own : officeAddress(slug, mode)}>
        {name}
      </a>
      <ul className={styles.ways}>
        {location && (
          <li>
            <a className={styles.way} href={addressOf({ ...emptySearch(mode), locations: [location.locationSlug] })}>
              <Icon shape={PinIcon} />
              {locationLabel({ name: location.suburb, stateCode: location.stateCode, postcode: location.postcode })}
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a
              className={styles.way}
              href={`tel:${phone.replace(/[^\d+]/g, '')}`}
              aria-label={`Call ${name}: ${phone}`}
            >
              <Icon shape={PhoneIcon} />
              {phone}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
