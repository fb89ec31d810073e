import type { Problems } from '../../features/calls/outcome.ts';
import { applicationScopeNames, chosenScopes, scopeField } from './token-scopes.ts';

type Fields = Readonly<Record<string, string>>;

/** Kinds of applications by the API's names, in words. */
export const applicationKinds = {
  public: 'App or browser, no secret',
  confidential: 'Web server, with a secret',
  service: 'Service for you alone, with a secret',
} as const;

/** The fields of the form for a new application. */
export const applicationFields: readonly string[] = [
  'applicationName',
  'kind',
  'redirectUris',
  ...applicationScopeNames.map(scopeField),
];

const addressesOf = ({ redirectUris = '' }: Fields): readonly string[] =>
  redirectUris
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const checkApplication = (fields: Fields): Problems => ({
  ...(!fields['applicationName']?.trim() && { applicationName: 'Enter the name of your application.' }),
  ...(fields['kind'] !== 'service' &&
    addressesOf(fields).length === 0 && { redirectUris: 'Enter an address that members return to.' }),
  ...(chosenScopes(fields).length === 0 && { scopes: 'Choose at least one thing it can ask for.' }),
});

/** The body of the call that registers an application. */
export const applicationOf = (fields: Fields): object => ({
  name: fields['applicationName']?.trim() ?? '',
  kind: fields['kind'] ?? 'public',
  redirectUris: addressesOf(fields),
  scopes: chosenScopes(fields).filter((name) => applicationScopeNames.some((each) => each === name)),
});
