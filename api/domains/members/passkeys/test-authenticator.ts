import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** What a test changes in a credential. */
export interface Alteration {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly challenge?: string;
  readonly crossOrigin?: boolean;
  readonly topOrigin?: string;
  /** Whether the owner was verified by PIN, finger or face. */
  readonly verified?: boolean;
  readonly present?: boolean;
  readonly backupEligible?: boolean;
  readonly backedUp?: boolean;
  readonly signCount?: number;
  readonly userHandle?: string | null;
  readonly id?: string;
  /** Attestation statement: its format and its CBOR. */
  readonly attestation?: { readonly format: string; readonly statement: Buffer };
}

const sha256Of = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
/** The head of a CBOR item (RFC 8949) of less than 65,536 bytes. */
function headBytes(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  return length < 256
    ? Buffer.from([(kind << 5) | 24, length])
    : Buffer.from([(kind << 5) | 25, length >> 8, length & 255]);
}
const integerBytes = (value: number): Buffer => (value < 0 ? headBytes(1, -1 - value) : headBytes(0, value));
const byteString = (data: Buffer): Buffer => Buffer.concat([headBytes(2, data.length), data]);
const textString = (text: string): Buffer => Buffer.concat([headBytes(3, Buffer.byteLength(text)), Buffer.from(text)]);
/** A map of CBOR items. */
export const cborMap = (...pairs: readonly (readonly [key: Buffer, value: Buffer])[]): Buffer =>
  Buffer.concat([headBytes(5, pairs.length), ...pairs.flat()]);
export const cbor = { integer: integerBytes, byteString, textString, map: cborMap };

interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
}

/** An authenticator in software with one passkey (ES256), as of a phone: it counts nothing unless a test lets it. */
export class TestAuthenticator {
  readonly id = randomBytes(16).toString('base64url');
  readonly #origin: string;
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;
  #userHandle = '';

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    // COSE_Key (RFC 9053): EC2, ES256, P-256.
    this.#publicKey = cborMap(
      [integerBytes(1), integerBytes(2)],
      [integerBytes(3), integerBytes(-7)],
      [integerBytes(-1), integerBytes(1)],
      [integerBytes(-2), byteString(Buffer.from(x, 'base64url'))],
      [integerBytes(-3), byteString(Buffer.from(y, 'base64url'))],
    );
  }

  /** As `navigator.credentials.create()` and `toJSON()`. */
  create(options: Options & { readonly user: { readonly id: string } }, altered: Alteration = {}) {
    this.#userHandle = options.user.id;
    const id = Buffer.from(altered.id ?? this.id, 'base64url');
    const attested = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([id.length >> 8, id.length & 255]),
      id,
      this.#publicKey,
    ]);
    const { format = 'none', statement = cborMap() } = altered.attestation ?? {};
    const attestationObject = cborMap(
      [textString('fmt'), textString(format)],
      [textString('attStmt'), statement],
      [textString('authData'), byteString(this.#data(options, altered, attested))],
    );
    return {
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options, altered).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  /** As `navigator.credentials.get()` and `toJSON()`. */
  get(options: Options, altered: Alteration = {}) {
    const clientData = this.#clientData('webauthn.get', options, altered);
    const data = this.#data(options, altered);
    const { userHandle = this.#userHandle } = altered;
    return {
      id: altered.id ?? this.id,
      rawId: altered.id ?? this.id,
      type: 'public-key',
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256Of(clientData)]), this.#key).toString('base64url'),
        ...(userHandle !== null && { userHandle }),
      },
    };
  }

  #clientData(type: string, { challenge }: Options, altered: Alteration): Buffer {
    const { origin = this.#origin, crossOrigin = false, topOrigin } = altered;
    return Buffer.from(
      JSON.stringify({
        type: altered.type ?? type,
        challenge: altered.challenge ?? challenge,
        origin,
        crossOrigin,
        ...(topOrigin !== undefined && { topOrigin }),
      }),
    );
  }

  /** Authenticator data (WebAuthn, 6.1). */
  #data({ rp, rpId }: Options, altered: Alteration, attested?: Buffer): Buffer {
    const { present = true, verified = true, backupEligible = true, backedUp = true, signCount = 0 } = altered;
    const flags =
      (present ? 1 : 0) | (verified ? 4 : 0) | (backupEligible ? 8 : 0) | (backedUp ? 16 : 0) | (attested ? 64 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(signCount);
    return Buffer.concat([
      sha256Of(altered.rpId ?? rp?.id ?? rpId ?? ''),
      Buffer.from([flags]),
      count,
      ...(attested ? [attested] : []),
    ]);
  }
}
