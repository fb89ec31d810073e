import * as v from 'valibot';
import { regionSlug } from './region.ts';
import { suggestionKinds, type AddressSuggestion, type Suggestion } from './suggest-kinds.ts';

export const suggestionResponse = v.strictObject({
  kind: v.picklist(suggestionKinds),
  label: v.string(),
  detail: v.string(),
  slug: v.nullable(v.string()),
  stateCode: v.nullable(v.string()),
  latLong: v.nullable(v.strictObject({ latitude: v.number(), longitude: v.number() })),
  officeSlug: v.nullable(v.string()),
  agentUsername: v.nullable(v.string()),
});

/**
 * The place to search for a suggestion: 'richmond-vic-3121', 'inner-melbourne-vic', 'vic', 'vic-3121'; for other kinds
 * the suburb they are in.
 */
export function suggestedPlace({ kind, target, stateCode, slug }: Suggestion | AddressSuggestion): string | null {
  if (kind === 'suburb' || kind === 'region') return target;
  if (kind === 'state') return regionSlug({ kind, stateCode: target });
  return kind === 'postcode' ? regionSlug({ kind, postcode: target, stateCode: stateCode ?? undefined }) : slug;
}

/** @returns what `suggestionResponse` describes */
export function suggestionOf(found: Suggestion) {
  const { kind, label, detail, stateCode, latitude, longitude, officeSlug, target } = found;
  return {
    kind,
    label,
    detail,
    slug: suggestedPlace(found),
    stateCode,
    latLong: latitude === null || longitude === null ? null : { latitude, longitude },
    officeSlug,
    agentUsername: kind === 'agent' ? target : null,
  };
}
