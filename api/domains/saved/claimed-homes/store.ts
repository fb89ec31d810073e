import { propertyTypeByName, propertyTypeByNumber } from '@verandah/market';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { ClaimedHome, HomeInput, PropertyPath } from './claimed-home.ts';

interface Row extends Omit<ClaimedHome, 'propertyType'> {
  readonly type: number;
}

async function readHomes(database: Database, condition: RawBuilder<unknown>): Promise<ClaimedHome[]> {
  const { rows } = await sql<Row>`
    select h.id, h.locality_id as "localityId", o.slug as "locationSlug", h.street, h.property, h.address,
      h.property_type as type, h.bedrooms, h.tracked
    from claimed_home h join locality o on o.id = h.locality_id where ${condition} order by h.id`.execute(database);
  return rows.map(({ type, ...home }) => ({ ...home, propertyType: propertyTypeByNumber(type).name ?? 'other' }));
}

/** A member's claimed homes, the first claimed first. */
export const homesOf = (database: Database, memberId: number): Promise<ClaimedHome[]> =>
  readHomes(database, sql`h.member_id = ${memberId}::int`);

/** A member's claim of one property. */
export async function homeAt(
  database: Database,
  memberId: number,
  localityId: number,
  { street, property }: Pick<PropertyPath, 'street' | 'property'>,
): Promise<ClaimedHome | undefined> {
  const [found] = await readHomes(
    database,
    sql`h.member_id = ${memberId}::int and h.locality_id = ${localityId}::int and h.street = ${street}
      and h.property = ${property}`,
  );
  return found;
}

/** A claimed home by its id, whoever has claimed it. */
export async function homeById(database: Database, id: number): Promise<ClaimedHome | undefined> {
  const [found] = await readHomes(database, sql`h.id = ${id}::int`);
  return found;
}

/** Writes a claim, or changes the member's own of the same property. @returns its id */
export async function writeHome(
  database: Database,
  memberId: number,
  home: Pick<ClaimedHome, 'localityId' | 'street' | 'property' | 'address'>,
  { propertyType, bedrooms, tracked }: HomeInput,
): Promise<number> {
  const facts = { property_type: propertyTypeByName(propertyType).number, bedrooms, tracked };
  const { id } = await database
    .insertInto('claimed_home')
    .values({
      member_id: memberId,
      locality_id: home.localityId,
      street: home.street,
      property: home.property,
      address: home.address,
      ...facts,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'locality_id', 'street', 'property']).doUpdateSet(facts))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns whether the member had that home */
export async function deleteHome(database: Database, memberId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('claimed_home')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Turns the monthly mail of a home on or off. @returns the home; undefined when it is no longer claimed */
export async function setTracked(database: Database, id: number, tracked: boolean): Promise<ClaimedHome | undefined> {
  await database.updateTable('claimed_home').set({ tracked }).where('id', '=', id).execute();
  return homeById(database, id);
}
