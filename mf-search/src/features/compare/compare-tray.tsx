import { useQuery } from '@verandah/areas/graph';
import { Button, ButtonLink, CloseIcon, HiddenText, Icon } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { compareHomesAddress, plural } from '@verandah/market';
import { useEffect, useRef } from 'react';
import styles from './compare-tray.module.css';
import { readChosen, type ChosenHome } from './queries.ts';
import type { Compared } from './use-compared.ts';

interface CompareTrayProps {
  readonly compared: Compared;
  /** Homes on the page: their names need no request. */
  readonly homes: readonly ChosenHome[];
}

/** The selected homes, below the list, and the link to their comparison. */
export function CompareTray({ compared, homes }: CompareTrayProps) {
  const { ids, choose, clear } = compared;
  const streets = useStreets(ids, homes);
  const tray = useRef<HTMLElement>(null);
  // The pressed button disappears. Focus stays in the tray or, when that disappears too, in the list.
  const takeOut = (id: string) => {
    (ids.length > 1 ? tray.current : document.getElementById('results'))?.focus({ preventScroll: true });
    choose(id, false);
  };
  const clearAll = () => {
    document.getElementById('results')?.focus({ preventScroll: true });
    clear();
  };
  return (
    <section ref={tray} className={styles.tray} aria-label="Homes to compare" tabIndex={-1}>
      <ul className={styles.homes}>
        {ids.map((id) => (
          <li key={id}>
            <button type="button" className={styles.home} onClick={() => takeOut(id)}>
              <HiddenText>Remove </HiddenText>
              <span className={styles.street}>{streets.get(id) ?? 'A home'}</span>
              <Icon shape={CloseIcon} size="1em" />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button kind="quiet" size="small" onClick={clearAll}>
          Clear<HiddenText> homes to compare</HiddenText>
        </Button>
        {ids.length > 1 ? (
          <ButtonLink kind="primary" size="small" href={compareHomesAddress(ids)} rel="nofollow">
            Compare {plural(ids.length, 'home')}
          </ButtonLink>
        ) : (
          <p className={styles.more}>Choose one more to compare</p>
        )}
      </div>
    </section>
  );
}

/** Street addresses of the selected homes. Those that are not on the page are requested. */
function useStreets(ids: readonly string[], homes: readonly ChosenHome[]): ReadonlyMap<string, string> {
  const { report } = useServices();
  const missing = ids.filter((chosen) => homes.every(({ id }) => id !== chosen));
  const [{ data, error }] = useQuery({ query: readChosen, variables: { ids: missing }, pause: missing.length === 0 });
  useEffect(() => {
    if (error !== undefined) report(error, 'compare'); // the tray works without names
  }, [error, report]);
  return new Map([...(data?.listingsById ?? []), ...homes].map(({ id, address }) => [id, address.street] as const));
}
