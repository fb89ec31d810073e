import { useNow } from '@verandah/kit';
import { relativeOrShortDate, siteTimeZone } from '@verandah/market';

/** When something was written: 'Today', 'Yesterday' or '2 days ago', and the date when that is longer ago. */
export const Posted = ({ at }: { readonly at: string }) => (
  <time dateTime={at}>{relativeOrShortDate(at, useNow(), siteTimeZone)}</time>
);
