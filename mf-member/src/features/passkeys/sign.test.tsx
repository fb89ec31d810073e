import { offerPasskeys } from './sign.ts';

const options = { challenge: 'YQ', rpId: 'localhost', timeout: 300_000, userVerification: 'required' };

test('[MEMB-25] a browser that reports passkeys beside a field, and then rejects them, is no failure', async () => {
  const refusal = new DOMException('Resident credentials are not supported at this time.', 'NotSupportedError');
  Object.assign(window, {
    fetch: () => Promise.resolve(Response.json(options)),
    PublicKeyCredential: { isConditionalMediationAvailable: () => Promise.resolve(true) },
  });
  Object.defineProperty(navigator, 'credentials', { value: { get: () => Promise.reject(refusal) } });
  document.body.innerHTML = '<input autocomplete="username webauthn" />';
  const log = jest.fn();
  expect(await offerPasskeys(new AbortController().signal, log)).toBe('replaced');
  expect(log).not.toHaveBeenCalled();
});
