import * as v from 'valibot';
import { actions, type Right } from '@verandah/releases';

/** The identity provider of operations and squads, and the rights of each group. */
export interface OpsProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The claim that contains a person's groups. */
  readonly claim: string;
  readonly scope: string;
  /** By group. */
  readonly rights: Readonly<Record<string, Right>>;
}

const text = v.optional(v.pipe(v.string(), v.trim()));
const rightsFormat =
  'must be groups and what they may do, such as site-operations=operations,squad-search=search,squad-map=listing:promote+rollback';

/** Parses 'operations', 'search' or 'search:promote+rollback'; undefined for anything else. */
function rightOf(words: string): Right | undefined {
  if (words === 'operations') return { area: null, actions };
  const [, area, named] = /^([a-z][a-z0-9-]{0,39})(?::([a-z+]+))?$/.exec(words) ?? [];
  const granted = named?.split('+') ?? actions;
  return area !== undefined && granted.every((action) => (actions as readonly string[]).includes(action))
    ? { area, actions: granted }
    : undefined;
}

const rights = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): Readonly<Record<string, Right>> => {
    const read = dataset.value
      .split(',')
      .map((each) => /^\s*([^=\s][^=]*?)\s*=\s*(\S+)\s*$/.exec(each))
      .map((found) => [found?.[1], rightOf(found?.[2] ?? '')] as const);
    const whole = read.filter(
      (entry): entry is readonly [string, Right] => entry[0] !== undefined && entry[1] !== undefined,
    );
    if (whole.length === read.length && new Set(whole.map(([group]) => group)).size === whole.length)
      return Object.fromEntries(whole);
    addIssue({ message: rightsFormat });
    return NEVER;
  }),
);

/** The console's environment variables. */
export const consoleVariables = {
  OPS_OIDC_ISSUER: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(
        /^(?:https:\/\/[^\s?#]+|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/[^\s?#]*)?)$/,
        'must be an https address (http only on this machine)',
      ),
    ),
  ),
  OPS_OIDC_CLIENT_ID: text,
  OPS_OIDC_CLIENT_SECRET: text,
  OPS_OIDC_CLAIM: text,
  OPS_OIDC_SCOPE: text,
  OPS_OIDC_RIGHTS: v.optional(rights),
};
type Variables = v.InferOutput<v.ObjectSchema<typeof consoleVariables, undefined>>;
const neededWithIssuer = ['OPS_OIDC_CLIENT_ID', 'OPS_OIDC_CLIENT_SECRET', 'OPS_OIDC_RIGHTS'] as const;

/** One line for each variable that is missing beside those that are set. */
export function consoleProblems(given: Readonly<Record<string, unknown>>): string[] {
  if (given['OPS_OIDC_ISSUER'] === undefined)
    return Object.keys(given)
      .filter((name) => name.startsWith('OPS_OIDC_'))
      .map((name) => `${name} needs OPS_OIDC_ISSUER beside it`);
  return neededWithIssuer
    .filter((name) => given[name] === undefined)
    .map((name) => `${name} is missing: OPS_OIDC_ISSUER needs it`);
}

/** undefined: people sign in by token only. */
export function opsProviderOf({
  OPS_OIDC_ISSUER: issuer,
  OPS_OIDC_CLIENT_ID: clientId,
  OPS_OIDC_CLIENT_SECRET: clientSecret,
  OPS_OIDC_RIGHTS: given,
  ...more
}: Variables): OpsProvider | undefined {
  if (issuer === undefined || clientId === undefined || clientSecret === undefined || given === undefined)
    return undefined;
  return {
    issuer,
    clientId,
    clientSecret,
    rights: given,
    claim: more.OPS_OIDC_CLAIM ?? 'groups',
    scope: more.OPS_OIDC_SCOPE ?? 'openid email profile',
  };
}
