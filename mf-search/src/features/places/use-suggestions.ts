import { useServices } from '@verandah/kit';
import { useEffect, useState } from 'react';
import { suggestions, type Suggestion } from './queries.ts';

/** Long enough that a fast typist sends one request per word, short enough not to be felt. */
const pause = 120;
const take = 8;

export interface Suggestions {
  /** The text that they were found for. */
  readonly term: string;
  readonly found: readonly Suggestion[];
  readonly failed: boolean;
}
const none: Suggestions = { term: '', found: [], failed: false };

/** Suggestions for what is typed so far; only ever those of the latest text. */
export function useSuggestions(text: string, wanted: boolean): Suggestions {
  const { graph } = useServices();
  const [known, setKnown] = useState(none);
  const term = text.trim();
  useEffect(() => {
    if (!wanted || term === '') return;
    let latest = true;
    const timer = setTimeout(() => {
      graph.read(...suggestions(term, take)).then(
        ({ locationSearch }) => {
          if (latest) setKnown({ term, found: locationSearch, failed: false });
        },
        () => {
          if (latest) setKnown({ term, found: [], failed: true });
        },
      );
    }, pause);
    return () => {
      latest = false;
      clearTimeout(timer);
    };
  }, [graph, term, wanted]);
  return wanted && term !== '' ? known : none;
}
