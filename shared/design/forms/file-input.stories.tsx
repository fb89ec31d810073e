import { Field } from './field.tsx';
import { FileInput } from './file-input.tsx';

export default { component: FileInput };

export const ChoosePhoto = () => (
  <Field label="Your photo" hint="JPEG, PNG or WebP, up to 10 MB">
    {(control) => <FileInput {...control} text="Choose photo" accept="image/*" />}
  </Field>
);

export const Disabled = () => (
  <Field label="Your photo">{(control) => <FileInput {...control} text="Choose photo" disabled />}</Field>
);

export const WithError = () => (
  <Field label="Your photo" error="Choose a picture smaller than 10 MB.">
    {(control) => <FileInput {...control} text="Choose photo" />}
  </Field>
);
