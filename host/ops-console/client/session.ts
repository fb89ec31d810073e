import { createContext, use } from 'react';
import type { Action, Right } from '@verandah/releases';

/** The signed-in person and their rights. */
export interface SignedIn {
  readonly name: string;
  readonly rights: readonly Right[];
  readonly until: string;
  readonly hostVersion: string;
}

export const isOperations = ({ rights }: SignedIn): boolean => rights.some(({ area }) => area === null);
export const mayAct = (session: SignedIn, action: Action, area: string): boolean =>
  isOperations(session) || session.rights.some((right) => right.area === area && right.actions.includes(action));

const actionWords: Readonly<Record<string, string>> = {
  publish: 'publish',
  promote: 'promote',
  rollback: 'roll back',
  rollout: 'roll out',
  preview: 'preview',
  withdraw: 'withdraw',
};
export const wordOf = (action: string): string => actionWords[action] ?? action;
const joined = new Intl.ListFormat('en-AU', { type: 'conjunction' });
const either = new Intl.ListFormat('en-AU', { type: 'disjunction' });
export const listWords = (words: readonly string[]): string => joined.format(words);

/** 'may do everything' or 'may promote and roll back in search' */
export const rightsText = (session: SignedIn): string =>
  isOperations(session)
    ? 'may do everything'
    : `may ${session.rights.map(({ area, actions }) => `${listWords(actions.map(wordOf))} in ${area}`).join(', ')}`;

/** Why an area's buttons are missing; null when none is. @param actions that the page has buttons for */
export function missingRightsText(session: SignedIn, area: string, actions: readonly Action[]): string | null {
  const missing = actions.filter((action) => !mayAct(session, action, area));
  if (missing.length === 0) return null;
  if (missing.length === actions.length) return `You can view ${area}. Only its squad and operations can change it.`;
  return `You may not ${either.format(missing.map(wordOf))} here.`;
}

/** The context of every part of the console. */
export interface Desk {
  readonly session: SignedIn;
  /** Milliseconds since 1970, updated with each poll. */
  readonly now: number;
  /** Shows the result of an action, and reloads everything. */
  done(words: string, notes?: readonly string[]): void;
}
export const DeskContext = createContext<Desk | null>(null);

/** @throws {Error} outside of the console */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('There is no console around this.');
  return desk;
}
