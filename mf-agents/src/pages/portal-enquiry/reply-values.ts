import type { OwnEnquiry } from '../../features/portal/enquiry.ts';
import type { Placeholder } from '../../features/portal/saved-reply.ts';
import type { Who } from '../../features/portal/who.ts';

/** Values of a saved reply's placeholders for an enquiry. A hidden address stays hidden. */
export const replyValues = (
  { name, listing }: Pick<OwnEnquiry, 'name' | 'listing'>,
  who: Who | null,
): Readonly<Record<Placeholder, string>> => ({
  name,
  address: listing === null || listing.isHidden ? 'the property' : listing.label,
  agent: who?.agent?.name ?? '',
  office: who?.agent?.office.name ?? '',
});

/** Appends a reply to the text written so far. */
export const withReply = (written: string, reply: string): string =>
  written.trim() === '' ? reply : `${written.trimEnd()}\n\n${reply}`;
