import type { ComparedSuburbQuery } from '../../graphql.ts';

type Overview = NonNullable<ComparedSuburbQuery['locationOverview']>;

/** A suburb beside others. */
export interface ComparedSuburb extends Pick<Overview, 'census' | 'ratings'> {
  readonly place: Omit<Overview['location'], 'medians'>;
  /** The most frequent one first. */
  readonly pros: readonly string[];
  readonly cons: readonly string[];
  /** null: no list of schools was imported. */
  readonly schools: number | null;
  /** Changes from one year to the next, and yields, in per cent. */
  readonly kinds: readonly (Overview['location']['medians']['kinds'][number] & { readonly yield: number | null })[];
}

export interface CompareData {
  readonly suburbs: readonly ComparedSuburb[];
  /** The name that was entered, and the suburbs that it may mean; null without a name. */
  readonly search: {
    readonly term: string;
    readonly found: readonly { readonly label: string; readonly slug: string }[];
  } | null;
}
