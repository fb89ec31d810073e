import { createECDH, hkdfSync } from 'node:crypto';

/** The key by which push services recognise this site (VAPID, RFC 8292). */
export interface PushKey {
  /** Uncompressed point of P-256, base64url: what browsers subscribe with. */
  readonly publicKey: string;
  /** Of the same curve, as a JSON Web Key. */
  readonly jwk: {
    readonly kty: 'EC';
    readonly crv: 'P-256';
    readonly x: string;
    readonly y: string;
    readonly d: string;
  };
}

/**
 * Derived from the session key, which all API processes share: a device's subscription belongs to a sign-in, and both
 * end with that key.
 */
export function pushKeyOf(sessionKey: Uint8Array): PushKey {
  const ecdh = createECDH('prime256v1');
  // One value in 2³² is not a key of the curve; then the next one is used.
  for (let turn = 0; ; turn += 1) {
    const d = Buffer.from(hkdfSync('sha256', sessionKey, '', `verandah-push-${turn}`, 32));
    try {
      ecdh.setPrivateKey(d);
    } catch {
      continue; // not a private key of the curve, which is rare: the next one is derived
    }
    const point = ecdh.getPublicKey();
    const [x, y] = [point.subarray(1, 33), point.subarray(33)];
    return {
      publicKey: point.toString('base64url'),
      jwk: {
        kty: 'EC',
        crv: 'P-256',
        x: x.toString('base64url'),
        y: y.toString('base64url'),
        d: d.toString('base64url'),
      },
    };
  }
}
