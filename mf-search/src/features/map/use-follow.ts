import { useState } from 'react';

const key = 'verandah.map.follow';

function storedChoice(): boolean {
  // Access to storage may be blocked.
  try {
    return window.localStorage.getItem(key) === 'on';
  } catch {
    return false; // the default
  }
}

/** Whether results follow the map as it moves: the visitor's choice, stored in this browser. */
export function useFollow(): readonly [follow: boolean, setFollow: (follow: boolean) => void] {
  const [follow, setFollow] = useState(storedChoice);
  return [
    follow,
    (next) => {
      setFollow(next);
      try {
        window.localStorage.setItem(key, next ? 'on' : 'off');
      } catch {
        /* Without storage the choice holds for this page only. */
      }
    },
  ];
}
