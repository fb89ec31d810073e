import { ECDH } from 'node:crypto';
import * as v from 'valibot';
import { id, defineOperation, type Operation } from '../../../../platform/rest/public.ts';
import { addDevice, ownDevices, removeDevice } from './devices.ts';

const domain = 'notifications';
const params = v.object({ id });
const subscription = v.strictObject({
  publicKey: v.pipe(v.string(), v.description("Public key for the browser's subscription, base64url.")),
  devices: v.array(
    v.strictObject({
      id: v.number(),
      device: v.string(),
      current: v.pipe(v.boolean(), v.description('Whether the request comes from this device.')),
      since: v.pipe(v.string(), v.description('Date and time, ISO 8601.')),
    }),
  ),
});
const encodedBytes = (length: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[\w-]+$/, 'must be base64url without padding'),
    v.check((text) => Buffer.from(text, 'base64url').length === length, `must be ${length} bytes as base64url`),
  );
function isPoint(text: string): boolean {
  try {
    return Buffer.from(text, 'base64url')[0] === 4 && ECDH.convertKey(text, 'prime256v1', 'base64url') !== '';
  } catch {
    return false; // no point of the curve: the key is rejected
  }
}
const point = v.pipe(encodedBytes(65), v.check(isPoint, 'must be an uncompressed point of P-256'));

/** Devices on which a member gets notifications (web push). */
export const pushOperations: readonly Operation[] = [
  defineOperation({
    id: 'pushDevices',
    method: 'GET',
    path: '/member/:id/push-devices',
    domain,
    summary: 'Devices on which the caller receives notifications, and the key to subscribe with.',
    params,
    response: subscription,
    handle: async ({ service, viewer, params: { id: about } }) => {
      const { publicKey, devices } = await ownDevices(service, viewer, about);
      return { publicKey, devices: [...devices] };
    },
  }),
  defineOperation({
    id: 'addPushDevice',
    method: 'PUT',
    path: '/member/:id/push-devices/current',
    domain,
    summary: "Starts to notify the caller on this device, by the browser's push subscription.",
    params,
    body: v.object({
      endpoint: v.pipe(v.string(), v.maxLength(1000, 'must have at most 1000 characters')),
      keys: v.object({ p256dh: point, auth: encodedBytes(16) }),
    }),
    response: subscription,
    handle: async ({ service, viewer, params: { id: about }, body: { endpoint, keys } }) => {
      const { publicKey, devices } = await addDevice(service, viewer, about, { endpoint, ...keys });
      return { publicKey, devices: [...devices] };
    },
  }),
  defineOperation({
    id: 'removePushDevice',
    method: 'DELETE',
    path: '/member/:id/push-devices/:device',
    domain,
    status: 204,
    summary: 'Stops notifying the caller on a device.',
    params: v.object({ id, device: id }),
    response: v.undefined_(),
    handle: async ({ service, viewer, params: { id: about, device } }) => {
      await removeDevice(service, viewer, about, device);
      return undefined;
    },
  }),
];
