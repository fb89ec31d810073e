import type { DataName } from '@verandah/graph';
import { useServices } from '@verandah/kit';
import { useEffect } from 'react';
import { followChanges, hasChangedSince } from '../changes.ts';

interface PageReloadProps {
  readonly href: string;
  readonly reads: readonly DataName[];
  /** Number of changes when the page's data were requested. */
  readonly since: number;
}

/** Loads the page again once what it shows has changed, also while its data were on their way. */
export function PageReload({ href, reads, since }: PageReloadProps): null {
  const { bus, navigate } = useServices();
  const names = reads.join();
  useEffect(() => {
    const read = names.split(',') as DataName[];
    const reload = (): void => void navigate(href, { replace: true, keepScroll: true, refresh: true });
    if (hasChangedSince(bus, read, since)) reload();
    return followChanges(bus, read, reload);
  }, [bus, navigate, href, names, since]);
  return null;
}
