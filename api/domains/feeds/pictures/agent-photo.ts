import { sql } from 'kysely';
import * as v from 'valibot';
import { BadPicture } from '../../../platform/picture-decoding/public.ts';
import { Refusal } from '../../../platform/problems/public.ts';
import type { Service } from '../../../platform/service.ts';
import { FetchFailure, fetchPicture } from '../../media/public.ts';
import { avatarFiles, drawPortrait } from '../../members/public.ts';

/** The job that fetches the photo of an agent in a feed. */
export const agentPhotoJob = 'fetch-agent-photo';

const job = v.object({ agentId: v.number() });

/** The square picture at an address; null if it is unusable. @throws temporary failures */
async function portraitAt(
  service: Service,
  address: string,
  signal: AbortSignal | undefined,
): Promise<Uint8Array | null> {
  try {
    const bytes = await fetchPicture(address, {
      trusted: service.settings.pictureHosts,
      ...(signal === undefined ? {} : { signal }),
    });
    return await drawPortrait(service.decoder, bytes, 'middle');
  } catch (error) {
    const isLasting =
      error instanceof BadPicture ||
      (error instanceof FetchFailure && !error.passing) ||
      (error instanceof Refusal && error.kind === 'invalid');
    if (!isLasting) throw error;
    return null;
  }
}

/**
 * Makes the photograph that the feed names the agent's portrait, or takes it away when the feed has none any more. A
 * portrait that the agent has sent stays. Run twice it changes nothing.
 * @throws when the photograph's server does not respond: the job is tried again
 */
export async function fetchAgentPhoto(service: Service, data: unknown, signal?: AbortSignal): Promise<void> {
  const { agentId } = v.parse(job, data);
  const { database, settings, log } = service;
  const agent = await database
    .selectFrom('agent')
    .select(['portrait', 'feed_photo as photo', 'feed_portrait as made'])
    .where('id', '=', agentId)
    .executeTakeFirst();
  if (agent === undefined || agent.portrait !== agent.made) return;
  const { photo } = agent;
  const bytes = photo === null ? null : await portraitAt(service, photo, signal);
  if (photo !== null && bytes === null) {
    log.info({ agentId }, 'agent photo rejected');
    return;
  }
  const files = avatarFiles(settings);
  const key = bytes && (await files.write(bytes));
  const { rows } = await sql`update agent set portrait = ${key}, feed_portrait = ${key}
    where id = ${agentId}::int and portrait is not distinct from ${agent.made} and feed_photo is not distinct
      from ${photo} returning id`.execute(database);
  // A photo that was written meanwhile is newer.
  const unused = rows.length > 0 ? agent.made : key;
  if (unused !== null) await files.remove(unused);
}
