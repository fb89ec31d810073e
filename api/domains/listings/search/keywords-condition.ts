import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Condition } from './condition.ts';

/** The query of keywords in normal form: each one's words next to each other, in any of their forms. */
export const keywordQuery = (keywords: readonly string[]): RawBuilder<unknown> =>
  sql`(${sql.join(
    keywords.map((keyword) => sql`phraseto_tsquery('english', ${keyword}::text)`),
    sql` && `,
  )})`;

export const keywordsCondition = (keywords: readonly string[]): Condition =>
  sql<SqlBool>`s.id in (select listing_id from listing_words where words @@ ${keywordQuery(keywords)})`;
