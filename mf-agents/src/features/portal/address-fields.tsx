import { TextInput } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { useRef } from 'react';
import { AddressSearch } from './address-search.tsx';
import { findAddresses } from './find-addresses.ts';
import { FormField } from './portal-form.tsx';
import styles from './portal.module.css';
import { SuburbField } from './suburb-field.tsx';
import { middleOf, type AddressParts } from './typed-address.ts';

const names = ['unit', 'streetNumber', 'street', 'suburb'] as const;

/** Where an address that was filled in is about: the middle of its street or suburb. */
export interface AddressSpot {
  readonly point: readonly [longitude: number, latitude: number];
  /** The suburb as it was chosen in the search; null when the fields were typed into. */
  readonly chosen: string | null;
}

interface AddressFieldsProps {
  readonly given?: AddressParts;
  onSpot?(spot: AddressSpot): void;
}

/** The fields of a home's address. With script a search fills them in. */
export function AddressFields({ given, onSpot }: AddressFieldsProps) {
  const { graph } = useServices();
  const fields = useRef<HTMLDivElement>(null);
  const located = useRef('');
  // The fields are the browser's own: what is typed before script can respond stays in them.
  const field = (name: (typeof names)[number]) =>
    fields.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? null;
  const typed = (): string => `${field('street')?.value.trim()}, ${field('suburb')?.value.trim()}`;
  const locate = async () => {
    const term = typed();
    if (!onSpot || term === located.current || (field('suburb')?.value.trim() ?? '') === '') return;
    located.current = term;
    const found = await graph.read(findAddresses, { term }).catch(() => null); // the agent places the spot by hand
    const point = found?.locationSearch.map(middleOf).find((each) => each !== null);
    if (point && located.current === term) onSpot({ point, chosen: null });
  };
  return (
    <div
      ref={fields}
      className={styles.section}
      onFocus={() => {
        located.current ||= typed();
      }}
      onBlur={() => void locate()}
    >
      <AddressSearch
        onAddress={(parts, found) => {
          for (const name of names) {
            const input = field(name);
            if (!input || (parts[name] === '' && name === 'street')) continue;
            input.value = parts[name];
            input.dispatchEvent(new Event('input', { bubbles: true }));
          }
          located.current = typed();
          const point = middleOf(found);
          if (point) onSpot?.({ point, chosen: parts.suburb });
        }}
      />
      <SuburbField given={given?.suburb} />
      <div className={styles.row}>
        <FormField name="unit" label="Unit" given={given?.unit} optional>
          {(control) => <TextInput {...control} maxLength={20} autoComplete="off" />}
        </FormField>
        <FormField name="streetNumber" label="Number" given={given?.streetNumber} optional>
          {(control) => <TextInput {...control} maxLength={20} autoComplete="off" />}
        </FormField>
      </div>
      <FormField name="street" label="Street" given={given?.street}>
        {(control) => <TextInput {...control} maxLength={100} autoComplete="off" />}
      </FormField>
    </div>
  );
}
