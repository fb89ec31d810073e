/** Shown in place of the street of a listing that hides it. */
export const hiddenStreet = 'Address available on request';

export interface PropertyAddress {
  readonly street: string;
  readonly suburb: string;
  readonly stateCode?: string | null;
  readonly postcode?: string | null;
}

/**
 * '2/39 Main Road, Richmond, VIC 3121'. Inside a sentence (`inText`) a hidden street reads 'this property': 'Enquire
 * about this property'.
 */
export function addressText(address: PropertyAddress, options: { readonly inText?: boolean } = {}): string {
  const street = address.street.trim() || hiddenStreet;
  if (options.inText && street === hiddenStreet) return 'this property';
  const tail = [address.stateCode, address.postcode].filter(Boolean).join(' ');
  return [street, address.suburb, tail].filter(Boolean).join(', ');
}
