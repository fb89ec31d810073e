import { emptyProfile, type RentalProfile } from '@verandah/market';
import { sql } from 'kysely';
import { testApi, type TestApi, type TestName } from '../../../test-kit/test-api.ts';

/** A profile that can be sent. */
export const filledProfile: RentalProfile = {
  ...emptyProfile,
  phone: '0412 345 678',
  adults: 'Jo Quill\nSam Quill',
  children: '2',
  pets: 'One cat',
  address: '1 Low Street, Richmond',
  weeklyIncome: '$1,850',
  about: '=HYPERLINK("https://example.com")',
};
/** The start of a PDF, and its end. */
export const smallPdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/**
 * Rental homes of office 1 in Victoria (1, 6) and Queensland (2), a home for sale (3), one of office 2 (4), one with a
 * deposit taken (5). Office 1 takes applications; Petra is its agent and admin, Noah the agent of office 2.
 */
export async function testRentals(settings: Parameters<typeof testApi>[0] = {}): Promise<TestApi> {
  return testApi({
    ...settings,
    listings: [
      { id: 1, status_type: 'rent', search_price: 600 },
      { id: 2, status_type: 'rent', search_price: 600, locality_id: 4 },
      { id: 3 },
      { id: 4, status_type: 'rent', search_price: 600, office_id: 2 },
      { id: 5, status_type: 'rent', search_price: 600, under_offer: true },
      { id: 6, status_type: 'rent', search_price: 700 },
    ],
    async fill(database) {
      await sql`update office set takes_applications = id = 1, email = 'office@example.com'`.execute(database);
      await sql`update member set agent_id = 3 where id = 2`.execute(database);
      await sql`insert into listing_agent (listing_id, agent_id, place) values (1, 1, 0)`.execute(database);
      await sql`update agent set email = 'ada@example.com' where id = 1`.execute(database);
    },
  });
}

/** Steps of members and agents, by the API. */
export function rentalSteps(api: TestApi) {
  const graph = async (who: TestName, query: string, variables: object = {}) => {
    const { data, errors } = await api.as[who].graph(query, variables);
    const [error] = errors ?? [];
    return { data, code: error?.extensions?.code, message: error?.message };
  };
  const version = async (who: TestName): Promise<string> =>
    (await graph(who, '{ ownRentalProfile { version } }')).data?.['ownRentalProfile']?.version ?? '';
  return {
    graph,
    version,
    save: (who: TestName, input: Partial<RentalProfile> = {}) =>
      graph(
        who,
        'mutation Save($input: RentalProfileInput!) { saveRentalProfile(input: $input) { phone weeklyIncome version } }',
        { input: { ...filledProfile, ...input } },
      ),
    async apply(who: TestName, listingId: number, more: object = {}) {
      return graph(
        who,
        `mutation Apply($listingId: ID!, $consent: Boolean!, $version: String!, $message: String, $key: String!) {
          sendRentalApplication(listingId: $listingId, consent: $consent, version: $version, message: $message,
            idempotencyKey: $key) { id status name email details { label text } documents { id kind } } }`,
        { listingId, consent: true, version: await version(who), key: `key-of-${who}-${listingId}`, ...more },
      );
    },
    decide: (who: TestName, id: string | number, status: string) =>
      graph(
        who,
        'mutation Decide($id: ID!, $status: RentalApplicationStatus!) { decideRentalApplication(id: $id, status: $status) { status } }',
        { id, status },
      ),
    withdraw: (who: TestName, id: string | number) =>
      graph(who, 'mutation Withdraw($id: ID!) { withdrawRentalApplication(id: $id) { status } }', { id }),
    received: (who: TestName, id: string | number) =>
      graph(
        who,
        'query Received($id: ID!) { receivedRentalApplication(id: $id) { status name email message details { label text } documents { id kind } } }',
        { id },
      ),
    /** Sends a file. @returns status and body */
    async upload(who: TestName, body: Uint8Array | string, type = 'application/pdf', kind = 'identity') {
      const response = await fetch(`${api.service.address}/rest/member/rental-documents?kind=${kind}`, {
        method: 'POST',
        headers: { ...(await api.as[who].proof()), 'content-type': type },
        body: typeof body === 'string' ? body : new Uint8Array(body),
      });
      const text = await response.text();
      return { status: response.status, body: JSON.parse(text) as { id: string; detail: string } };
    },
    async file(who: TestName, path: string) {
      const { status, headers, ...response } = await fetch(`${api.service.address}${path}`, {
        headers: await api.as[who].proof(),
      }).then(async (found) => ({
        status: found.status,
        headers: found.headers,
        bytes: Buffer.from(await found.arrayBuffer()),
      }));
      return { status, bytes: response.bytes, header: (name: string) => headers.get(name) };
    },
  };
}
