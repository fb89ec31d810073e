import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** A stranger gave an address that does not lead to the public internet. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

interface Allowed {
  readonly protocols: readonly ('http:' | 'https:')[];
  /** Hosts ('images.internal:8080') that are allowed although they are not on the public internet. */
  readonly trusted: readonly string[];
}

/**
 * Looks a name up and refuses it unless every address is public. The socket connects to what was checked, so that a
 * second result changes nothing.
 */
const publicOnly: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    if (addresses.length === 0 || addresses.some(({ address }) => !isPublicAddress(address)))
      return callback(new AddressRefused(`${hostname} is not on the public internet.`), []);
    if (options.all === true) return callback(null, addresses);
    const [first] = addresses;
    return callback(null, first?.address ?? '', first?.family);
  });
};

/**
 * The lookup for a request to an address that a stranger gave; undefined for the usual one, of a trusted host.
 * @throws {AddressRefused} for another protocol or port, a password, or an address in figures that is not public
 */
export function checkedLookup(url: URL, { protocols, trusted }: Allowed): LookupFunction | undefined {
  const refuse = (why: string): never => {
    throw new AddressRefused(why);
  };
  if (!protocols.some((protocol) => protocol === url.protocol))
    refuse(`The protocol must be ${protocols.join(' or ')}`);
  if (url.username !== '' || url.password !== '') refuse('The address must not have a username or password.');
  if (trusted.includes(url.host)) return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Other ports belong to other services; addresses in figures are never looked up.
  if (url.port !== '') refuse('The address must have the usual port.');
  if (isIP(host) !== 0 && !isPublicAddress(host)) refuse(`${host} is not on the public internet.`);
  return publicOnly;
}
