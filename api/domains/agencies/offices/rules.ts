import type { Database } from '../../../platform/database/public.ts';
import { findOffices, type FoundIds } from '../agents/finder/find.ts';
import type { FinderQuestion } from '../agents/finder/find-input.ts';
import type { SuburbLoader } from '../../geography/locations/public.ts';
import type { Moment } from '../../../platform/moment.ts';
import { notFound } from '../../../platform/problems/public.ts';
import { officeProfiles, type OfficeProfile } from './office-profile.ts';

/** @throws {Refusal} not-found */
export async function officeById(database: Database, id: number): Promise<OfficeProfile> {
  const [office] = await officeProfiles(database, [id]);
  if (office === undefined) throw notFound('office');
  return office;
}

/** Offices that fit a question of the finder. */
export async function foundOffices(
  database: Database,
  question: FinderQuestion,
  now: Moment,
  bySlug?: SuburbLoader,
): Promise<Omit<FoundIds, 'results'> & { readonly results: OfficeProfile[] }> {
  const { results, ...found } = await findOffices(database, question, now, bySlug);
  return { ...found, results: await officeProfiles(database, results) };
}
