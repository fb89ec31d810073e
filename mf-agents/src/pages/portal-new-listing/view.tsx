import { Checkbox, Select } from '@verandah/design';
import { AddressFields } from '../../features/portal/address-fields.tsx';
import { FormField, PortalForm, SendButton, useFormState } from '../../features/portal/portal-form.tsx';
import { propertyTypeOptions } from '../../features/portal/property-type-options.ts';
import styles from '../../features/portal/portal.module.css';

const classes = [
  { value: 'sale', label: 'For sale' },
  { value: 'rental', label: 'For rent' },
];

export const NewListingView = () => (
  <div className={styles.section}>
    <div className={styles.actions}>
      <a className={styles.crumb} href="/agent-portal/listings">
        All listings
      </a>
    </div>
    <p className={styles.text}>
      Start with the address. Only you can see the draft. Next, add a price, description, photos and inspections, then
      publish it. Listings from your office’s feed are added automatically.
    </p>
    <PortalForm name="new" label="New listing">
      <AddressFields />
      <ShowStreet />
      <div className={styles.row}>
        <FormField name="listingType" label="Sale or rental" given="sale">
          {(control) => <Select {...control} options={classes} />}
        </FormField>
        <FormField name="propertyType" label="Property type" given="house">
          {(control) => <Select {...control} options={propertyTypeOptions} />}
        </FormField>
      </div>
      <div className={styles.actions}>
        <SendButton>Create draft</SendButton>
      </div>
    </PortalForm>
  </div>
);

function ShowStreet() {
  const form = useFormState();
  const sent = form.values('street', []).length > 0;
  return (
    <Checkbox
      name="streetVisible"
      value="yes"
      label="Show the street address"
      hint="If this is off, visitors see the suburb only."
      defaultChecked={sent ? form.value('streetVisible') === 'yes' : true}
    />
  );
}
