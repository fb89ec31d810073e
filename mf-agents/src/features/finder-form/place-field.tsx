import { Field, TextInput } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { useEffect, useId, useState } from 'react';
import { suggestPlaces } from '../../pages/finder/queries.ts';

/** Long enough that a fast typist asks once per word. */
const pause = 150;

interface PlaceFieldProps { readonly initial: string; readonly unknown: boolean }

/** Where to look, as text. With script the browser offers places that begin like it. */
export function PlaceField({ initial, unknown }: PlaceFieldProps) {
  const { graph } = useServices();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly string[]>([]);
  const term = typed.trim();
  useEffect(() => {
    if (term.length < 2) return;
    let latest = true;
    const timer = setTimeout(() => {
      // Without suggestions the field is still a field.
      graph.read(suggestPlaces, { term: term.slice(0, 100), take: 6 }).then(({ locationSearch }) => { if (latest) setFound(locationSearch.map(({ label }) => label)); }, () => undefined);
    }, pause);
    return () => { latest = false; clearTimeout(timer); };
  }, [graph, term]);
  return (
    <Field label="Suburb, region, state or postcode" error={unknown ? 'We know no place of this name. Check the spelling, or enter a postcode.' : undefined}>
      {(control) => (
        <>
          <TextInput {...control} name="place" type="search" defaultValue={initial} list={`${id}-places`} autoComplete="off" maxLength={100} enterKeyHint="search" onChange={(event) => setTyped(event.target.value)} />
          <datalist id={`${id}-places`}>{found.map((label) => <option key={label} value={label}>{label}</option>)}</datalist>
        </>
      )}
    </Field>
  );
}
