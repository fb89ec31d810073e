import type { FastifyReply } from 'fastify';
import { newSecret, sealText, setCookie, unsealText } from '../../platform/identity/public.ts';

/** Outlives the session, so that a device is recognised after signing out. */
export const deviceCookie = { name: 'device', path: '/auth', httpOnly: true, maxAge: 365 * 86_400 } as const;
const purpose = 'known-device';
/** Maximum number of members that a browser is remembered for. */
const mostMembers = 5;

interface KnownDevice {
  readonly memberId: number;
  readonly id: string;
}

/** Content of a cookie with a valid seal ('7:a1b2,9:c3d4'); empty for any other cookie. */
function readDevices(cookie: string | undefined, key: Uint8Array): readonly KnownDevice[] {
  const text = cookie === undefined ? undefined : unsealText(cookie, purpose, key);
  return (text ?? '').split(',').flatMap((each) => {
    const [memberId = '', id = ''] = each.split(':');
    return id === '' ? [] : [{ memberId: Number(memberId), id }];
  });
}

/** The device's id, if this member has signed in with it before. */
export const knownDeviceOf = (cookie: string | undefined, memberId: number, key: Uint8Array): string | undefined =>
  readDevices(cookie, key).find((each) => each.memberId === memberId)?.id;

/** Remembers a device that a member signs in with, so that other people's wrong passwords do not lock it out. */
export function rememberDevice(
  reply: FastifyReply,
  cookie: string | undefined,
  memberId: number,
  key: Uint8Array,
): void {
  const known = readDevices(cookie, key);
  const own = known.find((each) => each.memberId === memberId) ?? { memberId, id: newSecret() };
  const all = [own, ...known.filter((each) => each !== own)].slice(0, mostMembers);
  setCookie(
    reply,
    deviceCookie.name,
    sealText(all.map(({ memberId: of, id }) => `${of}:${id}`).join(','), purpose, key),
    deviceCookie,
  );
}
