/** What a squad's token can be for. */
export const actions = ['publish', 'promote', 'rollback', 'rollout', 'preview'] as const;
export type Action = (typeof actions)[number];

/** Who asks, and what they may do: some actions in one area, or (null) all of it, as operations. */
export interface Grant { readonly name: string; readonly area: string | null; readonly actions: readonly string[] }

/** Operations, by the token in the site's data folder or by being on its machine. */
export const operationsGrant: Grant = { name: 'operations', area: null, actions };
export const isOperations = (grant: Grant): boolean => grant.area === null;
export const mayDo = (grant: Grant, action: Action, area: string): boolean => isOperations(grant) || (grant.area === area && grant.actions.includes(action));
