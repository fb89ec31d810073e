import { Field } from './field.tsx';
import { Select } from './select.tsx';

export default { component: Select };

const orders = [
  { value: 'new', label: 'Newest first' },
  { value: 'cheap', label: 'Lowest price first' },
];

export const Options = () => <Field label="Sort by">{(control) => <Select {...control} options={orders} />}</Field>;

export const Groups = () => (
  <Select
    aria-label="Type"
    options={[
      { label: 'To live in', options: [{ value: 'house', label: 'House' }] },
      { label: 'To build on', options: [{ value: 'land', label: 'Land' }] },
    ]}
  />
);

export const Disabled = () => <Select aria-label="Sort by" options={orders} disabled />;

export const WithError = () => (
  <Field label="State" error="Choose a state or territory.">
    {(control) => <Select {...control} options={[{ value: '', label: 'Choose a state' }]} />}
  </Field>
);

export const LongText = () => (
  <Select
    aria-label="Office"
    options={[{ value: '1', label: 'Finch, Honeyeater and Rosella Real Estate Agents of Queanbeyan and the Monaro' }]}
  />
);
