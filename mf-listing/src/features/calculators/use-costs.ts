import { useState, type ChangeEvent, type FocusEvent } from 'react';
import type { CostField, CostFields, CostProblems } from './fields.ts';

/** The fields of a calculator as they are typed; a problem shows once its field was left, or when the page was asked with it. */
export function useCosts(start: CostFields, asked: boolean) {
  const [fields, setFields] = useState(start);
  const [left, setLeft] = useState<readonly string[] | 'all'>(asked ? 'all' : []);
  const shown = (problems: CostProblems, name: CostField) => (left === 'all' || left.includes(name) ? problems[name] : undefined);
  const wire = (name: CostField) => ({
    name, value: fields[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => setFields((before) => ({ ...before, [name]: target.value })),
    onBlur: ({ target }: FocusEvent<HTMLInputElement | HTMLSelectElement>) => { if (target.value !== '' && left !== 'all') setLeft([...left, name]); },
  });
  return { fields, shown, wire };
}
