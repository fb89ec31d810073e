import * as v from 'valibot';

const text = v.fallback(v.optional(v.string()), undefined);
const move = v.object({ area: v.string(), from: v.nullable(v.string()), to: v.string() });
const detail = v.object({
  /** Of a delivery plan: '2 of 4'. */
  step: text,
  percent: v.fallback(v.optional(v.number()), undefined),
  audiences: v.fallback(v.optional(v.array(v.string())), undefined),
  /** The percentage before. */
  before: v.fallback(v.optional(v.number()), undefined),
  /** Of an entry of several areas. */
  moves: v.fallback(v.optional(v.array(move)), undefined),
  /** What the health monitor would have done: 'rollback'. */
  would: text,
  freeze: v.fallback(v.optional(v.number()), undefined),
  from: text,
  until: text,
});
/** What messages use of an entry's detail. */
export type EntryDetail = v.InferOutput<typeof detail>;

/** Other versions of the product may log anything: what is not as expected is left out. */
export function entryDetail(value: unknown): EntryDetail {
  const read = v.safeParse(detail, value ?? {});
  return read.success ? read.output : {};
}

/** The areas that an entry is about; null: all. */
export function areasOf({ area = null, detail: value }: AreaOfEntry): readonly string[] | null {
  const { moves = [] } = entryDetail(value);
  if (moves.length > 0) return moves.map((one) => one.area);
  return area === null ? null : [area];
}
interface AreaOfEntry {
  readonly area?: string | null;
  readonly detail?: unknown;
}
