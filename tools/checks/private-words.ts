/** A word of older code that docs/glossary.md replaces. */
interface PrivateWord {
  readonly word: string;
  /** All its forms. */
  readonly forms: RegExp;
  /** The words to write. */
  readonly write: string;
}

/** Not beside a hyphen: 'save-asked' is a topic and 'answer-12' the id of an element. */
const privateWord = (word: string, write: string, forms = word): PrivateWord => ({
  word,
  forms: new RegExp(`(?<![\\w-])(?:${forms})(?![\\w-])`, 'gi'),
  write,
});

const privateWords: readonly PrivateWord[] = [
  privateWord('answer', 'response or result', 'answer(?:s|ed|ing)?'),
  privateWord('asked', 'requested'),
  privateWord('kept', 'stored, cached or retained'),
  privateWord('told', 'notified, reported or returned', 'told|tells'),
  privateWord('wish', 'preference or request', 'wish(?:es|ed)?'),
  privateWord('anew', 'again'),
  privateWord('doings', 'purposes'),
  privateWord('crew', 'process supervisor'),
  privateWord('goodbye', 'shutdown'),
  privateWord('conduct', 'release cost'),
  privateWord('lettered', 'cased'),
  privateWord('hand-made', 'agent-entered'),
  privateWord('ways out', 'alternative searches'),
  privateWord('the watch', 'health monitor'),
];

/** Where a word is right. A path that ends with '/' is a folder. */
export interface AllowedWords {
  readonly path: string;
  readonly words: readonly string[];
  readonly reason: string;
}

const question = 'answers to questions, enquiries and reviews';
const wire = 'a name that is stored or sent';

export const allowedWords: readonly AllowedWords[] = [
  { path: 'api/app/jobs/tidy.test.ts', words: ['answer'], reason: wire },
  { path: 'api/app/permissions.expected.ts', words: ['answer'], reason: question },
  { path: 'api/app/races.property.test.ts', words: ['answer'], reason: question },
  { path: 'api/domains/agencies/', words: ['answer', 'asked'], reason: question },
  { path: 'api/domains/agencies/reviews/', words: ['kept', 'told'], reason: 'texts of reviews' },
  { path: 'api/domains/community/', words: ['answer', 'asked'], reason: question },
  { path: 'api/domains/enquiries/', words: ['answer'], reason: question },
  { path: 'api/domains/geography/pages/', words: ['answer'], reason: question },
  { path: 'api/domains/integrations/tracking/', words: ['kept'], reason: wire },
  { path: 'api/domains/integrations/webhooks/manage.test.ts', words: ['answer'], reason: wire },
  { path: 'api/domains/members/README.md', words: ['answer'], reason: question },
  { path: 'api/domains/members/account.test.ts', words: ['answer'], reason: question },
  { path: 'api/domains/members/activities/', words: ['answer', 'asked'], reason: question },
  { path: 'api/domains/members/mails.ts', words: ['answer', 'asked'], reason: 'what members read' },
  { path: 'api/domains/members/member-operations.ts', words: ['answer'], reason: question },
  { path: 'api/domains/members/personal-data.ts', words: ['answer'], reason: question },
  { path: 'api/domains/members/profiles/', words: ['answer'], reason: question },
  { path: 'api/domains/members/second-factor/operations.ts', words: ['answer'], reason: wire },
  { path: 'api/domains/proposals/', words: ['answer'], reason: wire },
  { path: 'api/domains/saved/', words: ['answer', 'asked'], reason: 'notifications about questions and answers' },
  { path: 'api/platform/changes/', words: ['answer'], reason: question },
  { path: 'api/platform/database/schema.ts', words: ['answer'], reason: wire },
  { path: 'api/platform/idempotency/once.ts', words: ['answer'], reason: wire },
  { path: 'api/platform/mail/mail.ts', words: ['answer'], reason: question },
  { path: 'api/platform/rate-limits/limits.ts', words: ['answer'], reason: question },
  { path: 'api/protocols/graphql/source-names.ts', words: ['answer'], reason: wire },
  { path: 'api/protocols/rest/describe-tag.ts', words: ['answer'], reason: question },
  { path: 'api/protocols/rest/call-limits.ts', words: ['answer'], reason: wire },
  { path: 'api/protocols/rest/plain-descriptions.test.ts', words: ['answer', 'told'], reason: 'another rule' },
  { path: 'api/test-kit/sample-mails.ts', words: ['answer'], reason: question },
  { path: 'api/test-kit/test-inputs.ts', words: ['answer'], reason: question },
  { path: 'api/test-kit/test-world.ts', words: ['answer'], reason: question },
  { path: 'docs/database.md', words: ['answer'], reason: 'questions about the database' },
  { path: 'docs/ledger.md', words: ['answer'], reason: 'titles of tests' },
  { path: 'docs/prometheus/alerts.yml', words: ['answer'], reason: wire },
  { path: 'docs/recipes.md', words: ['answer'], reason: question },
  { path: 'e2e/engines/community.spec.ts', words: ['answer'], reason: question },
  { path: 'e2e/every-change.ts', words: ['answer'], reason: question },
  { path: 'e2e/journeys/accessibility.spec.ts', words: ['answer'], reason: question },
  { path: 'e2e/journeys/agent-portal.spec.ts', words: ['answer'], reason: question },
  { path: 'e2e/journeys/agents.spec.ts', words: ['answer'], reason: question },
  { path: 'e2e/journeys/blog.spec.ts', words: ['answer'], reason: question },
  { path: 'e2e/journeys/device-notifications.spec.ts', words: ['answer'], reason: question },
  { path: 'e2e/journeys/lost-network.spec.ts', words: ['answer'], reason: question },
  { path: 'e2e/journeys/notifications.spec.ts', words: ['answer'], reason: question },
  { path: 'e2e/journeys/questions.spec.ts', words: ['answer', 'kept'], reason: question },
  { path: 'e2e/journeys/vendor-review.spec.ts', words: ['told'], reason: 'a review' },
  { path: 'e2e/pictures/calibration.html', words: ['answer'], reason: 'there is an approved picture of it' },
  { path: 'README.md', words: ['answer'], reason: question },
  { path: 'host/browser/navigation.ts', words: ['kept'], reason: wire },
  { path: 'host/ops-console/history/', words: ['asked'], reason: wire },
  { path: 'host/server/metrics/', words: ['answer'], reason: wire },
  { path: 'deploy/helm/verandah/alerts.yml', words: ['answer'], reason: wire },
  { path: 'deploy/kubernetes/monitoring/alerts.yaml', words: ['answer'], reason: wire },
  { path: 'host/service-worker/push-messages.test.ts', words: ['answer'], reason: question },
  { path: 'host/shell/information/', words: ['answer'], reason: question },
  { path: 'host/shell/offline-banner.tsx', words: ['kept'], reason: wire },
  { path: 'host/shell/shell.test.tsx', words: ['kept'], reason: wire },
  { path: 'mf-agents/', words: ['answer', 'asked', 'told'], reason: 'questions, answers and texts of reviews' },
  { path: 'mf-agents/src/pages/portal-listing/', words: ['kept'], reason: 'what agents read' },
  { path: 'mf-community/', words: ['answer', 'asked'], reason: question },
  { path: 'mf-listing/', words: ['answer'], reason: question },
  { path: 'mf-locations/', words: ['answer', 'asked'], reason: question },
  { path: 'mf-member/', words: ['answer', 'asked'], reason: question },
  { path: 'releases/rights/guarded-operations.ts', words: ['asked'], reason: wire },
  { path: 'shared/areas/test-kit/while-unavailable.ts', words: ['answer', 'asked'], reason: wire },
  { path: 'shared/design/', words: ['answer'], reason: question },
  { path: 'shared/kit/sign-in-href.ts', words: ['answer'], reason: question },
  { path: 'shared/market/address/area-address.ts', words: ['answer'], reason: question },
  { path: 'shared/market/vocabulary/', words: ['answer', 'asked'], reason: question },
  { path: 'shared/release-registry/calls.ts', words: ['kept'], reason: wire },
  { path: 'tools/checks/page-statements.test.ts', words: ['answer'], reason: question },
  { path: 'tools/checks/plural.test.ts', words: ['answer'], reason: question },
  { path: 'tools/checks/source-rules.test.ts', words: ['anew', 'asked', 'kept', 'wish'], reason: 'another rule' },
  { path: 'tools/checks/source-rules.ts', words: ['anew', 'asked', 'kept', 'told', 'wish'], reason: 'another rule' },
  { path: 'tools/checks/unsaved-forms.test.ts', words: ['answer'], reason: question },
  { path: 'tools/documents/documents.test.ts', words: ['asked', 'told'], reason: 'another rule' },
  { path: 'tools/sample/', words: ['answer', 'asked', 'kept', 'told', 'wish'], reason: 'texts of sample people' },
];

interface Text {
  /** From the root. */
  readonly path: string;
  readonly text: string;
}

/** Words of camelCase and PascalCase names one by one: 'setAskedAt' as 'set Asked At'. */
const separateWords = (line: string): string => line.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ');

const isIn = (path: string, allowed: AllowedWords): boolean =>
  allowed.path.endsWith('/') ? path.startsWith(allowed.path) : path === allowed.path;

interface Found {
  readonly path: string;
  readonly line: number;
  /** As it is written. */
  readonly text: string;
  readonly word: string;
  readonly write: string;
}

const wordsIn = ({ path, text }: Text): Found[] =>
  separateWords(text)
    .split('\n')
    .flatMap((line, index) =>
      privateWords.flatMap(({ word, forms, write }) =>
        [...line.matchAll(forms)].map(([found]) => ({ path, line: index + 1, text: found, word, write })),
      ),
    );

/** Private words of texts, each with its line and what to write, and allowances that are not needed. */
export function findPrivateWords(texts: readonly Text[], allowances: readonly AllowedWords[] = allowedWords): string[] {
  const found = texts.flatMap(wordsIn);
  const isAllowedBy = ({ path, word }: Found, each: AllowedWords): boolean =>
    isIn(path, each) && each.words.includes(word);
  return [
    ...found
      .filter((each) => !allowances.some((allowed) => isAllowedBy(each, allowed)))
      .map(({ path, line, text, write }) => `${path}:${line}: '${text}': write ${write} (docs/glossary.md)`),
    ...allowances.flatMap((allowed) =>
      allowed.words
        .filter((word) => !found.some((each) => each.word === word && isIn(each.path, allowed)))
        .map((word) => `${allowed.path}: '${word}' is allowed without need`),
    ),
  ];
}
