import type { FlagName } from './flags.ts';

/** The purpose of a third-party script. A visitor agrees to each script separately. */
export type Purpose = 'analytics' | 'marketing';

/** A third-party script. It loads only with its flag and the visitor's consent. */
export interface ThirdParty {
  readonly purpose: Purpose;
  /** Absolute URL. A page's policy allows connections to its origin only. */
  readonly src: string;
}

/** Each purpose has one script, one variable with its URL, and one flag. */
export const thirdPartyRules = [
  { purpose: 'analytics', variable: 'ANALYTICS_SCRIPT_URL', flag: 'analyticsScript' },
  { purpose: 'marketing', variable: 'MARKETING_SCRIPT_URL', flag: 'marketingScript' },
] as const satisfies readonly { readonly purpose: Purpose; readonly variable: string; readonly flag: FlagName }[];

export const originOf = ({ src }: { readonly src: string }): string => new URL(src).origin;
