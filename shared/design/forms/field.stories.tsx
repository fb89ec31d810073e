import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

export default { component: Field };

export const WithHint = () => (
  <Field label="Email" hint="We email new homes here.">
    {(control) => <TextInput {...control} autoComplete="off" type="email" defaultValue="jo@example.com" />}
  </Field>
);

export const Optional = () => (
  <Field label="Phone" optional>
    {(control) => <TextInput {...control} autoComplete="off" type="tel" />}
  </Field>
);

export const WithError = () => (
  <Field label="Email" hint="We email new homes here." error="Enter an email address like name@example.com.">
    {(control) => <TextInput {...control} autoComplete="off" type="email" defaultValue="jo@" />}
  </Field>
);

export const Disabled = () => (
  <Field label="Username">
    {(control) => <TextInput {...control} autoComplete="off" disabled defaultValue="jo-li" />}
  </Field>
);

export const LongText = () => (
  <Field
    label="What should the agent know about your plans, your finances and when you could inspect the home?"
    hint="Agents answer sooner when they know whether you have sold, whether your loan is approved, and which days suit you."
    error="Shorten your message to 3000 characters: the agent’s system cannot receive longer ones, and cuts them off."
  >
    {(control) => <TextInput {...control} autoComplete="off" />}
  </Field>
);
