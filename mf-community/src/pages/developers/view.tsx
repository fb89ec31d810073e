import { formatDate } from '@verandah/market';
import type { ReactNode } from 'react';
import { changes } from './changes.ts';
import styles from './developers.module.css';
import { verifyWebhook } from './verify-webhook.ts';

export interface DevelopersData {
  /** The site's address, for examples. */
  readonly site: string;
}

const guides = [
  ['begin', 'Read what is public'],
  ['tokens', 'Access tokens'],
  ['applications', 'OAuth'],
  ['paging', 'Lists'],
  ['client', 'TypeScript'],
  ['errors', 'Errors'],
  ['writes', 'Writes'],
  ['limits', 'Rate limits'],
  ['feeds', 'Feeds'],
  ['webhooks', 'Webhooks'],
  ['graphql', 'GraphQL'],
  ['changes', 'Changes'],
] as const;

/** Guides and examples for those who write programs against the API. */
export function DevelopersView({ data: { site } }: { readonly data: DevelopersData }) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          Verandah for developers
        </h1>
        <p className={styles.lead}>
          Listings, suburbs and agents as JSON, feeds of your office, and your own programs acting for you.
        </p>
        <ul className={styles.links}>
          <li>
            <a href="/developers/reference">API reference</a>
          </li>
          <li>
            <a href="/developers/graphiql" data-reload="">
              GraphiQL
            </a>
          </li>
          <li>
            <a href="/rest/openapi.json" data-reload="">
              OpenAPI document
            </a>
          </li>
          <li>
            <a href="/account#tokens">Your access tokens</a>
          </li>
        </ul>
      </header>
      <nav aria-label="Guides" className={styles.guides}>
        <ul className={styles.guideList}>
          {guides.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.body}>
        <Guide id="begin">
          <p>
            What everybody sees on the site needs no key. Scripts on any website may read it too: responses of{' '}
            <code>GET</code> allow every origin, and never use cookies.
          </p>
          <Example>{`curl --compressed '${site}/rest/search/locations?q=richmond'
curl --compressed '${site}/rest/location/nearest/-37.82/145.00'`}</Example>
          <p>
            Responses that are the same for everyone have an <code>ETag</code>. Send it as <code>If-None-Match</code>{' '}
            and you get 304 while nothing has changed.
          </p>
        </Guide>
        <Guide id="tokens">
          <p>
            A program that acts for you needs an access token. Create one in <a href="/account#tokens">your account</a>,
            choose what it can do and when it expires, and store it like a password: we show it once.
          </p>
          <Example>{`curl -H "Authorization: Bearer $TOKEN" ${site}/rest/alerts/USERNAME`}</Example>
          <ul className={styles.points}>
            <li>
              Each operation in the <a href="/developers/reference">reference</a> names the scope it takes. A token
              without that scope gets 403. An operation that names none treats the call as a visitor’s.
            </li>
            <li>A token can’t change your account, password, devices or other tokens, and is never an admin’s.</li>
            <li>
              Revoking a token, changing your password or signing out of all other devices ends it at once. After that
              it gets 401.
            </li>
            <li>
              Every token begins with <code>vat_</code>, so tools that look for leaked secrets can find it.
            </li>
          </ul>
        </Guide>
        <Guide id="applications">
          <p>
            An application for other members asks them for access by OAuth 2.1. Register it in{' '}
            <a href="/account#applications">your account</a>; a library finds everything else at{' '}
            <a href="/.well-known/oauth-authorization-server" data-reload="">
              /.well-known/oauth-authorization-server
            </a>
            .
          </p>
          <Example>{`import * as oauth from 'openid-client';

const site = await oauth.discovery(new URL('${site}'), CLIENT_ID, undefined, undefined, { algorithm: 'oauth2' });
const verifier = oauth.randomPKCECodeVerifier();
const signInAt = oauth.buildAuthorizationUrl(site, {
  redirect_uri: 'http://127.0.0.1:8080/callback',
  scope: 'saved:read',
  code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
  code_challenge_method: 'S256',
});
// Send the browser to signInAt. When it returns:
const tokens = await oauth.authorizationCodeGrant(site, returnedTo, { pkceCodeVerifier: verifier });`}</Example>
          <ul className={styles.points}>
            <li>
              Codes need PKCE with S256, and go to registered addresses only; the port of <code>127.0.0.1</code> may
              vary.
            </li>
            <li>
              Access tokens last an hour. Each refresh token works once and brings the next: if one is used twice,
              everything ends, and the member has to allow the application again.
            </li>
            <li>
              A service that acts for you alone gets tokens with its secret (<code>client_credentials</code>).
            </li>
            <li>
              Every token begins with <code>voa_</code>, and every secret with <code>vos_</code>.
            </li>
          </ul>
        </Guide>
        <Guide id="paging">
          <p>
            Lists take <code>skip</code> and <code>take</code> and return <code>total</code> and <code>results</code>.
          </p>
          <Example>{`curl -G '${site}/rest/listings/location/list' --data-urlencode \\
  'query={"statusType":"buy","paging":{"skip":0,"take":20},"locationSearchContext":{"searchLocations":[{"slug":"richmond-vic-3121"}]}}'`}</Example>
        </Guide>
        <Guide id="client">
          <p>
            In TypeScript every path, parameter and field is checked as you write. Types are generated from this site’s{' '}
            <a href="/rest/openapi.json">OpenAPI document</a>:
          </p>
          <Example>{`npx openapi-typescript ${site}/rest/openapi.json -o verandah.ts
npm install openapi-fetch`}</Example>
          <Example>{`import createClient from 'openapi-fetch';
import type { paths } from './verandah.ts';

const client = createClient<paths>({ baseUrl: '${site}/rest' });
const { data, error } = await client.GET('/location/uri/{uri}', {
  params: { path: { uri: 'richmond-vic-3121' } },
});`}</Example>
          <p>
            <code>npm run pack</code> in Verandah’s repository makes the same as a package,{' '}
            <code>@verandah/client</code>, which also verifies webhooks.
          </p>
        </Guide>
        <Guide id="errors">
          <p>
            Every error is <code>application/problem+json</code> (RFC 9457). <code>detail</code> says what to do,{' '}
            <code>errors</code> names each field, and <code>instance</code> is the request’s number: give it to us if
            you need help.
          </p>
          <Example>{`{
  "status": 422,
  "title": "The request is invalid",
  "errors": [{ "field": "tkae", "message": "is unknown: skip, take are taken" }]
}`}</Example>
          <p>
            400 and 415 say the request can’t be read, 401 that you aren’t signed in, 403 that you may not, 404 that
            there’s nothing for you, 405 which methods there are, 409 that it conflicts with what’s there.
          </p>
        </Guide>
        <Guide id="writes">
          <p>
            Send an <code>Idempotency-Key</code> with whatever creates something. If the response gets lost, send the
            same again: it’s done once. The same key with another body gets 422. A key lasts a day.
          </p>
          <p>
            Where the reference lists <code>If-Match</code>, send the <code>ETag</code> you read. If somebody else was
            faster you get 412, and nothing is overwritten.
          </p>
          <Example>{`curl -X PUT -H 'If-Match: "RMpDgae_r3YZqZ2S4m3REMCTYXE"' -H "Authorization: Bearer $TOKEN" …`}</Example>
        </Guide>
        <Guide id="limits">
          <p>
            <code>RateLimit-Policy</code> names each limit with its number (<code>q</code>) and seconds (<code>w</code>
            ), <code>RateLimit</code> what’s left (<code>r</code>) and the seconds until there’s more (<code>t</code>).
            A token makes up to 600 calls a minute. Beyond a limit you get 429: wait for the seconds in{' '}
            <code>Retry-After</code>.
          </p>
          <Example>{`RateLimit-Policy: "token-calls";q=600;w=60, "network";q=50;w=1, "network-burst";q=950;w=60
RateLimit: "token-calls";r=598;t=41, "network";r=49;t=1, "network-burst";r=950;t=60`}</Example>
        </Guide>
        <Guide id="feeds">
          <p>
            An office sends its listings as REAXML or JSON, with its feed key or a token of one of its agents with{' '}
            <code>feeds:write</code>. The import runs in the background and reports every listing.
          </p>
          <Example>{`curl -H "x-feed-key: $KEY" -H 'content-type: application/xml' --data-binary @evening.xml \\
  '${site}/feeds/reaxml?source=evening.xml'
curl -H "x-feed-key: $KEY" '${site}/feeds/uploads/ID?only=problems'`}</Example>
          <p>
            <code>/feeds/reaxml/validate</code> reports what a document would do and stores nothing. Documents have up
            to 50 MB and may be sent with <code>Content-Encoding: gzip</code>.
          </p>
          <p>
            JSON follows{' '}
            <a href="/feeds/listings.schema.json" data-reload="">
              a JSON Schema
            </a>
            . What a listing leaves out stays as it is, <code>null</code> and empty values clear it. A listing that
            doesn’t follow the schema is rejected, each wrong field by its path, and the others are imported.
          </p>
          <Example>{`curl -H "x-feed-key: $KEY" -H 'content-type: application/json' '${site}/feeds/listings' -d '
{"listings":[{"kind":"residential","agentId":"XNWXNW","uniqueId":"A1","status":"current",
  "address":{"streetNumber":"39","street":"Main Road","suburb":"Richmond","state":"VIC","postcode":"3121"},
  "category":"House","price":{"amount":900000}}]}'`}</Example>
          <p>
            <code>/feeds/listings.xml</code> is the office’s listings as REAXML, with what its agents edited and made by
            hand. <code>modifiedSince</code> leaves those that changed since then. What the office hides is marked with{' '}
            <code>display=&quot;no&quot;</code>: respect it.
          </p>
          <Example>{`curl --compressed -H "x-feed-key: $KEY" '${site}/feeds/listings.xml?modifiedSince=2026-11-21T00:00:00Z'`}</Example>
        </Guide>
        <Guide id="webhooks">
          <p>
            A webhook posts your office’s events to your own system: listings published, changed, sold, leased or
            withdrawn, enquiries and reviews received, feeds imported. An admin of the office creates it in the{' '}
            <a href="/agent-portal/webhooks">agent portal</a>, or a program of yours does with a token that has{' '}
            <code>webhooks:write</code>. Messages follow the Standard Webhooks specification, so its libraries read
            them; the <a href="/developers/reference">reference</a> has each event’s schema.
          </p>
          <Example>{`curl -H "Authorization: Bearer $TOKEN" -H 'content-type: application/json' '${site}/rest/offices/webhooks' \\
  -d '{"url":"https://crm.example.com/hooks","kinds":["enquiry.received"]}'
curl -H "Authorization: Bearer $TOKEN" -X POST '${site}/rest/offices/webhooks/ID/test'
curl -H "Authorization: Bearer $TOKEN" '${site}/rest/offices/webhooks/ID/deliveries'`}</Example>
          <Example>{`POST /hooks HTTP/1.1
content-type: application/json
webhook-id: evt_3a2c1f0e-5d0b-4c86-9d1c-0d7e1f6a9b42
webhook-timestamp: 1795824000
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{"type":"enquiry.received","timestamp":"2026-11-28T00:00:00.000Z","data":{"id":12,"name":"Ada Lovell", …}}`}</Example>
          <p>Check the signature before you trust a message. In JavaScript:</p>
          <Example>{verifyWebhook}</Example>
          <ul className={styles.points}>
            <li>
              Respond with any status from 200 to 299 within ten seconds, and do the work after that. Redirects aren’t
              followed.
            </li>
            <li>
              Anything else is sent again, nine times over about 28 hours, at growing pauses. <code>Retry-After</code>{' '}
              holds us back for up to an hour, 410 ends the webhook. After five days without a success we disable it and
              email the office’s admins.
            </li>
            <li>
              A message may arrive twice or out of order. <code>webhook-id</code> stays the same at every attempt, and a
              listing is as everybody sees it at the time of sending.
            </li>
            <li>After a rotation two signatures are sent for a day, separated by a space: one by each secret.</li>
            <li>
              The portal shows the deliveries of the last 14 days with your responses, sends each again, and sends test
              events (<code>webhook.test</code>).
            </li>
          </ul>
        </Guide>
        <Guide id="graphql">
          <p>
            The site’s own pages use GraphQL at <code>POST /graphql</code>. Queries of what is public work without a
            key. Try them in{' '}
            <a href="/developers/graphiql" data-reload="">
              GraphiQL
            </a>
            , an editor in your browser that completes names and shows the schema with its descriptions. The{' '}
            <a href="/graphql/schema.graphql" data-reload="">
              schema
            </a>{' '}
            is a file, too, for editors and code generators.
          </p>
          <Example>{`curl '${site}/graphql' -H 'content-type: application/json' \\
  -d '{"query":"{ locationSearch(filter: { term: \\"richmond\\", take: 5 }) { label slug } }"}'`}</Example>
          <p>
            For what’s yours, send an <a href="/account#tokens">access token</a>. A field that takes one names its scope
            in the schema; all other fields are a visitor’s. Scripts on any website may send operations as JSON, but
            never with cookies, and mutations only with a token.
          </p>
          <Example>{`curl '${site}/graphql' -H "Authorization: Bearer $TOKEN" -H 'content-type: application/json' \\
  -d '{"query":"{ alerts { results { name unseenListingCount } } }"}'`}</Example>
          <p>
            To read a long list, use one of the connections, such as <code>questionsConnection</code>: ask for{' '}
            <code>pageInfo</code>, and send its <code>endCursor</code> as <code>after</code> while{' '}
            <code>hasNextPage</code> is true. Entries that are added meanwhile don’t shift the rest.
          </p>
          <Example>{`query ($after: String, $first: Int = 50) {
  questionsConnection(first: $first, after: $after) {
    edges { node { title uri } }
    pageInfo { hasNextPage endCursor }
  }
}`}</Example>
        </Guide>
        <Guide id="changes">
          <dl className={styles.changes}>
            {changes.map(({ on, text }) => (
              <div key={text}>
                <dt>
                  <time dateTime={on}>{formatDate(on, 'UTC')}</time>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Guide>
      </div>
    </div>
  );
}

const Guide = ({ id, children }: { readonly id: (typeof guides)[number][0]; readonly children: ReactNode }) => (
  <section className={styles.guide} id={id} aria-labelledby={`${id}-title`}>
    <h2 className={styles.heading} id={`${id}-title`}>
      {guides.find(([its]) => its === id)?.[1]}
    </h2>
    {children}
  </section>
);

const Example = ({ children }: { readonly children: string }) => (
  <pre className={styles.example}>
    <code>{children}</code>
  </pre>
);
