import type { PortalAddressesQuery } from '../../graphql.ts';

/** The parts of an address as the forms of a listing have them. */
export interface AddressParts {
  readonly unit: string;
  readonly streetNumber: string;
  readonly street: string;
  /** 'Richmond, VIC 3121' */
  readonly suburb: string;
}

/**
 * A street, suburb or property that was found for what was typed: 'Richmond, VIC 3121', 'Wilson Street, Richmond, VIC
 * 3121', '3/12 Wilson Street, Richmond, VIC 3121'. `bounds` are south, west, north, east of a street's surroundings.
 */
export type FoundAddress = PortalAddressesQuery['locationSearch'][number];

const start =
  /^\s*(?:(?:unit|apartment|apt|flat|shop|u)\s*)?(?:([\da-z]{1,6})\s*[/,]\s*)?(\d{1,5}[a-z]?(?:-\d{1,5}[a-z]?)?)\s+(?=\D)/i;

/** '3/12a wilson st, richmond' → unit 3, number 12a, and what follows; without a number all of it. */
function splitNumber(text: string): { readonly unit: string; readonly streetNumber: string; readonly rest: string } {
  const found = start.exec(text);
  return {
    unit: found?.[1] ?? '',
    streetNumber: found?.[2] ?? '',
    rest: text.slice(found?.[0].length ?? 0).trim(),
  };
}

/**
 * The address that a typed text and a chosen suggestion mean: its street and suburb are the suggestion's,
 * unit and number are as typed. Where only the suburb is known, the street is as typed, too.
 */
export function addressParts(typed: string, { kind, label }: FoundAddress): AddressParts {
  const { unit, streetNumber, rest } = splitNumber(typed);
  if (kind === 'suburb') {
    const [street = '', ...place] = rest.split(',');
    return { unit, streetNumber, street: place.length > 0 ? street.trim() : '', suburb: label };
  }
  const comma = label.indexOf(',');
  const [line, suburb] = [label.slice(0, comma), label.slice(comma + 1).trim()];
  if (kind === 'street') return { unit, streetNumber, street: line, suburb };
  const property = splitNumber(line);
  return { unit: property.unit, streetNumber: property.streetNumber, street: property.rest, suburb };
}

/** Position of an address: its own, or the middle of its surroundings; null when neither is known. */
export function middleOf({ latLong, bounds }: FoundAddress): readonly [longitude: number, latitude: number] | null {
  if (latLong) return [latLong.longitude, latLong.latitude];
  const [south, west, north, east] = bounds ?? [];
  return south === undefined || west === undefined || north === undefined || east === undefined
    ? null
    : [(west + east) / 2, (south + north) / 2];
}
