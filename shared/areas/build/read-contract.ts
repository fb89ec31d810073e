import {
  array,
  check,
  email,
  exactOptional,
  literal,
  maxLength,
  minLength,
  minValue,
  number,
  object,
  pipe,
  record,
  regex,
  safeParse,
  startsWith,
  string,
  union,
} from 'valibot';
import type { AreaContract } from '../area.ts';

const address = pipe(string(), startsWith('/', 'must begin with "/"'));
const topic = pipe(string(), regex(/^[a-z]+(?:-[a-z]+)*@\d+$/, 'must be a topic with its version, as in "viewed@1"'));
const part = pipe(string(), regex(/^[a-z]+(?:-[a-z]+)*$/, 'must be words in lower case'));
const schema = object({
  name: pipe(string(), regex(/^[a-z][a-z-]*$/, 'must be lower case')),
  class: union([literal('primary'), literal('essential'), literal('regular')]),
  squad: pipe(string(), minLength(1)),
  squadEmail: exactOptional(pipe(string(), maxLength(254), email('must be an email address'))),
  routes: pipe(
    array(address),
    minLength(1, 'must have at least one route'),
    check((routes) => new Set(routes).size === routes.length, 'must not name a route twice'),
  ),
  privateRoutes: exactOptional(array(address)),
  query: exactOptional(record(string(), array(pipe(string(), minLength(1))))),
  offlineRoutes: exactOptional(array(address)),
  calls: exactOptional(
    array(
      pipe(
        string(),
        regex(
          /^(?:GET|POST|PUT|PATCH|DELETE) \/(?:auth|rest\/member)\/[\w:/-]+$/,
          'must be a method and a path below /auth or /rest/member, as in "POST /auth/signin"',
        ),
      ),
    ),
  ),
  navigation: array(
    object({
      label: pipe(string(), minLength(1)),
      href: address,
      order: number(),
      footer: exactOptional(literal(true)),
    }),
  ),
  fragments: exactOptional(
    record(part, object({ opens: part, class: exactOptional(union([literal('essential'), literal('regular')])) })),
  ),
  topics: object({ publishes: array(topic), follows: array(topic) }),
  budgets: object({ firstPageScript: pipe(number(), minValue(1)) }),
  healthPath: address,
});

/** Checks the contract that a bundle exports. @throws {Error} naming the field */
export function readContract(value: unknown, area: string): AreaContract {
  const read = safeParse(schema, value);
  if (!read.success) {
    const problems = read.issues.map(
      (issue) => `${issue.path?.map(({ key }) => String(key)).join('.') ?? 'contract'}: ${issue.message}`,
    );
    throw new Error(`The contract of ${area} is not valid: ${problems.join('; ')}`);
  }
  const { name, routes, privateRoutes = [], offlineRoutes = [], query = {} } = read.output;
  const stray = privateRoutes.find((each) => !routes.includes(each));
  if (stray !== undefined)
    throw new Error(`The contract of ${area} is not valid: privateRoutes: ${stray} is none of its routes`);
  const unread = Object.keys(query).find((each) => !routes.includes(each) || privateRoutes.includes(each));
  if (unread !== undefined)
    throw new Error(
      `The contract of ${area} is not valid: query: ${unread} must be one of its routes that are not private, whose pages read every name`,
    );
  const open = offlineRoutes.find((each) => !privateRoutes.includes(each));
  if (open !== undefined)
    throw new Error(`The contract of ${area} is not valid: offlineRoutes: ${open} is none of its privateRoutes`);
  if (name !== area) throw new Error(`The contract in mf-${area} is named "${name}"; it must be "${area}".`);
  return read.output;
}
