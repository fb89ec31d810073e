import type { FlagName } from './flags.ts';

/** What a script of another company is there for; a visitor agrees to each by itself. */
export type Purpose = 'analytics' | 'marketing';

/** A script of another company that pages may load: only with its flag, and only once the visitor has agreed to it. */
export interface ThirdParty {
  readonly purpose: Purpose;
  /** Its absolute address; the address's origin is all that a page's policy lets it speak to. */
  readonly src: string;
}

/** Each purpose has one script, one variable that says where it comes from, and one flag. */
export const thirdPartyRules = [
  { purpose: 'analytics', variable: 'ANALYTICS_SCRIPT_URL', flag: 'analyticsScript' },
  { purpose: 'marketing', variable: 'MARKETING_SCRIPT_URL', flag: 'marketingScript' },
] as const satisfies readonly { readonly purpose: Purpose; readonly variable: string; readonly flag: FlagName }[];

export const originOf = ({ src }: Pick<ThirdParty, 'src'>): string => new URL(src).origin;
