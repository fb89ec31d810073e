import { TextInput } from '@verandah/design';
import type { SocialLinks } from '../profile/public-links.tsx';
import { FormField } from './portal-form.tsx';

const networks = [
  ['website', 'Website'],
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
  ['twitter', 'X'],
] as const;

/** Fields for the links of a public page. */
export const SocialFields = ({ links }: { readonly links: SocialLinks }) =>
  networks.map(([name, label]) => (
    <FormField key={name} name={name} label={label} given={links[name] ?? ''} optional>
      {(control) => <TextInput {...control} type="url" maxLength={300} autoComplete="off" />}
    </FormField>
  ));
