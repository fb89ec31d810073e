import { Secret, TOTP } from 'otpauth';

// Parameters that every authenticator app supports: SHA-1, six digits, 30 s (RFC 6238).
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ ...kind, issuer: 'Verandah', label, secret: Secret.fromBase32(secret) });

/** 160 random bits in base 32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Content of the QR code: 'otpauth://totp/…'. @param account as its member knows it */
export const totpAddress = (secret: string, account: string): string => totpOf(secret, account).toString();

/**
 * The half minute since 1970 that a code of six digits belongs to: the present one, the one before or the one after;
 * undefined for a wrong one. Compared in constant time. @param at milliseconds since 1970
 */
export function stepOfCode(secret: string, code: string, at: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: at, window: 1 });
  return delta === null ? undefined : Math.floor(at / 1000 / kind.period) + delta;
}

/** The code of a moment, as an app shows it. @param at milliseconds since 1970. @internal for tests */
export const codeAt = (secret: string, at: number): string => totpOf(secret).generate({ timestamp: at });
