import { useCallback, useState, type ChangeEvent, type FocusEvent } from 'react';
import type { CostField, CostFields, CostProblems } from './fields.ts';

/**
 * State of a calculator's fields. A validation error shows once its field has lost focus, or at once if the address
 * holds the fields.
 */
export function useCosts(start: CostFields, submitted: boolean) {
  const [fields, setFields] = useState(start);
  const [left, setLeft] = useState<readonly string[] | 'all'>(submitted ? 'all' : []);
  const shown = (problems: CostProblems, name: CostField) =>
    left === 'all' || left.includes(name) ? problems[name] : undefined;
  const wire = (name: CostField) => ({
    name,
    value: fields[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setFields((before) => ({ ...before, [name]: target.value })),
    onBlur: ({ target }: FocusEvent<HTMLInputElement | HTMLSelectElement>) => {
      if (target.value !== '' && left !== 'all') setLeft([...left, name]);
    },
  });
  /** Applies values typed into the server's form before hydration. */
  const adopt = useCallback((form: HTMLFormElement | null) => {
    if (!form) return;
    const typed = new FormData(form);
    setFields((before) => {
      const changed = (Object.keys(before) as CostField[]).flatMap((name) => {
        const value = typed.get(name);
        return typeof value === 'string' && value !== before[name] ? [[name, value]] : [];
      });
      return changed.length > 0 ? { ...before, ...(Object.fromEntries(changed) as Partial<CostFields>) } : before;
    });
  }, []);
  return { fields, shown, wire, adopt };
}

/** State of a calculator, for its fields and results. */
export type Costs = Omit<ReturnType<typeof useCosts>, 'adopt'>;
