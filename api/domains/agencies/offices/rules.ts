import type { Database } from '../../../platform/database/public.ts';
import { findOffices } from '../agents/finder/find.ts';
import type { FinderQuestion } from '../agents/finder/find-input.ts';
import type { Page } from '../../../platform/paging.ts';
import { notFound } from '../../../platform/problems/public.ts';
import { officeProfiles, type OfficeProfile } from './office-profile.ts';

/** @throws {Refusal} not-found */
export async function officeById(database: Database, id: number): Promise<OfficeProfile> {
  const [office] = await officeProfiles(database, [id]);
  if (office === undefined) throw notFound('office');
  return office;
}

/** Offices that fit a question of the finder. */
export async function foundOffices(database: Database, question: FinderQuestion): Promise<Page<OfficeProfile>> {
  const { total, results } = await findOffices(database, question);
  return { total, results: await officeProfiles(database, results) };
}
