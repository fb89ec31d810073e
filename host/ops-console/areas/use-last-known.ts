import { useEffect, useState } from 'react';
import type { AreaStatus, Status } from '@verandah/releases';
import { callConsole } from '../client/call.ts';
import type { Live } from '../client/use-live.ts';

type Known = Omit<AreaStatus, 'live'> & { readonly live: string };

/** What this host serves. Loaded when the registry does not respond and nothing newer is loaded. */
export function useLastKnown({ data, problem }: Live<Status>): Pick<Status, 'areas'> | null {
  const [served, setServed] = useState<Pick<Status, 'areas'> | null>(null);
  const wanted = data === null && problem?.reason === 'registry-away';
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    callConsole<{ areas: readonly Known[] }>('/ops/last-known').then(
      ({ areas }) => {
        if (!gone) setServed({ areas: areas.map((area) => ({ ...area, versions: [], problem: null, since: null })) });
      },
      () => undefined, // the page states already that the registry is unavailable
    );
    return () => {
      gone = true;
    };
  }, [wanted]);
  return wanted ? served : null;
}
