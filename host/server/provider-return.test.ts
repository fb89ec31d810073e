import { withoutForeignReturn } from './provider-return.ts';

const address = (url: string, cookie?: string) =>
  withoutForeignReturn({ url, headers: cookie === undefined ? {} : { cookie } });

test.each([
  ['/?authError=Call+1900+000+000', '/'],
  ['/sign-in?return=%2Falerts&authError=Call&page=2', '/sign-in?return=%2Falerts&page=2'],
  ['/account?%61uthError=Call', '/account'],
  ['/for-sale?providerName=Call+1900&authCode=x&bathrooms=2', '/for-sale?bathrooms=2'],
  ['//evil.example/?authError=x', '/evil.example/'],
])('[SEC-82] of %s nothing is shown where no sign-in was under way: it leads to %s', (url, own) => {
  expect(address(url)).toBe(own);
  expect(address(url, 'session=7; sign-in-return-x=1')).toBe(own);
});

test('[SEC-82] the return of a sign-in of this browser stays, and so does any other address', () => {
  for (const name of ['sign-in-return', '__Host-sign-in-return'])
    expect(address('/?authError=access_denied', `a=1; ${name}=1`)).toBeNull();
  for (const url of ['/', '/for-sale?page=2', '/sign-in?email=a', '/?myauthError=x']) expect(address(url)).toBeNull();
});
