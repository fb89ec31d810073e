import { useEffect, useRef, useState } from 'react';

/** Milliseconds: long enough that a fast typist sends one request per word. */
const pause = 150;

/**
 * Suggestions for a text being typed: the latest response to it, from two characters on. Without one a field is
 * still a field.
 */
export function useSuggestions<Found>(
  text: string,
  search: (term: string) => Promise<readonly Found[]>,
): readonly Found[] {
  const [found, setFound] = useState<readonly Found[]>([]);
  const latestSearch = useRef(search);
  useEffect(() => {
    latestSearch.current = search;
  });
  const term = text.trim().slice(0, 100);
  useEffect(() => {
    if (term.length < 2) return undefined;
    let latest = true;
    const timer = setTimeout(() => {
      latestSearch.current(term).then(
        (response) => {
          if (latest) setFound(response);
        },
        () => undefined, // what was found for the former text stays
      );
    }, pause);
    return () => {
      latest = false;
      clearTimeout(timer);
    };
  }, [term]);
  return found;
}
