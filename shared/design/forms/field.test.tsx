import { render, screen } from '@testing-library/react';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

test('label, hint and error are associated with the control', () => {
  render(
    <Field label="Email" hint="We answer here" error="Enter an email address">
      {(control) => <TextInput {...control} autoComplete="off" name="email" />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toHaveAccessibleDescription('We answer here Enter an email address');
  expect(input).toBeInvalid();
});

test('a control without an error is not invalid and has no description', () => {
  render(
    <Field label="Name" optional>
      {(control) => <TextInput {...control} autoComplete="off" name="name" />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Name (optional)' });
  expect(input).not.toHaveAttribute('aria-invalid');
  expect(input).not.toHaveAttribute('aria-describedby');
});

test('a choice reads its number of results with its name', () => {
  render(<Checkbox label="House" count={1243} name="type" value="house" />);
  expect(screen.getByRole('checkbox', { name: 'House 1,243' })).toBeInTheDocument();
});
