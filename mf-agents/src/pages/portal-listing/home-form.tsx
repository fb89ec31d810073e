import { Select, TextInput } from '@verandah/design';
import type { OwnListing } from '../../features/portal/own-listing.ts';
import { FormField, PortalForm, SendButton } from '../../features/portal/portal-form.tsx';
import { propertyTypeOptions } from '../../features/portal/property-type-options.ts';
import styles from '../../features/portal/portal.module.css';
import { SuburbField } from '../../features/portal/suburb-field.tsx';
import { valuesOfHome } from './home.ts';

/** Address and property type of a listing that no feed sends. */
export function HomeForm({ listing: { home, updatedAt } }: { readonly listing: OwnListing }) {
  const given = valuesOfHome(home);
  return (
    <PortalForm name="home" id="home-form" label="Property">
      <input type="hidden" name="seen" value={updatedAt} />
      <FormField name="propertyType" label="Kind" given={given.propertyType}>
        {(control) => <Select {...control} options={propertyTypeOptions} />}
      </FormField>
      <SuburbField given={given.suburb} />
      <div className={styles.row}>
        <FormField name="unit" label="Unit" given={given.unit} optional>
          {(control) => <TextInput {...control} maxLength={20} autoComplete="off" />}
        </FormField>
        <FormField name="streetNumber" label="Number" given={given.streetNumber} optional>
          {(control) => <TextInput {...control} maxLength={20} autoComplete="off" />}
        </FormField>
      </div>
      <FormField name="street" label="Street" given={given.street}>
        {(control) => <TextInput {...control} maxLength={100} autoComplete="off" />}
      </FormField>
      <FormField
        name="position"
        label="Map location"
        hint="Latitude and longitude, such as -37.8183, 145.0012. Without them, the home won’t appear on maps."
        given={given.position}
        optional
      >
        {(control) => <TextInput {...control} maxLength={60} autoComplete="off" />}
      </FormField>
      <div className={styles.row}>
        <FormField name="landMetres" label="Land size (m²)" given={given.landMetres} optional>
          {(control) => <TextInput {...control} inputMode="decimal" maxLength={14} />}
        </FormField>
        <FormField name="frontageMetres" label="Frontage (m)" given={given.frontageMetres} optional>
          {(control) => <TextInput {...control} inputMode="decimal" maxLength={14} />}
        </FormField>
        <FormField name="buildingMetres" label="Building size (m²)" given={given.buildingMetres} optional>
          {(control) => <TextInput {...control} inputMode="decimal" maxLength={14} />}
        </FormField>
      </div>
      <FormField
        name="video"
        label="Video"
        hint="Link to the video, such as https://www.youtube.com/watch?v=…"
        given={given.video}
        optional
      >
        {(control) => <TextInput {...control} type="url" maxLength={2000} />}
      </FormField>
      <div className={styles.actions}>
        <SendButton>Save property details</SendButton>
      </div>
    </PortalForm>
  );
}
