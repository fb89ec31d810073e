import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. `algorithm` 2 is argon2id. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const least = { ...cost, memoryCost: 8, timeCost: 1 } as const;

/** Unicode normalisation: the same characters from different keyboards are the same password. */
const normalise = (password: string): string => password.normalize('NFKC');

let cheap = 0;

export const hashPassword = (password: string): Promise<string> => hash(normalise(password), cheap > 0 ? least : cost);

let nobodys: Promise<string> | undefined;

/**
 * For tests alone, which make and compare thousands: hashes of this process take as little work as argon2id can.
 * @internal
 * @returns ends it, once everybody who began has
 */
export function cheapHashes(): () => void {
  cheap += 1;
  nobodys = undefined;
  return () => {
    cheap -= 1;
    nobodys = undefined;
  };
}

/** Compares with a member's hash; without one it takes the same time and returns false. */
export async function isPassword(password: string, hashed: string | null | undefined): Promise<boolean> {
  nobodys ??= hashPassword(crypto.randomUUID());
  const right = await verify(hashed ?? (await nobodys), normalise(password));
  return right && typeof hashed === 'string';
}
