import { sql } from 'kysely';
import type { Viewer } from '../../../platform/identity/public.ts';
import type { Crop } from '../../../platform/picture-decoding/public.ts';
import { throttleCaller } from '../../../platform/rate-limits/public.ts';
import type { Service } from '../../../platform/service.ts';
import { avatarAddress, avatarFiles, drawLogo, drawPortrait } from '../../members/public.ts';
import { signedInAgent } from '../agents/viewer-agent.ts';
import { officeAdmin } from '../offices/page-edit/office-admins.ts';

type Pictures = Pick<Service, 'database' | 'settings' | 'decoder'>;

/**
 * Replaces the portrait of the calling agent.
 * @returns its root-relative address
 * @throws {Refusal} signed-out; forbidden unless the caller is an agent; invalid; throttled; unavailable when too many
 * pictures wait
 */
export async function setPortrait(
  service: Pictures,
  viewer: Viewer | null,
  bytes: () => Promise<Uint8Array>,
  crop: Crop,
): Promise<string | null> {
  const { agentId, memberId } = await signedInAgent(service.database, viewer);
  await throttleCaller(service.database, 'avatar', memberId);
  const made = await drawPortrait(service.decoder, await bytes(), crop);
  return writePicture(service, 'agent', agentId, made);
}

/**
 * Replaces the logo of the caller's office.
 * @returns its root-relative address
 * @throws {Refusal} as `setPortrait`; forbidden unless the caller is an admin of the office
 */
export async function setLogo(
  service: Pictures,
  viewer: Viewer | null,
  bytes: () => Promise<Uint8Array>,
): Promise<string | null> {
  const { officeId, memberId } = await officeAdmin(service.database, viewer);
  await throttleCaller(service.database, 'avatar', memberId);
  const made = await drawLogo(service.decoder, await bytes());
  return writePicture(service, 'office', officeId, made);
}

/** @throws {Refusal} signed-out; forbidden unless the caller is an agent */
export async function removePortrait(service: Pictures, viewer: Viewer | null): Promise<void> {
  const { agentId } = await signedInAgent(service.database, viewer);
  await writePicture(service, 'agent', agentId, null);
}

/** @throws {Refusal} signed-out; forbidden unless the caller is an admin of the office */
export async function removeLogo(service: Pictures, viewer: Viewer | null): Promise<void> {
  const { officeId } = await officeAdmin(service.database, viewer);
  await writePicture(service, 'office', officeId, null);
}

const statements = {
  agent: (id: number, key: string | null) => sql<{ before: string | null }>`
    update agent set portrait = ${key} from (select id, portrait as before from agent
      where id = ${id}::int for update) old
    where agent.id = old.id returning old.before`,
  office: (id: number, key: string | null) => sql<{ before: string | null }>`
    update office set logo = ${key} from (select id, logo as before from office where id = ${id}::int for update) old
    where office.id = old.id returning old.before`,
} as const;

/** Stores a picture in place of the former one, whose file is removed; null removes it only. */
async function writePicture(
  { database, settings }: Pictures,
  whose: keyof typeof statements,
  id: number,
  bytes: Uint8Array | null,
): Promise<string | null> {
  const files = avatarFiles(settings);
  const key = bytes && (await files.write(bytes));
  const { rows } = await statements[whose](id, key).execute(database);
  const before = rows[0]?.before ?? null;
  if (before !== null) await files.remove(before);
  return avatarAddress(key);
}
