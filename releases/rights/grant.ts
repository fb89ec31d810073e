/** The actions that a squad's token may allow. */
export const actions = ['publish', 'promote', 'rollback', 'rollout', 'preview', 'withdraw'] as const;
export type Action = (typeof actions)[number];

/** Some actions in one area, or (null) everything, as operations. */
export interface Right {
  readonly area: string | null;
  readonly actions: readonly string[];
}
/** The caller and their rights. `more`: in further areas. `person`: a signed-in person rather than a token. */
export interface Grant extends Right {
  readonly name: string;
  readonly more?: readonly Right[];
  readonly person?: true;
  /** When the caller's session started, in milliseconds since 1970; undefined: the call brought a token. */
  readonly signedInAt?: number;
}

/** Operations, by the token in the site's data folder or by being on its machine. */
export const operationsGrant: Grant = { name: 'operations', area: null, actions };
export const rightsOf = ({ area, actions: own, more = [] }: Grant): readonly Right[] => [
  { area, actions: own },
  ...more,
];
export const isOperations = (grant: Grant): boolean => rightsOf(grant).some(({ area }) => area === null);
export const mayDo = (grant: Grant, action: Action, area: string): boolean =>
  isOperations(grant) || rightsOf(grant).some((right) => right.area === area && right.actions.includes(action));
/** 'publish, promote in search' */
export const rightsText = (grant: Grant): string =>
  rightsOf(grant)
    .map(({ area, actions: own }) => `${own.join(', ') || 'do nothing'} in ${area}`)
    .join(' and ');
