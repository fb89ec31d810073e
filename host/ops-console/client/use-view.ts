import { useSyncExternalStore } from 'react';

const changes = (heard: () => void): (() => void) => {
  window.addEventListener('hashchange', heard);
  return () => window.removeEventListener('hashchange', heard);
};

/** The view that the address names; the first one for any other address. */
export function useView<Name extends string>(names: readonly [Name, ...Name[]]): Name {
  const hash = useSyncExternalStore(changes, () => window.location.hash.slice(1));
  return names.find((name) => name === hash) ?? names[0];
}
