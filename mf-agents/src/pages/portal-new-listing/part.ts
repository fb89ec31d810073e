import { textOf } from '../../features/portal/form-values.ts';
import type { PortalPart } from '../../features/portal/portal-part.ts';
import { propertyTypeOf } from '../../features/portal/property-type-options.ts';
import { NotTaken } from '../../features/portal/refused.ts';
import { NewListingView } from './view.tsx';
import { graphql, type NewListingInput } from '../../graphql.ts';

export const addListing = graphql(`
  mutation AddListing($input: NewListingInput!, $key: String) { addListing(input: $input,
    idempotencyKey: $key) { id } }`);

/** Creates a draft by hand from an address and a property type. The rest is set on the draft's own page. */
export const newListingPart: PortalPart<'new'> = {
  access: 'agent',
  load: () => Promise.resolve({ title: 'New listing', content: 'new' }),
  async submit({ graph }, { fields, keyFor }) {
    const typed = (name: string): string => textOf(fields, name).trim();
    const propertyType = propertyTypeOf(typed('propertyType'));
    const listingType = typed('listingType');
    const problems = {
      ...(listingType !== 'sale' &&
        listingType !== 'rental' && { listingType: 'Choose whether the home is for sale or for rent.' }),
      ...(propertyType === null && { propertyType: 'Choose what kind of home it is.' }),
      ...(typed('suburb') === '' && { suburb: 'Enter suburb, state and postcode, such as Richmond, VIC 3121.' }),
      ...(typed('street') === '' && { street: 'Enter the name of the street.' }),
    };
    if (propertyType === null || Object.keys(problems).length > 0) throw new NotTaken(problems);
    const input: NewListingInput = {
      listingType: listingType === 'rental' ? 'rental' : 'sale',
      propertyType,
      suburb: typed('suburb'),
      unit: typed('unit') || null,
      streetNumber: typed('streetNumber') || null,
      street: typed('street'),
      streetVisible: typed('streetVisible') === 'yes',
    };
    const {
      addListing: { id },
    } = await graph.write(addListing, { input, key: keyFor('listing', input) });
    return { location: `/agent-portal/listings/${id}?done=made` };
  },
  labels: {
    listingType: 'Sale or rental',
    propertyType: 'Property type',
    suburb: 'Suburb',
    unit: 'Unit',
    streetNumber: 'Number',
    street: 'Street',
    streetVisible: 'Show the address',
  },
  View: NewListingView,
};
