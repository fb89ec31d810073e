import { foldText } from '@verandah/market';
import { sql } from 'kysely';
import { onePlanOfFew, type Database } from '../../platform/database/public.ts';
import { searchedText } from './listing-words.ts';
import type { ListingView } from './listing-view.ts';
import { keywordQuery } from './search/keywords-condition.ts';

/** A piece of a text, and whether it is a word that was searched for. */
export interface ExcerptPart {
  readonly text: string;
  readonly isMatch: boolean;
}
/** Where a listing's text has the keywords of a search. */
export interface KeywordExcerpt {
  readonly listingId: number;
  readonly parts: readonly ExcerptPart[];
}

/** Marks around words, which folded texts do not contain. */
const [open, close] = ['<', '>'];
const headline = `MaxFragments=1, MaxWords=16, MinWords=8, ShortWord=0, StartSel=${open}, StopSel=${close}`;

/** The part of each listing's text that has the most of the keywords; the texts are those that visitors read. */
export async function keywordExcerpts(
  database: Database,
  views: readonly ListingView[],
  keywords: readonly string[],
): Promise<KeywordExcerpt[]> {
  if (keywords.length === 0 || views.length === 0) return [];
  const texts = views.map(searchedText);
  const folded = texts.map(foldText);
  const { rows } = await sql<{ found: string }>`${onePlanOfFew(views.map(({ id }) => id))}
    select ts_headline('english', t.text, ${keywordQuery(keywords)}, ${headline}) as found
    from unnest(${folded.map(({ text }) => text)}::text[]) with ordinality t(text, place) order by t.place`.execute(
    database,
  );
  return views.map(({ id }, at) => {
    const { text = '', from = [] } = folded[at] ?? {};
    return { listingId: id, parts: excerptOf(texts[at] ?? '', text, from, rows[at]?.found ?? '') };
  });
}

/** The same excerpt of the original text as `found` is of the folded one. */
function excerptOf(original: string, folded: string, from: readonly number[], found: string): ExcerptPart[] {
  const begin = folded.indexOf(found.replaceAll(open, '').replaceAll(close, ''));
  if (begin < 0 || !found.includes(open)) return [];
  const parts: ExcerptPart[] = [];
  let at = begin;
  for (const [place, piece] of found.split(/[<>]/).entries()) {
    const text = original.slice(from[at] ?? original.length, from[at + piece.length] ?? original.length);
    if (text !== '') parts.push({ text: text.replace(/\s+/g, ' '), isMatch: place % 2 === 1 });
    at += piece.length;
  }
  const [before, after] = [from[begin] ?? 0, from[at] ?? original.length];
  return [
    ...(before > 0 ? [{ text: '…', isMatch: false }] : []),
    ...parts,
    ...(after < original.length ? [{ text: '…', isMatch: false }] : []),
  ];
}
