/** Whether an address contains a sign-in provider's code, or its error. Such an address is never stored. */
export const carriesProviderCode = (address: string): boolean =>
  /[?&](?:authCode|authError|providerName)=/.test(address);
