import { useState, type ReactNode } from 'react';
import { SaveButton } from './save-button.tsx';
import { SavingContext } from './saving.ts';

export default { component: SaveButton };

const Saves = ({ start, children }: { readonly start: boolean; readonly children: ReactNode }) => {
  const [saved, setSaved] = useState(start);
  return (
    <SavingContext value={{ follow: () => () => undefined, has: () => saved, requestSave: () => setSaved(!saved) }}>
      <div style={{ position: 'relative', minHeight: '4rem' }}>{children}</div>
    </SavingContext>
  );
};

export const Round = () => (
  <Saves start={false}>
    <SaveButton listingId="7" subject="12 Rose Street" />
  </Saves>
);

export const RoundSaved = () => (
  <Saves start>
    <SaveButton listingId="7" subject="12 Rose Street" />
  </Saves>
);

export const Word = () => (
  <Saves start>
    <SaveButton listingId="7" subject="12 Rose Street" look="word" />
  </Saves>
);
