import { TextInput, type ControlWiring } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { useEffect, useState } from 'react';
import { suggestPlaces, type FoundPlace } from './find-place.ts';

/** Long enough that a fast typist asks once per word. */
const pause = 150;

interface PlaceInputProps { readonly control: ControlWiring; readonly name: string; readonly value: string; readonly required?: boolean; onChange(text: string): void }

/** A suburb as text, with suggestions once there is script. */
export function PlaceInput({ control, name, value, required = false, onChange }: PlaceInputProps) {
  const { graph } = useServices();
  const [found, setFound] = useState<readonly FoundPlace[]>([]);
  const [reached, setReached] = useState(false);
  const list = `${control.id}-suggestions`;
  useEffect(() => {
    if (!reached || value.trim().length < 2) return;
    let latest = true;
    const timer = setTimeout(() => {
      // Without suggestions the text itself is still understood.
      suggestPlaces(graph, value).then((places) => { if (latest) setFound(places); }, () => undefined);
    }, pause);
    return () => { latest = false; clearTimeout(timer); };
  }, [graph, reached, value]);
  return (
    <>
      <TextInput {...control} name={name} value={value} required={required} autoComplete="off" maxLength={100} list={list} onFocus={() => setReached(true)} onChange={(event) => onChange(event.target.value)} />
      <datalist id={list}>{found.map(({ label, slug }) => <option key={slug} value={label}>{label}</option>)}</datalist>
    </>
  );
}
