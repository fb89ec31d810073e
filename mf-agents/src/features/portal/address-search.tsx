import { useSuggestions } from '@verandah/areas/actions';
import { Combobox, PinIcon, useHydrated } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { useState } from 'react';
import styles from './address-search.module.css';
import { findAddresses } from './find-addresses.ts';
import { addressParts, type AddressParts, type FoundAddress } from './typed-address.ts';

interface AddressSearchProps {
  onAddress(parts: AddressParts, found: FoundAddress): void;
}

/**
 * A combobox for the address of a home: streets, known properties and suburbs. It needs script; the fields below it do
 * not.
 */
export function AddressSearch({ onAddress }: AddressSearchProps) {
  const hydrated = useHydrated();
  const { graph } = useServices();
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const term = text.trim();
  const suggestions = useSuggestions(text, async (typed) =>
    (await graph.read(findAddresses, { term: typed })).locationSearch.map((each) => ({ ...each, term: typed })),
  );
  // Suggestions for an earlier text do not match the present one.
  const choices = suggestions
    .filter((each) => each.term === term)
    .map((found) => {
      const parts = addressParts(text, found);
      return { key: `${found.kind} ${found.label}`, icon: PinIcon, label: lineOf(parts), parts, found };
    });
  return (
    <div className={styles.search} data-waiting={!hydrated || undefined}>
      <Combobox
        label="Find the address"
        hint="Start with the number and street, such as 12 Wilson Street, Richmond."
        noun={{ one: 'address', many: 'addresses' }}
        text={text}
        choices={choices}
        message={message}
        onText={(typed) => {
          setText(typed);
          setMessage('');
        }}
        onChoose={({ label, parts, found }) => {
          setText('');
          setMessage(`Address filled in: ${label}`);
          onAddress(parts, found);
        }}
        onNothing={(nobodyKnows) => setMessage(`Nothing found for “${nobodyKnows}”. Fill in the address below.`)}
      />
    </div>
  );
}

/** '3/12 Wilson Street, Richmond, VIC 3121' */
function lineOf({ unit, streetNumber, street, suburb }: AddressParts): string {
  const number = [unit, streetNumber].filter(Boolean).join('/');
  return [street && [number, street].filter(Boolean).join(' '), suburb].filter(Boolean).join(', ');
}
