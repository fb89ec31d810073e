import { inTransaction } from '../../../../platform/database/public.ts';
import { signedIn, type Viewer } from '../../../../platform/identity/public.ts';
import { checkedLookup, AddressRefused } from '../../../../platform/outgoing/public.ts';
import { invalidInput, notFound, Refusal } from '../../../../platform/problems/public.ts';
import { throttleCaller } from '../../../../platform/rate-limits/public.ts';
import type { Service } from '../../../../platform/service.ts';
import { lockMember, ownAccount, surelySignedIn } from '../../../members/public.ts';
import { devicesOf, dropDevice, putDevice, type PushDevice } from './device-store.ts';
import { pushKeyOf } from './push-key.ts';
import type { Subscription } from './push-request.ts';

/** Most devices of a member. */
export const mostDevices = 10;

/** A member's devices, and the key that a browser subscribes with. */
export interface OwnDevices {
  readonly publicKey: string;
  readonly devices: readonly {
    readonly id: number;
    readonly device: string;
    /** Whether the request comes from this device. */
    readonly current: boolean;
    readonly since: string;
  }[];
}

const toViews = (devices: readonly PushDevice[], sessionId: string): OwnDevices['devices'] =>
  devices.map(({ id, device, sessionId: its, createdAt }) => ({
    id,
    device,
    current: its === sessionId,
    since: createdAt.toISOString(),
  }));

/** @throws {Refusal} signed-out; not-found for others' accounts */
export async function ownDevices(service: Service, viewer: Viewer | null, memberId: number): Promise<OwnDevices> {
  await ownAccount(service, viewer, memberId);
  const { publicKey } = pushKeyOf(service.sessionKey);
  return { publicKey, devices: toViews(await devicesOf(service.database, memberId), signedIn(viewer).sessionId) };
}

/**
 * Notifies the member on the calling device from now on, until it is signed out or removed.
 * @throws {Refusal} signed-out, not-found, invalid for an endpoint that is not on the public internet, conflict,
 * throttled
 */
export async function addDevice(
  service: Service,
  viewer: Viewer | null,
  memberId: number,
  subscription: Subscription,
): Promise<OwnDevices> {
  await ownAccount(service, viewer, memberId);
  const { sessionId } = await surelySignedIn(service.database, viewer);
  await throttleCaller(service.database, 'push-device', memberId);
  checkEndpoint(subscription.endpoint, service.settings.pushHosts);
  await inTransaction(service.database, async (transaction) => {
    await lockMember(transaction, memberId);
    await surelySignedIn(transaction, viewer);
    const others = (await devicesOf(transaction, memberId)).filter((device) => device.sessionId !== sessionId);
    if (others.length >= mostDevices)
      throw new Refusal('conflict', `Notifications can be on for up to ${mostDevices} devices. Remove one first.`);
    if ((await putDevice(transaction, memberId, sessionId, subscription)) === undefined)
      throw new Refusal('conflict', 'This browser’s subscription has changed. Turn notifications on again.');
  });
  return ownDevices(service, viewer, memberId);
}

/** @throws {Refusal} signed-out, not-found */
export async function removeDevice(
  service: Service,
  viewer: Viewer | null,
  memberId: number,
  id: number,
): Promise<void> {
  await ownAccount(service, viewer, memberId);
  if (!(await dropDevice(service.database, id, memberId))) throw notFound('device');
}

/** @throws {Refusal} invalid */
function checkEndpoint(endpoint: string, trusted: readonly string[]): void {
  const url = URL.parse(endpoint);
  try {
    if (url === null) throw new AddressRefused('The address is not complete.');
    checkedLookup(url, { protocols: trusted.includes(url.host) ? ['http:', 'https:'] : ['https:'], trusted });
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    throw invalidInput({ field: 'endpoint', message: 'must be an https address on the public internet' });
  }
}
