/** Whether a sign-in provider has written its code, or why there is none, into an address: such a one is never stored. */
export const carriesProviderCode = (address: string): boolean =>
  /[?&](?:authCode|authError|providerName)=/.test(address);
