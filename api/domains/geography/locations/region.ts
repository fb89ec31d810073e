import { stateByCode, states } from '@verandah/market';

/** All suburbs of a state or a postcode. */
export type Region =
  | { readonly kind: 'state'; readonly stateCode: string }
  | { readonly kind: 'postcode'; readonly postcode: string; readonly stateCode: string | undefined };

/** Undefined for the slug of a suburb or an unknown slug. */
export function regionOf(slug: string): Region | undefined {
  const word = slug.toLowerCase();
  const state = stateByCode(word) ?? states.find(({ name }) => name.toLowerCase().replaceAll(' ', '-') === word);
  if (state) return { kind: 'state', stateCode: state.stateCode };
  const [, code, postcode] = /^(?:postcode-|([a-z]{2,3})-)?(\d{4})$/.exec(word) ?? [];
  const stateCode = code === undefined ? undefined : stateByCode(code)?.stateCode;
  return postcode === undefined || (code !== undefined && stateCode === undefined)
    ? undefined
    : { kind: 'postcode', postcode, stateCode };
}

/** The canonical slug of a region: 'vic', 'vic-3121'. */
export function regionSlug(region: Region): string {
  return region.kind === 'state'
    ? region.stateCode.toLowerCase()
    : [region.stateCode?.toLowerCase(), region.postcode].filter(Boolean).join('-');
}
