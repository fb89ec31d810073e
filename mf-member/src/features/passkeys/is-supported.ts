/** An IP address: browsers bind passkeys to domain names only. */
const bareAddress = /^[\d.]+$|:/;

/** Whether this browser has passkeys on this page. */
export const isSupported = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !bareAddress.test(window.location.hostname);

export const unsupported = 'This browser can’t use passkeys here. Use your password instead.';
