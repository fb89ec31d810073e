import { useSuggestions } from '@verandah/areas/actions';
import { TextInput } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { useId, useState } from 'react';
import { FormField } from './portal-form.tsx';
import { graphql } from '../../graphql.ts';

export const suggestSuburbs = graphql(`
  query PortalSuburbs($term: String!) { locationSearch(filter: { term: $term, take: 6, kinds: [suburb] }) { label } }`);

/** Text field for a suburb. With script the browser suggests suburbs that match its beginning. */
export function SuburbField({ given = '' }: { readonly given?: string | undefined }) {
  const { graph } = useServices();
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = useSuggestions(typed, async (term) =>
    (await graph.read(suggestSuburbs, { term })).locationSearch.map(({ label }) => label),
  );
  return (
    <FormField
      name="suburb"
      label="Suburb"
      hint="Include the state and postcode, such as Richmond, VIC 3121."
      given={given}
    >
      {(control) => (
        <>
          <TextInput
            {...control}
            list={`${id}-suburbs`}
            autoComplete="off"
            maxLength={100}
            onChange={(event) => setTyped(event.target.value)}
          />
          <datalist id={`${id}-suburbs`}>
            {found.map((label) => (
              <option key={label} value={label}>
                {label}
              </option>
            ))}
          </datalist>
        </>
      )}
    </FormField>
  );
}
