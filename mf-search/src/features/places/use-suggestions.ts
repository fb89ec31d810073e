import { useServices } from '@verandah/kit';
import { useEffect, useState } from 'react';
import { suggestPlaces, type Place } from './queries.ts';

/** Long enough that a fast typist asks once per word, short enough not to be felt. */
const pause = 120;
const take = 7;

interface Suggestions { readonly term: string; readonly places: readonly Place[] }
const none: Suggestions = { term: '', places: [] };

/** Places for what is typed so far; only ever those of the latest text. A failed request suggests nothing: the form works without. */
export function useSuggestions(term: string, wanted: boolean): Suggestions {
  const { graph } = useServices();
  const [suggestions, setSuggestions] = useState(none);
  const text = term.trim();
  useEffect(() => {
    if (!wanted || text.length < 2) return;
    let latest = true;
    const timer = setTimeout(() => {
      graph.read(suggestPlaces, { term: text, take }).then(
        ({ locationSearch }) => { if (latest) setSuggestions({ term: text, places: locationSearch }); },
        () => { if (latest) setSuggestions({ term: text, places: [] }); },
      );
    }, pause);
    return () => { latest = false; clearTimeout(timer); };
  }, [graph, text, wanted]);
  return wanted && text.length >= 2 ? suggestions : none;
}
