import type { Services } from '@verandah/kit';

type Page = Navigator & { readonly globalPrivacyControl?: boolean };

/** Tells that a listing was saved, beside what the visitor does; nothing when tracking is off or they opted out. */
export function trackSave({ bus, flags }: Pick<Services, 'bus' | 'flags'>, listingId: string): void {
  if (flags['tracking'] === false || bus.last('consent')?.analytics === false || (navigator as Page).globalPrivacyControl === true || navigator.doNotTrack === '1') return;
  const event = { eventId: crypto.randomUUID(), contentType: 'save', listingId: Number(listingId) };
  // It goes on when the page is left, and nobody waits for it.
  fetch('/rest/tracking/listings', { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ events: [event] }) }).catch(() => undefined);
}
