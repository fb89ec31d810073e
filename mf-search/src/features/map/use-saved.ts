import { SavingContext } from '@verandah/design';
import { useContext, useEffect, useState } from 'react';

type Saved = Pick<ReadonlySet<string>, 'has'>;

const nothing: Saved = { has: () => false };

/** The listings in the visitor's collections: another object whenever they change. */
export function useSaved(): Saved {
  const saving = useContext(SavingContext);
  const [saved, setSaved] = useState<Saved>(saving ?? nothing);
  useEffect(() => saving?.follow(() => setSaved({ has: (id) => saving.has(id) })), [saving]);
  return saved;
}
