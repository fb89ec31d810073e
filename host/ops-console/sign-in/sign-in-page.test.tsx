import { render, screen } from '@testing-library/react';
import { SignInPage } from './sign-in-page.tsx';

test('[REL-07] the sign-in form works without script: it shows the error and the typed name, but not the token', () => {
  const { container } = render(<SignInPage provider problem="No such token." person="Ann Lee" />);
  expect(screen.getByRole('alert')).toHaveTextContent('No such token.');
  expect(screen.getByLabelText('Your name')).toHaveValue('Ann Lee');
  const token = screen.getByLabelText('Token');
  expect([token.getAttribute('type'), token.getAttribute('value'), token.getAttribute('autocomplete')]).toEqual([
    'password',
    null,
    'off',
  ]);
  expect(container.querySelector('form')).toMatchObject({ method: 'post' });
  expect(container.querySelector('form')?.getAttribute('action')).toBe('/ops/sign-in');
  expect(screen.getByRole('link', { name: 'Sign in with your organisation’s account' })).toHaveAttribute(
    'href',
    '/ops/sign-in/provider',
  );
});

test('without a provider there is only the token field', () => {
  render(<SignInPage provider={false} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
