import type { TopicValue } from '@verandah/bus';
import { originOf, type ThirdParty } from '../../third-party.ts';

export type Consent = TopicValue<'consent'>;

type PrivateNavigator = Navigator & { readonly globalPrivacyControl?: boolean };

/** Whether the visitor's browser opts out for all sites (Global Privacy Control or Do Not Track). */
export function browserSaysNo(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as PrivateNavigator;
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** Whether the visitor has agreed to this script. Consent to another company's script does not count. */
export const isAgreed = (party: ThirdParty, consent: Consent | undefined): boolean =>
  !browserSaysNo() && consent?.[party.purpose] === true && consent.agreed?.includes(originOf(party)) === true;

/** The scripts without a choice by the visitor. Empty when the visitor or the browser has opted out of tracking. */
export const withoutChoice = (parties: readonly ThirdParty[], consent: Consent | undefined): readonly ThirdParty[] =>
  browserSaysNo()
    ? []
    : parties.filter((party) => {
        const decided = [...(consent?.agreed ?? []), ...(consent?.declined ?? [])];
        return consent?.analytics !== false && !decided.includes(originOf(party));
      });

/** Adds consent to all these scripts to the earlier choices. */
export const agreeToAll = (parties: readonly ThirdParty[], consent: Consent | undefined): Consent => ({
  analytics: true,
  marketing: (consent?.marketing ?? false) || parties.some(({ purpose }) => purpose === 'marketing'),
  agreed: [...new Set([...(consent?.agreed ?? []), ...parties.map(originOf)])],
  declined: (consent?.declined ?? []).filter((origin) => !parties.some((party) => originOf(party) === origin)),
});

/** Declines one script and keeps the other choices. */
export function declineParty(party: ThirdParty, parties: readonly ThirdParty[], consent: Consent | undefined): Consent {
  const origin = originOf(party);
  const agreed = (consent?.agreed ?? []).filter((each) => each !== origin);
  return {
    analytics: consent?.analytics ?? true,
    marketing: parties.some((each) => each.purpose === 'marketing' && agreed.includes(originOf(each))),
    agreed,
    declined: [...new Set([...(consent?.declined ?? []), origin])],
  };
}

/** Declines everything, including our own tracking. */
export const nothing: Consent = { analytics: false, marketing: false };
