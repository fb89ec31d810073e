import { Button, useHydrated } from '@verandah/design';
import { compareHomesPath, mostCompared, plural } from '@verandah/market';
import { useEffect, useState } from 'react';
import styles from './collection.module.css';

/**
 * Leads to the comparison of the homes whose checkboxes belong to it. It stays at the bottom of the screen and, with
 * script, appears with the first one that is checked.
 */
export function CompareForm({ id }: { readonly id: string }) {
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState(0);
  useEffect(() => {
    const boxes = () => document.querySelectorAll<HTMLInputElement>(`input[form="${id}"]`);
    const count = () => setChosen([...boxes()].filter(({ checked }) => checked).length);
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.getAttribute('form') === id) count();
    };
    // A browser restores checkboxes when it goes back.
    count();
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, [id]);
  return (
    <form id={id} action={compareHomesPath} method="get" className={styles.compare} hidden={hydrated && chosen === 0}>
      <p role="status">{hydrated && textOf(chosen)}</p>
      <Button kind="primary" type="submit" disabled={hydrated && (chosen < 2 || chosen > mostCompared)}>
        Compare
      </Button>
    </form>
  );
}

function textOf(chosen: number): string {
  if (chosen < 2) return chosen === 0 ? '' : 'Choose another home to compare.';
  return chosen > mostCompared ? `Choose at most ${mostCompared} homes.` : `${plural(chosen, 'home')} chosen.`;
}
