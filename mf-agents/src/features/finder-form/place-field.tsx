import { useSuggestions } from '@verandah/areas/actions';
import { Field, TextInput } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { useId, useState } from 'react';
import { suggestPlaces } from '../../pages/finder/queries.ts';

interface PlaceFieldProps {
  readonly initial: string;
  readonly unknown: boolean;
}

/** Text field for a location. With script the browser suggests locations that match its beginning. */
export function PlaceField({ initial, unknown }: PlaceFieldProps) {
  const { graph } = useServices();
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = useSuggestions(typed, async (term) =>
    (await graph.read(suggestPlaces, { term, take: 6 })).locationSearch.map(({ label }) => label),
  );
  return (
    <Field
      label="Suburb, region, state or postcode"
      error={unknown ? 'We couldn’t find that location. Check the spelling or enter a postcode.' : undefined}
    >
      {(control) => (
        <>
          <TextInput
            {...control}
            name="place"
            type="search"
            defaultValue={initial}
            list={`${id}-places`}
            autoComplete="off"
            maxLength={100}
            enterKeyHint="search"
            onChange={(event) => setTyped(event.target.value)}
          />
          <datalist id={`${id}-places`}>
            {found.map((label) => (
              <option key={label} value={label}>
                {label}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
