import type { TopicValue } from '@verandah/bus';
import { originOf, type ThirdParty } from '../../third-party.ts';

export type Consent = TopicValue<'consent'>;

type PrivateNavigator = Navigator & { readonly globalPrivacyControl?: boolean };

/** Whether the visitor's browser asks all sites not to track (Global Privacy Control, Do Not Track). */
export function browserSaysNo(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as PrivateNavigator;
  return globalPrivacyControl === true || doNotTrack === '1';
}

/**
 * Whether the visitor has agreed to this very script; what another company's script was agreed to counts for nothing.
 */
export const isAgreed = (party: ThirdParty, consent: Consent | undefined): boolean =>
  !browserSaysNo() && consent?.[party.purpose] === true && consent.agreed?.includes(originOf(party)) === true;

/**
 * The scripts that the visitor has not decided about. Who has opted out of counting, or whose browser does, is never
 * asked.
 */
export const withoutChoice = (parties: readonly ThirdParty[], consent: Consent | undefined): readonly ThirdParty[] =>
  browserSaysNo()
    ? []
    : parties.filter((party) => {
        const known = [...(consent?.agreed ?? []), ...(consent?.declined ?? [])];
        return consent?.analytics !== false && !known.includes(originOf(party));
      });

/** Yes to all of these scripts, beside what was agreed to before. */
export const agreeing = (parties: readonly ThirdParty[], consent: Consent | undefined): Consent => ({
  analytics: true,
  marketing: (consent?.marketing ?? false) || parties.some(({ purpose }) => purpose === 'marketing'),
  agreed: [...new Set([...(consent?.agreed ?? []), ...parties.map(originOf)])],
  declined: (consent?.declined ?? []).filter((origin) => !parties.some((party) => originOf(party) === origin)),
});

/** No to one script: the rest stays as it was. */
export function declining(party: ThirdParty, parties: readonly ThirdParty[], consent: Consent | undefined): Consent {
  const origin = originOf(party);
  const agreed = (consent?.agreed ?? []).filter((each) => each !== origin);
  return {
    analytics: consent?.analytics ?? true,
    marketing: parties.some((each) => each.purpose === 'marketing' && agreed.includes(originOf(each))),
    agreed,
    declined: [...new Set([...(consent?.declined ?? []), origin])],
  };
}

/** No to everything: our own counts too. */
export const nothing: Consent = { analytics: false, marketing: false };
