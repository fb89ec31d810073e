import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Checkout } from '../checkout.ts';

/** What code must not contain, and where it is allowed: path → reason. */
export interface SourceRule {
  readonly name: string;
  readonly forbidden: RegExp;
  /** Whether it applies to tests, benchmarks and development tools too. */
  readonly everywhere: boolean;
  readonly allowed: Readonly<Record<string, string>>;
}

export const sourceRules: readonly SourceRule[] = [
  {
    name: 'no command is started by what runs for visitors',
    forbidden: /['"](?:node:)?child_process['"]/,
    everywhere: false,
    allowed: {
      'releases/runtime/render-worker.ts': 'starts render workers: this Node with a file of ours',
      'releases/gate/open-entry.ts': 'the release gate opens an entry: this Node with a file of ours, without rights',
      'releases/rehearsal/rehearse-apart.ts':
        'rehearses a release: this Node with a file of ours, without secrets; opens an installed browser, never as root',
      'api/platform/picture-decoding/decoder.ts':
        'opens pictures: this Node with a file of ours, capped and without secrets',
      'shared/parsing/parsing-process.ts':
        'parses what strangers send: this Node with files of ours, capped and without secrets',
      'releases/command/without-site.ts': 'operations start the API on their own machine when the site is down',
      'shared/areas/build/provenance-of.ts':
        "a build tries its bundle in a process of its own, without the build's secrets",
      'api/platform/database/local-server/account.ts': 'asks whether the account of PostgreSQL can reach a folder',
      'api/platform/database/local-server/initialise.ts': "PostgreSQL's initdb",
      'api/platform/database/local-server/kill-server.ts':
        'ends PostgreSQL with its children, where /proc does not name them',
      'api/platform/database/local-server/local-server.ts': 'the PostgreSQL that comes with the packages',
      'api/platform/database/local-server/postmaster-file.ts': 'reads the command line of a process',
    },
  },
  {
    name: 'no command goes through a shell',
    forbidden:
      /\bshell:\s*(?:true|['"](?:\/|(?:ba|z|da)?sh\b|cmd))|\b(?:exec|execSync)\b[^;]*\bfrom ['"](?:node:)?child_process['"]|\.execSync\(/,
    everywhere: true,
    allowed: {},
  },
  {
    name: 'no broken hash',
    forbidden: /createHash\(\s*['"](?!sha(?:256|384|512)['"])|\bmd5\s*\(|\bsha1\b|SHA-1\b/i,
    everywhere: false,
    allowed: {
      'api/platform/database/migrations/0013-feeds-and-webhooks.sql':
        "an index over long addresses; two that collide are one sender's own",
      'api/platform/database/migrations/0012-enquiries.sql':
        "an index over long texts; two that collide are one agent's own",
      'api/platform/database/migrations/0011-collections-and-alerts.sql':
        "an index over long addresses; two that collide are one visitor's own",
      'api/domains/saved/alerts/by-email/store.ts': 'queries that index',
      'api/domains/feeds/pictures/files.ts': 'queries that index',
      'api/domains/listings/pictures/want.ts': 'queries that index',
      'api/domains/members/second-factor/totp.ts':
        'required by authenticator apps (RFC 6238): an HMAC, which collisions do not weaken',
    },
  },
  {
    name: 'certificates are checked',
    forbidden:
      /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|insecureHTTPParser|strictSSL|allowInsecureRequests/i,
    everywhere: true,
    allowed: {
      'api/domains/members/social/trip-to-provider.ts':
        'a provider on this machine has none; others must be https by their setting',
      'host/ops-console/server/provider.ts': 'the same',
    },
  },
  {
    name: 'errors are logged whole, as `err`',
    // A log call whose fields or message contain an error's text, or an error under another name than pino serializes.
    forbidden:
      /\b(?:log|logger)\??\s*\.\s*(?:debug|info|warn|error|fatal)\(\s*(?:\{[^{}]*(?:\bString\(\s*(?:problem|error|err|reason|cause|thrown)\b|\binstanceof Error\b|\b(?:problem|error|err|cause|thrown)\.(?:message|stack)\b|\b(?:error|problem)Of\(|(?<=[{,]\s*)(?:problem|error|cause)\s*[,}])|`[^`]*\$\{[^}]*\b(?:problem|error|err|cause|thrown)\b)/,
    everywhere: false,
    allowed: {},
  },
  {
    name: 'names are those of docs/glossary.md',
    // Private words of older code in camel case: keptPage, laterView, ToldEvent, DatesWish, tellMember, setAsked.
    forbidden:
      /\b(?:kept|Kept|told|Told|teller|later|Later|asked|Asked(?!AQuestion)|trial|Trial|tells?|wish)[A-Z]\w*|\w(?:Kept|Told|Asked|Wish|Keeper)\b/,
    everywhere: true,
    allowed: { 'tools/checks/private-words.test.ts': 'its examples' },
  },
  {
    name: "comments write 'the API', 'again' and 'email' (docs/glossary.md), not 'the service', 'anew' and 'e-mail'",
    forbidden: /(?:(?:^|\s)\/\/\s|^\s*\*\s|\/\*\*)[^\n]*\b(?:the service\b(?! worker)|anew\b|e-mails?\b)/im,
    everywhere: true,
    allowed: {},
  },
  {
    name: 'a test waits for what it needs, not for a quiet network',
    forbidden: /['"]networkidle['"]/,
    everywhere: true,
    allowed: {
      'tools/bench/pages/visit.ts': 'fills caches with all that a page loads',
    },
  },
  {
    name: 'HTML is written into a page in one place',
    // A value that changes at a render, such as one that a browser's getter makes anew, removes what is in the element.
    forbidden:
      /dangerouslySetInnerHTML|\.(?:innerHTML|outerHTML)\s*=(?!=)|insertAdjacentHTML|\.write(?:ln)?\(\s*['"`]</,
    everywhere: false,
    allowed: {
      'host/shell/server-html.tsx': 'passes the same object at every render',
    },
  },
  {
    name: 'a caught error is used, or a comment says why not',
    forbidden: /\bcatch \{(?!\s*\n[^\n]*(?:\/\/|\bthrow\b))(?:(?!\/\/|\/\*|\bthrow\b)[^}])*\}/,
    everywhere: false,
    allowed: {},
  },
  {
    name: 'a rejection is used, or a comment on its line, above it or in its block says why not',
    forbidden:
      /(?<!^[ \t]*\/\/[^\n]*\n[^\n]*)\.catch\(\s*\(\) => (?:\{\n(?:(?!\/\/|\bthrow\b)[^}])*\}|(?!\{\n)(?![^\n]*\/\/))/m,
    everywhere: false,
    allowed: {},
  },
  {
    name: 'a rejection that becomes a value without content has its reason on the line',
    forbidden: /\.then\(\n(?:[^\n]*\n){1,6}?[ \t]*\(\) => (?:null|undefined|false|0|\{\}),?\n[ \t]*\)/,
    everywhere: false,
    allowed: {},
  },
  {
    name: 'dark colours are for screens, not for paper',
    forbidden: /@media\s*\(prefers-color-scheme: dark\)/,
    everywhere: true,
    allowed: {},
  },
];

const isSource = (path: string): boolean => /^(?:api|host|releases|shared|tools|e2e|deploy|mf-[^/]+)\//.test(path);
const ownTools = /^(?:tools|e2e)\/|\.(?:test|spec|property\.test)\.tsx?$|\/test-[\w-]+(?:\.ts|\/)/;
// The rules themselves contain what they forbid.
const isCode = (path: string): boolean =>
  /\.(?:tsx?|css|mjs|cjs|sql|sh|ya?ml)$|Dockerfile$/.test(path) &&
  !/(?:^|\/)(?:node_modules|\.[\w-]+|results|test-results)\/|^tools\/checks\/source-rules/.test(path);

interface Source {
  /** From the root. */
  readonly path: string;
  readonly text: string;
}

const read = new Map<string, readonly Source[]>();

/** All code of the product, read once by a process: several tests look through it. */
export function allSources(root: string): readonly Source[] {
  const found = read.get(root) ?? readSources(root);
  read.set(root, found);
  return found;
}

function readSources(root: string): readonly Source[] {
  return (
    new Checkout(root).files
      .filter((path) => isSource(path) && isCode(path))
      // A file of a concurrent test may have been removed.
      .flatMap((path) => {
        try {
          return [{ path, text: readFileSync(join(root, path), 'utf8') }];
        } catch {
          return [];
        }
      })
  );
}

/** Violations of a rule, and exceptions that are not needed. */
export function findViolations(
  { name, forbidden, everywhere, allowed }: SourceRule,
  all: ReturnType<typeof allSources>,
): string[] {
  const found = all
    .filter(({ path, text }) => (everywhere || !ownTools.test(path)) && forbidden.test(text))
    .map(({ path }) => path);
  return [
    ...found.filter((path) => !(path in allowed)).map((path) => `${path}: ${name}`),
    ...Object.keys(allowed)
      .filter((path) => !found.includes(path))
      .map((path) => `${path}: allowed without need (${name})`),
  ];
}
