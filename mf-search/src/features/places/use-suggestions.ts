import { useServices } from '@verandah/kit';
import { useEffect, useState } from 'react';
import { suggestionsQuery, type Suggestion } from './queries.ts';

/** Milliseconds: a fast typist causes one request per word, and the delay is not noticeable. */
const pause = 120;
const take = 8;

export interface Suggestions {
  /** The text that the suggestions match. */
  readonly term: string;
  readonly found: readonly Suggestion[];
  readonly failed: boolean;
}
const none: Suggestions = { term: '', found: [], failed: false };

/**
 * Suggestions for the typed text. Responses for earlier text are ignored.
 * @param place slug of a location that is searched already
 */
export function useSuggestions(text: string, wanted: boolean, place?: string): Suggestions {
  const { graph } = useServices();
  const [loaded, setLoaded] = useState(none);
  const term = text.trim();
  useEffect(() => {
    if (!wanted || term === '') return;
    let latest = true;
    const timer = setTimeout(() => {
      graph.read(...suggestionsQuery(term, take, place)).then(
        ({ locationSearch }) => {
          if (latest) setLoaded({ term, found: locationSearch, failed: false });
        },
        () => {
          if (latest) setLoaded({ term, found: [], failed: true });
        },
      );
    }, pause);
    return () => {
      latest = false;
      clearTimeout(timer);
    };
  }, [graph, term, wanted, place]);
  return wanted && term !== '' ? loaded : none;
}
