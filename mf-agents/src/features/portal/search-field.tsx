import { Field, TextInput } from '@verandah/design';

interface SearchFieldProps {
  readonly label: string;
  /** The text that was searched for. */
  readonly text: string;
  readonly maxLength: number;
}

/** The field `q` of a list's search. */
export const SearchField = ({ label, text, maxLength }: SearchFieldProps) => (
  <Field label={label}>
    {(control) => (
      <TextInput
        {...control}
        autoComplete="off"
        key={text}
        name="q"
        type="search"
        defaultValue={text}
        maxLength={maxLength}
      />
    )}
  </Field>
);
