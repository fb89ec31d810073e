import type { Viewer } from '../../../platform/identity/public.ts';
import type { Service } from '../../../platform/service.ts';
import { providersOf } from '../../../platform/settings/public.ts';
import { ownAccount } from '../account.ts';
import { surelySignedIn } from '../sessions.ts';
import { securityEventsOf, type SecurityEventRow } from './store.ts';

/** An entry of the member's own history. */
export interface OwnSecurityEvent extends SecurityEventRow {
  /** Whether the sign-in is that of the calling device. */
  readonly current: boolean;
}

/**
 * The member's own security history, the newest first; providers by their labels.
 * @throws {Refusal} signed-out; not-found for others', also for admins
 */
export async function ownSecurityHistory(
  service: Service,
  viewer: Viewer | null,
  id: number,
): Promise<readonly OwnSecurityEvent[]> {
  const { sessionId } = await surelySignedIn(service.database, viewer);
  await ownAccount(service, viewer, id);
  const labels = new Map(providersOf(service.settings).map(({ name, label }) => [name, label]));
  return (await securityEventsOf(service.database, id)).map((event) => {
    const names = event.way === 'provider' || event.kind === 'provider-linked' || event.kind === 'provider-unlinked';
    const subject = names && event.subject !== null ? (labels.get(event.subject) ?? event.subject) : event.subject;
    return { ...event, subject, current: event.sessionId === sessionId };
  });
}
