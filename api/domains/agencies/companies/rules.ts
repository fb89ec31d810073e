import { states } from '@verandah/market';
import type { Database } from '../../../platform/database/public.ts';
import type { Page, Paging } from '../../../platform/paging.ts';
import { officeProfiles, type OfficeProfile } from '../offices/office-profile.ts';
import { invalidInput, notFound } from '../../../platform/problems/public.ts';
import { readCompanies, companyOf, officeIdsOfCompany, type Company } from './store.ts';

/**
 * @param stateId 1 to 8, in the alphabetical order of the states' names.
 * @throws {Refusal} invalid for another number
 */
export function companiesOfState(
  database: Database,
  stateId: number | undefined,
  paging: Paging,
): Promise<Page<Company>> {
  const state = states.find(({ id }) => id === stateId);
  if (stateId !== undefined && state === undefined)
    throw invalidInput({ field: 'stateId', message: "must be a state's number, 1 to 8" });
  return readCompanies(database, state?.stateCode, paging);
}

/** @throws {Refusal} not-found */
export async function companyById(database: Database, id: number): Promise<Company> {
  const company = await companyOf(database, String(id));
  if (company === undefined) throw notFound('company');
  return company;
}

/** @throws {Refusal} not-found for an unknown company */
export async function officesOfCompany(database: Database, id: number, paging: Paging): Promise<Page<OfficeProfile>> {
  await companyById(database, id);
  const { total, results } = await officeIdsOfCompany(database, id, paging);
  return { total, results: await officeProfiles(database, results) };
}
