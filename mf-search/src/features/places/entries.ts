import type { Suggestion } from './queries.ts';
import type { SuggestionKind } from '../../graphql.ts';
import type { RecentSearch } from './recent-store.ts';
import { recentWords } from './recent-words.ts';

/** An option of the list. */
export type Entry =
  | {
      readonly kind: 'suggestion';
      readonly key: string;
      readonly label: string;
      readonly detail: string;
      readonly suggestion: Suggestion;
    }
  | {
      readonly kind: 'recent';
      readonly key: string;
      readonly label: string;
      readonly detail: string;
      readonly recent: RecentSearch;
    }
  | { readonly kind: 'near'; readonly key: string; readonly label: string; readonly detail: string }
  | { readonly kind: 'clear'; readonly key: string; readonly label: string; readonly detail: string };

export const kindNames: Readonly<Record<SuggestionKind, string>> = {
  suburb: 'Suburb',
  region: 'Region',
  state: 'State',
  postcode: 'Postcode',
  station: 'Station',
  street: 'Street',
  school: 'School',
  office: 'Agency',
  agent: 'Agent',
  address: 'Address',
};

/** Options for the typed text. */
export const suggestionEntries = (found: readonly Suggestion[]): Entry[] =>
  found.map((suggestion) => ({
    kind: 'suggestion',
    key: `${suggestion.kind} ${suggestion.agentUsername ?? suggestion.officeSlug ?? ''} ${suggestion.slug} ${suggestion.label}`,
    label: suggestion.label,
    detail: suggestion.detail,
    suggestion,
  }));

/** Options for an empty box: near me, and recent searches. */
export function startEntries(recent: readonly RecentSearch[]): Entry[] {
  const before = recent.flatMap((each): Entry[] => {
    const words = recentWords(each);
    return words === null
      ? []
      : [{ kind: 'recent', key: `recent ${each.address}`, label: each.place, detail: words, recent: each }];
  });
  return [
    { kind: 'near', key: 'near', label: 'Search near me', detail: '' },
    ...before,
    ...(before.length > 0
      ? [{ kind: 'clear', key: 'clear', label: 'Clear recent searches', detail: '' } as const]
      : []),
  ];
}
