import { useEffect, useState } from 'react';
import type { AreaStatus, PublishedRelease } from '@verandah/releases';
import { callConsole } from '../client/call.ts';

type Known = Pick<PublishedRelease, 'version'> & Partial<PublishedRelease>;

/** The releases of an area, newest first; only their versions until the rest is loaded. */
export function useReleases({ area, versions }: AreaStatus): readonly Known[] {
  const [read, setRead] = useState<readonly PublishedRelease[] | null>(null);
  useEffect(() => {
    let gone = false;
    callConsole<{ releases: readonly PublishedRelease[] }>(`/ops/api/areas/${encodeURIComponent(area)}/releases`).then(
      ({ releases }) => {
        if (!gone) setRead(releases);
      },
      () => undefined, // the versions of the status are shown
    );
    return () => {
      gone = true;
    };
  }, [area]);
  return read ?? versions.toReversed().map((version) => ({ version }));
}
