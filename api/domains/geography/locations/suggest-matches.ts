import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { SuggestionKind } from './suggest-kinds.ts';
import type { AddressTerm } from './address-term.ts';
import type { Narrowing, Term } from './suggest-term.ts';

/** Extra weight of a misspelt whole name over a part of another name. */
export const ofWholeName = 1_000_000_000;

/** Maximum number of keys read for a kind; more where a state or postcode excludes some. */
const mostKeys = 8;
const mostNarrowed = 60;

const narrowCondition = ({ stateCode, postcode }: Narrowing): RawBuilder<unknown> => sql`
  ${stateCode === null ? sql`true` : sql`s.state_code = ${stateCode}`}
    and ${postcode === null ? sql`true` : sql`s.postcode like ${`${postcode}%`}`}`;

/**
 * Names that begin with the term, at their first word or a later one. Up to four characters, the heaviest come straight
 * from an index in their order; beyond, few enough match to be sorted. The term is folded: it holds letters,
 * digits and spaces only.
 */
export function beginningLike(term: Term, kinds: readonly SuggestionKind[], most: number): RawBuilder<unknown> {
  const { name } = term;
  const keys = sql.lit(term.stateCode === null && term.postcode === null ? Math.max(mostKeys, most) : mostNarrowed);
  const begins =
    name.length <= 4
      ? sql`left(k.key, ${sql.lit(name.length)}) = ${name}`
      : sql`k.key >= ${name} and k.key < ${`${name}~`}`;
  return sql`
    select s.* from unnest(${kinds}::text[]) as w(kind)
    cross join lateral (
      select s.id, s.kind, s.target, s.label, case when s.name = ${name} or k.whole then 0 else 1 end as misfit,
        case when k.whole or left(s.name, ${name.length}::int) = ${name} then s.weight else s.weight / 10.0 end as fits
      from (
        (select k.name, k.weight, w.kind = 'state' as whole from suggestion_key k
          where k.kind = w.kind and k.key = ${name} order by k.weight desc limit ${keys})
        union all
        (select k.name, k.weight, false from suggestion_key k where k.kind = w.kind and k.key <> ${name} and ${begins}
          order by k.weight desc limit ${keys})
      ) k
      cross join lateral (
        select s.id, s.kind, s.target, s.label, s.name, s.weight from suggestion s
        where s.kind = w.kind and s.name = k.name and ${narrowCondition(term)} order by s.weight desc
          limit ${sql.lit(most)}
      ) s
      order by misfit, fits desc limit ${sql.lit(most * 2)}
    ) s`;
}

/** Suburbs by the beginning of their postcode. */
export function withPostcode(digits: string, most: number): RawBuilder<unknown> {
  return sql`select s.id, s.kind, s.target, s.label, 1 as misfit, s.weight as fits from suggestion s
    where s.kind = 'suburb' and s.postcode collate "C" >= ${digits} and s.postcode collate "C" < ${`${digits}~`}
      order by s.weight desc limit ${sql.lit(most)}`;
}

/** Frequent words, for which the number of keys read is limited. */
const mostHolding = 500;

/** Suggestions with all words in any order, in name or suburb: 'wilson street richmond', 'smith ray white'. */
export function holdsWords(
  words: readonly string[],
  kinds: readonly SuggestionKind[],
  most: number,
): RawBuilder<unknown> {
  const wanted = words.map((word) => `${word}:*`).join(' & ');
  return sql`
    select h.* from (
      select s.*, row_number() over (partition by s.kind order by s.fits desc) as place_in_kind from (
        select s.id, s.kind, s.target, s.label, 1 as misfit, s.weight as fits from suggestion s
        where s.words @@ to_tsquery('simple'::regconfig, ${wanted}) and s.kind = any(${kinds}::text[])
          limit ${sql.lit(mostHolding)}
      ) s
    ) h where h.place_in_kind <= ${most}::int`;
}

/** The street of an address, in suburbs with the typed beginning. */
export function streetsOf(address: AddressTerm, most: number): RawBuilder<unknown> {
  return sql`select s.id, s.kind, s.target, s.label, 0 as misfit, s.weight as fits from suggestion s
    where s.kind = 'street' and s.name = ${address.street} and s.place like ${`${address.place}%`}
      and ${narrowCondition(address)}
    order by s.weight desc limit ${sql.lit(most)}`;
}

/**
 * Streets with a similar name and the same street type. Only the name before the type is compared: otherwise the common
 * word 'street' would hide a different short name such as 'Hill'.
 */
export function streetsSpeltLike(address: AddressTerm, most: number): RawBuilder<unknown> {
  const { street, kind, place } = address;
  const ending = ` ${kind}`;
  const name = street.slice(0, -ending.length);
  const errors = name.length < 4 ? 0 : name.length < 6 ? 1 : 2;
  return sql`select s.id, s.kind, s.target, s.label, 2 + d.errors as misfit, s.weight as fits
    from suggestion_key k
    cross join lateral (select levenshtein_less_equal(${name}, left(k.name, ${-ending.length}::int),
      ${errors}::int) as errors) d
    join suggestion s on s.kind = 'street' and s.name = k.name
    where k.kind = 'street' and k.key = k.name and k.key % ${street} and right(k.name,
      ${ending.length}::int) = ${ending}
      and d.errors <= ${errors}::int and s.place like ${`${place}%`} and ${narrowCondition(address)}
    order by d.errors, s.weight desc limit ${sql.lit(most)}`;
}

/** Maximum edit distance: 0 for short names, more for long ones. A transposition counts as two. */
export const toleranceOf = (name: string): number =>
  /^\d/.test(name) || name.length < 4 ? 0 : name.length === 4 ? 1 : name.length < 8 ? 2 : name.length < 12 ? 3 : 4;

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const lettersOf = (name: string): number =>
  [...name].reduce((mask, letter) => (alphabet.includes(letter) ? mask | (1 << alphabet.indexOf(letter)) : mask), 0);

/**
 * Locations whose beginning is similar to the term. All locations are read, but only those that lack few of the term's
 * characters are compared; trigrams would miss short names with two typing errors.
 * @param heavierThan excludes names of at most this weight: most of them
 */
export function speltLike(
  term: Term,
  kinds: readonly SuggestionKind[],
  most: number,
  heavierThan?: number,
): RawBuilder<unknown> {
  const lacksFew = sql`bit_count((${lettersOf(term.name)}::int & ~k.letters)::bit(32)) <=
    ${toleranceOf(term.name)}::int`;
  return findMisspelt(
    term,
    kinds,
    most,
    toleranceOf(term.name),
    // From a later word on a key weighs a tenth of its name.
    heavierThan === undefined ? lacksFew : sql`k.weight > ${heavierThan / 10}::float8 and ${lacksFew}`,
  );
}

/**
 * The same for kinds with too many names to read all: only names with enough common trigrams are compared, and fewer
 * errors are accepted since more names are similar.
 */
export function similarTo(term: Term, kinds: readonly SuggestionKind[], most: number): RawBuilder<unknown> {
  return findMisspelt(term, kinds, most, Math.min(2, toleranceOf(term.name)), sql`k.key % ${term.name}`);
}

/**
 * The same for kinds with few enough names to read all, with the fewer errors of `similarTo`: also finds a first name
 * that is a small part of the whole.
 */
export function nearlyNamed(term: Term, kinds: readonly SuggestionKind[], most: number): RawBuilder<unknown> {
  const errors = Math.min(2, toleranceOf(term.name));
  return findMisspelt(
    term,
    kinds,
    most,
    errors,
    sql`bit_count((${lettersOf(term.name)}::int & ~k.letters)::bit(32)) <= ${errors}::int`,
  );
}

function findMisspelt(
  term: Term,
  kinds: readonly SuggestionKind[],
  most: number,
  errors: number,
  near: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { name } = term;
  const like = (length: number): RawBuilder<unknown> =>
    sql`levenshtein_less_equal(${name}, left(k.key, ${length}::int), ${errors}::int)`;
  return sql`
    select s.id, s.kind, s.target, s.label, 2 + k.errors as misfit, case
      when k.whole then ${sql.lit(ofWholeName)} else 0 end + s.weight as fits
    from (
      select k.kind, k.name, min(d.errors) as errors, bool_or(abs(length(k.key) - ${name.length}::int) <= 2) as whole,
        max(k.weight) as weight
      from suggestion_key k cross join lateral (select least(${like(name.length - 1)}, ${like(name.length)},
        ${like(name.length + 1)}) as errors) d
      where k.kind = any(${kinds}::text[]) and ${near} and d.errors <= ${errors}::int
      group by k.kind, k.name
      order by min(d.errors), bool_or(abs(length(k.key) - ${name.length}::int) <= 2) desc, max(k.weight) desc
        limit ${sql.lit(most * 4)}
    ) k
    cross join lateral (
      select s.* from suggestion s where s.kind = k.kind and s.name = k.name and ${narrowCondition(term)}
        order by s.weight desc limit ${sql.lit(most)}
    ) s`;
}
