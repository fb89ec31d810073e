import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ReleaseSet } from '../release-set.ts';

/** What a page may report: its own release and those chosen for its visitor in place of live ones. */
export interface Ticket {
  /** Unique: each entry reported with it counts once. */
  readonly id: string;
  readonly area: string;
  readonly version: string;
  /** Area → version. */
  readonly choices: Readonly<Record<string, string>>;
}

/** Issues and verifies the tickets of counted pages. Without a ticket, a page cannot report its health. */
export interface Tickets {
  issue(set: Pick<ReleaseSet, 'variant'>, area: string, version: string): string;
  /** Returns null for a ticket of another site or one that is too old. */
  read(text: string): Ticket | null;
}

/** Milliseconds for which a ticket is valid. */
const lasts = 3_600_000;
const idBytes = 9;
/** Splits a release name: 'search@1.4.0'. */
const splitName = (name: string): [string, string] => name.split('@') as [string, string];

/** @param secret that all hosts of the site share */
export function openTickets(secret: string, now: () => number = Date.now): Tickets {
  const key = createHmac('sha256', secret).update('page tickets').digest();
  const macOf = (text: string): string =>
    createHmac('sha256', key).update(text).digest().subarray(0, 12).toString('base64url');
  return {
    issue({ variant }, area, version) {
      const text = [now().toString(36), randomBytes(idBytes).toString('base64url'), `${area}@${version}`, variant].join(
        '~',
      );
      return `${text}~${macOf(text)}`;
    },
    read(ticket) {
      const end = ticket.lastIndexOf('~');
      const text = ticket.slice(0, Math.max(0, end));
      const [mac, expected] = [Buffer.from(ticket.slice(end + 1)), Buffer.from(macOf(text))];
      if (mac.length !== expected.length || !timingSafeEqual(mac, expected)) return null;
      const [issued = '', id = '', own = '', variant = ''] = text.split('~');
      const age = now() - Number.parseInt(issued, 36);
      // Hosts' clocks differ a little.
      if (!(age > -60_000 && age < lasts)) return null;
      const [area, version] = splitName(own);
      return { id, area, version, choices: Object.fromEntries(variant.split(',').filter(Boolean).map(splitName)) };
    },
  };
}
