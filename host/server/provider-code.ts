/** Whether an address holds a sign-in provider's code, or why there is none: such an address is never stored. */
export const carriesProviderCode = (address: string): boolean =>
  /[?&](?:authCode|authError|providerName)=/.test(address);
