import type { Settings } from './account.ts';

/** What an access token may do, by the API's names. */
interface TokenScope {
  readonly name: string;
  readonly label: string;
}

const everyones: readonly TokenScope[] = [
  { name: 'saved:read', label: 'Read your alerts and what you follow' },
  { name: 'saved:write', label: 'Change your alerts, follow and unfollow' },
];
const agents: readonly TokenScope[] = [
  { name: 'agency:read', label: 'Read your transactions and review requests' },
  { name: 'agency:write', label: 'Change your transactions, ask for reviews and reply to them' },
  { name: 'enquiries:read', label: 'Download your enquiries' },
  { name: 'feeds:read', label: 'Read the reports of your office’s feeds' },
  { name: 'feeds:write', label: 'Send your office’s feeds and photos' },
];

/** The scopes that are of use to a member. */
export const scopesFor = ({ agentId }: Pick<Settings, 'agentId'>): readonly TokenScope[] =>
  agentId == null ? everyones : [...everyones, ...agents];

/** What a scope is called on the page; one that the page does not know has the API's name. */
export const scopeLabel = (scope: string): string =>
  [...everyones, ...agents].find(({ name }) => name === scope)?.label ?? scope;

/** The checkbox of a scope. */
export const scopeField = (name: string): string => `scope-${name}`;
const scopeFields = [...everyones, ...agents].map(({ name }) => scopeField(name));
/** The fields of the form for a new token. */
export const tokenFields: readonly string[] = ['tokenName', 'days', ...scopeFields];

type Fields = Readonly<Record<string, string>>;

export const chosenScopes = (fields: Fields): readonly string[] =>
  [...everyones, ...agents].map(({ name }) => name).filter((name) => fields[scopeField(name)] === 'yes');

/** Days until a token expires. */
export const lifetimes = { 7: 'In a week', 30: 'In 30 days', 90: 'In 90 days', 366: 'In a year' } as const;
export const usualLifetime = '90';

/** The body of the call that creates a token. */
export const tokenOf = (fields: Fields): object => ({
  name: (fields['tokenName'] ?? '').trim(),
  scopes: chosenScopes(fields),
  days: Number(Object.hasOwn(lifetimes, fields['days'] ?? '') ? fields['days'] : usualLifetime),
});
