import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { limits } from '../read/limits.ts';
import { jsonListing } from './schema.ts';

/** Where the schema is served. */
export const jsonSchemaPath = '/feeds/listings.schema.json';

/** A listing that every field of the schema takes. */
export const jsonExample = {
  listings: [
    {
      kind: 'residential',
      agentId: 'XNWXNW',
      uniqueId: 'ABCD1234',
      status: 'current',
      modifiedAt: '2026-11-21T09:30:00',
      address: {
        unit: '3',
        streetNumber: '39',
        street: 'Main Road',
        suburb: 'Richmond',
        state: 'VIC',
        postcode: '3121',
      },
      category: 'Unit',
      price: { amount: 900000 },
      priceText: '$880,000 - $950,000',
      headline: 'Light on three sides',
      description: 'Two bedrooms above the gardens.',
      counts: { bedrooms: 2, bathrooms: 1, garages: 1 },
      features: { balcony: true },
      inspections: [{ day: '2026-11-28', from: '11:00', to: '11:30' }],
      photos: [{ url: 'https://example.com/front.jpg' }],
      agents: [{ name: 'Ada Lovell', phone: '0400 000 001' }],
    },
  ],
} as const;

/**
 * The JSON Schema (2020-12) of a document of listings.
 * @param site the site's address, without a slash at the end
 */
export function publishedSchema(site: string): Readonly<Record<string, unknown>> {
  const { $schema: _dialect, ...document } = toJsonSchema(
    v.strictObject({ listings: v.pipe(v.array(jsonListing), v.maxLength(limits.listings)) }),
    {
      typeMode: 'input',
      errorMode: 'ignore',
      target: 'draft-2020-12',
    },
  );
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${site}${jsonSchemaPath}`,
    title: 'Listings of an office',
    description:
      'Omitted fields of a listing keep their values; null, "" and [] clear them. Arrays replace the previous ones. Times are local to the property.',
    ...document,
    examples: [jsonExample],
  };
}
