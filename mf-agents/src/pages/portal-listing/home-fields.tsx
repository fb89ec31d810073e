import { Select, TextInput } from '@verandah/design';
import { useState } from 'react';
import { AddressFields, type AddressSpot } from '../../features/portal/address-fields.tsx';
import type { ListingHome } from '../../features/portal/listing-home.ts';
import { FormField } from '../../features/portal/portal-form.tsx';
import { propertyTypeOptions } from '../../features/portal/property-type-options.ts';
import styles from '../../features/portal/portal.module.css';
import { valuesOfHome } from './home.ts';
import { PinField } from './pin-field.tsx';

/** Address, property type and sizes of a listing that no feed sends. */
export function HomeFields({ home }: { readonly home: ListingHome }) {
  const given = valuesOfHome(home);
  const [spot, setSpot] = useState<AddressSpot | null>(null);
  return (
    <div className={styles.form}>
      <AddressFields given={given} onSpot={setSpot} />
      <PinField home={home} spot={spot} />
      <FormField name="propertyType" label="Property type" given={given.propertyType}>
        {(control) => <Select {...control} options={propertyTypeOptions} />}
      </FormField>
      <div className={styles.row}>
        <FormField name="landMetres" label="Land size (m²)" given={given.landMetres} optional>
          {(control) => <TextInput {...control} autoComplete="off" inputMode="decimal" maxLength={14} />}
        </FormField>
        <FormField name="frontageMetres" label="Frontage (m)" given={given.frontageMetres} optional>
          {(control) => <TextInput {...control} autoComplete="off" inputMode="decimal" maxLength={14} />}
        </FormField>
        <FormField name="buildingMetres" label="Building size (m²)" given={given.buildingMetres} optional>
          {(control) => <TextInput {...control} autoComplete="off" inputMode="decimal" maxLength={14} />}
        </FormField>
      </div>
      <FormField
        name="video"
        label="Video"
        hint="Link to the video, such as https://www.youtube.com/watch?v=…"
        given={given.video}
        optional
      >
        {(control) => <TextInput {...control} autoComplete="off" type="url" maxLength={2000} />}
      </FormField>
    </div>
  );
}
