import { useCallback, useState, type ChangeEvent, type FocusEvent } from 'react';
import type { CostField, CostFields, CostProblems } from './fields.ts';

/**
 * The fields of a calculator as they are typed; a problem shows once its field was left, or when the address had
 * with it.
 */
export function useCosts(start: CostFields, asked: boolean) {
  const [fields, setFields] = useState(start);
  const [left, setLeft] = useState<readonly string[] | 'all'>(asked ? 'all' : []);
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
  /** Applies what was typed into the server's form before the script was there. */
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

/** What fields and results need of a calculator. */
export type Costs = Omit<ReturnType<typeof useCosts>, 'adopt'>;
