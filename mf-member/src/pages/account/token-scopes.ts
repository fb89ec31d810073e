type Fields = Readonly<Record<string, string>>;

/** Scopes of access tokens, by the API's names; the first two are for members who are not agents. */
export const scopeNames = [
  'saved:read',
  'saved:write',
  'agency:read',
  'agency:write',
  'enquiries:read',
  'feeds:read',
  'feeds:write',
  'webhooks:read',
  'webhooks:write',
] as const;

/** Scopes that applications may ask members for. */
export const applicationScopeNames = scopeNames.filter((name) => name !== 'webhooks:write');

/** The checkbox of a scope. */
export const scopeField = (name: string): string => `scope-${name}`;
/** The fields of the form for a new token. */
export const tokenFields: readonly string[] = ['tokenName', 'days', ...scopeNames.map(scopeField)];

export const chosenScopes = (fields: Fields): readonly string[] =>
  scopeNames.filter((name) => fields[scopeField(name)] === 'yes');

/** The body of the call that creates a token. */
export const tokenOf = ({ tokenName = '', days, ...fields }: Fields): object => ({
  name: tokenName.trim(),
  scopes: chosenScopes(fields),
  days: Number(days) || 90,
});
