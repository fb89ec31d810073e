import { useSuggestions } from '@verandah/areas/actions';
import { TextInput, type ControlWiring } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { useState } from 'react';
import { suggestPlaces } from './find-place.ts';

interface PlaceInputProps {
  readonly control: ControlWiring;
  readonly name: string;
  readonly value: string;
  readonly required?: boolean;
  onChange(text: string): void;
}

/** Text field for a suburb, with suggestions after hydration. */
export function PlaceInput({ control, name, value, required = false, onChange }: PlaceInputProps) {
  const { graph } = useServices();
  const [reached, setReached] = useState(false);
  const found = useSuggestions(reached ? value : '', (term) => suggestPlaces(graph, term));
  const list = `${control.id}-suggestions`;
  return (
    <>
      <TextInput
        {...control}
        name={name}
        value={value}
        required={required}
        autoComplete="off"
        maxLength={100}
        list={list}
        onFocus={() => setReached(true)}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={list}>
        {found.map(({ label, slug }) => (
          <option key={slug} value={label}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  );
}
