import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { SuggestionKind } from './suggest-kinds.ts';

/** Generic words that are not indexed as the beginning of a name. */
const plainWords = [
  'street',
  'road',
  'avenue',
  'drive',
  'court',
  'place',
  'lane',
  'close',
  'crescent',
  'terrace',
  'parade',
  'highway',
  'circuit',
  'boulevard',
  'grove',
  'square',
  'way',
  'school',
  'primary',
  'secondary',
  'high',
  'college',
  'public',
  'state',
  'community',
  'campus',
  'and',
  'the',
  'of',
  'real',
  'estate',
  'realty',
  'property',
  'properties',
  'agency',
  'group',
  'homes',
];

/** Updates the keys of these names from `suggestion`; call it after a change, in the same transaction. */
export async function refreshKeys(
  database: Database,
  kind: SuggestionKind,
  names: readonly string[] | 'all',
): Promise<void> {
  if (names !== 'all' && names.length === 0) return;
  const among = (column: string) =>
    names === 'all' ? sql`true` : sql`${sql.ref(column)} = any(${[...new Set(names)]}::text[])`;
  const wanted = sql`select name, max(weight) as weight from suggestion where kind = ${kind} and ${among('name')}
    group by name`;
  await sql`delete from suggestion_key k where k.kind = ${kind} and ${among('k.name')}
    and not exists (select from suggestion s where s.kind = ${kind} and s.name = k.name)`.execute(database);
  await sql`
    insert into suggestion_key (kind, key, name, weight, letters)
    select ${kind}, k.key, k.name, max(k.weight), coalesce((
      select bit_or(1 << (ascii(c) - 97)) from regexp_split_to_table(k.key, '') c where c between 'a' and 'z'), 0)
    from (
      select array_to_string(p.parts[i:], ' ') collate "C" as key, w.name, case
        when i = 1 then w.weight else w.weight / 10 end as weight
      from (${wanted}) w cross join lateral (select string_to_array(w.name, ' ') as parts) p cross
        join lateral generate_subscripts(p.parts, 1) i
      where i = 1 or not p.parts[i] = any(${plainWords}::text[])
      ${
        kind === 'state'
          ? sql`union all select lower(target), name, weight from suggestion
        where kind = 'state'`
          : sql``
      }
    ) k where k.key <> '' group by k.key, k.name order by k.name, k.key
    on conflict (kind, key, name) do update set weight = excluded.weight
      where suggestion_key.weight <> excluded.weight`.execute(database);
}
