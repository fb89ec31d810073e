declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface Keys {
    version: 'aes128gcm';
    privateKey: ECDH;
    /** base64url */
    authSecret: string;
    /** The other side's public key, base64url; the receiver reads it from the message. */
    dh?: string;
    /** base64url; random if absent. */
    salt?: string;
  }
  const ece: { encrypt(plain: Buffer, keys: Keys): Buffer; decrypt(message: Buffer, keys: Keys): Buffer };
  export default ece;
}
