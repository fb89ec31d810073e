import { useState } from 'react';
import { PinIcon } from '../icons/pin.tsx';
import { Combobox } from './combobox.tsx';

export default { component: Combobox };

const suburbs = ['Richmond, VIC 3121', 'Richmond, NSW 2753', 'Richmond Hill, QLD 4820'];

function Suburbs({ startsWith, message = '' }: { readonly startsWith: string; readonly message?: string }) {
  const [text, setText] = useState(startsWith);
  const [shown, setShown] = useState(message);
  return (
    <Combobox
      label="Suburb"
      hint="Start with its name or postcode."
      noun={{ one: 'suburb', many: 'suburbs' }}
      text={text}
      choices={suburbs
        .filter((suburb) => suburb.toLowerCase().includes(text.toLowerCase()))
        .map((label) => ({ key: label, icon: PinIcon, label, detail: 'Suburb' }))}
      message={shown}
      onText={(typed) => {
        setText(typed);
        setShown('');
      }}
      onChoose={({ label }) => {
        setText('');
        setShown(`Chosen: ${label}.`);
      }}
      onNothing={(term) => setShown(`Nothing found for “${term}”. Try a suburb or a postcode.`)}
    />
  );
}

export const Empty = () => <Suburbs startsWith="" />;

export const NothingFound = () => (
  <Suburbs startsWith="nowhere" message="Nothing found for “nowhere”. Try a suburb or a postcode." />
);
