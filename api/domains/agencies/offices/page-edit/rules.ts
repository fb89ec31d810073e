import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/public.ts';
import type { Viewer } from '../../../../platform/identity/public.ts';
import { throttleCaller } from '../../../../platform/rate-limits/public.ts';
import { checkInput } from '../../../../platform/text-input.ts';
import { officeAdmin } from './office-admins.ts';
import { officePageInput } from './page-input.ts';

/**
 * Replaces what the page of the caller's office says about it.
 * @returns the office's id
 * @throws {Refusal} signed-out; forbidden but for the office's admins; invalid; throttled
 */
export async function changeOfficePage(database: Database, viewer: Viewer | null, input: unknown): Promise<number> {
  const { officeId, memberId } = await officeAdmin(database, viewer);
  await throttleCaller(database, 'change', memberId);
  const { about, phone, address, brandColour, ...links } = checkInput(officePageInput, input);
  const social = Object.fromEntries(Object.entries(links).filter(([, link]) => link !== null));
  await sql`update office set about = ${about}, phone = ${phone}, address = ${address || null},
    brand_colour = ${brandColour}, social = ${JSON.stringify(social)}::jsonb where id = ${officeId}::int`.execute(
    database,
  );
  return officeId;
}
