import { carriesProviderReturn, withoutProviderReturn } from './provider-return.ts';

test('[URL-21] the provider’s five parameters leave a query, all others stay as they were, in order', () => {
  expect(
    withoutProviderReturn(
      '?page=2&providerName=google&a=%20b&authCode=x&a=2&fullName=Mia+K&email=m%40x.example&authError=e&z=1',
    ),
  ).toBe('?page=2&a=%20b&a=2&z=1');
  expect(withoutProviderReturn('?%61uthError=e&%E0%A4%A=1')).toBe('?%E0%A4%A=1');
  expect(['', '?', '?providerName=google'].map(withoutProviderReturn)).toEqual(['', '', '']);
});

test('[SEC-82] a return is found however its names are written', () => {
  for (const search of ['?authError=e', '?a=1&providerName', '?%61uthCode=x', '?auth%43ode=x', '?&authError'])
    expect([search, carriesProviderReturn(search)]).toEqual([search, true]);
  for (const search of ['', '?', '?page=2', '?myauthError=1', '?email=a', '?%E0%A4%A=1'])
    expect([search, carriesProviderReturn(search)]).toEqual([search, false]);
});
