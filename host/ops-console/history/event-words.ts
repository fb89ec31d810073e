import type { RegistryEvent } from '@verandah/releases';
import { originWords } from '../areas/origin-words.ts';
import { reachWords } from '../delivery/delivery-words.ts';
import { listWords, wordOf } from '../client/session.ts';

type Detail = Readonly<Record<string, unknown>>;
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function shareWords({ to }: RegistryEvent, { percent, audiences, step }: Detail): string {
  const reach = {
    percent: typeof percent === 'number' ? percent : 0,
    audiences: Array.isArray(audiences) ? audiences.map(textOf) : [],
  };
  if (reach.percent === 0 && reach.audiences.length === 0) return `ended the rollout of ${to}`;
  return `gave ${to} to ${reachWords(reach)}${step === undefined ? '' : `, step ${textOf(step)}`}`;
}

/** Which releases a rollback went past, and why. */
function passedWords(considered: unknown): string {
  if (!Array.isArray(considered)) return '';
  const passed = (considered as readonly Detail[]).flatMap(({ version, skipped }) =>
    typeof skipped === 'string' ? [`${textOf(version)} (${skipped})`] : [],
  );
  return passed.length > 0 ? `, past ${passed.join(', ')}` : '';
}

/** ' from 0123456789ab with changes, built by ann on laptop' */
const originText = ({ commit, unclean, who, where }: Detail): string =>
  `${commit ? ` from ${textOf(commit).slice(0, 12)}` : ''}${originWords({ commit: textOf(commit), unclean: unclean === true, who: textOf(who), where: textOf(where) })}`;

/** 'search 1.1.0 and listing 2.0.0', of an entry of several areas. */
const movesText = (moves: unknown): string =>
  listWords((moves as readonly Detail[]).map(({ area, to }) => `${textOf(area)} ${textOf(to)}`));
const jointText = (joint: unknown): string => (joint ? `, by one step: ${movesText(joint)}` : '');

const words: Readonly<Record<string, (event: RegistryEvent, detail: Detail) => string>> = {
  publish: ({ to }, { origin }) => `published ${to}${origin ? originText(origin as Detail) : ''}`,
  refuse: ({ to }) => `tried to publish ${to ?? 'a release'}, which was rejected`,
  promote: ({ from, to }, { moves, joint }) =>
    moves
      ? `promoted ${movesText(moves)} together`
      : `promoted ${to}${from ? `, in place of ${from}` : ''}${jointText(joint)}`,
  rollback: ({ from, to }, { precaution, considered, moves, joint }) =>
    moves
      ? `rolled back to ${movesText(moves)} together`
      : `rolled back to ${to}${from ? ` from ${from}` : ''}${precaution === true ? ' as a precaution' : ''}${passedWords(considered)}${jointText(joint)}`,
  withdraw: () => 'withdrew the area',
  restore: ({ to }) => `restored ${to}`,
  rollout: shareWords,
  deliver: ({ to }, { steps }) => `began to deliver ${to} in ${Array.isArray(steps) ? steps.length : 'some'} steps`,
  'deliver-rehearse': ({ to }, { step }) =>
    `began to rehearse ${to}${step === undefined ? '' : `, step ${textOf(step)}`}`,
  'deliver-hold': ({ to }) => `held the delivery of ${to}`,
  'deliver-resume': ({ to }) => `resumed the delivery of ${to}`,
  'deliver-done': ({ to }) => `ended the last step of the delivery of ${to}`,
  'deliver-stop': ({ to }) => `stopped the delivery of ${to}`,
  preview: ({ to }) => `created a preview link to ${to}`,
  deny: (_event, { asked }) => `was not allowed to ${wordOf(textOf(asked)) || 'act'}`,
  'token-create': (_event, { token }) => `created the token ${textOf(token)}`,
  'token-revoke': (_event, { token }) => `revoked the token ${textOf(token)}`,
  freeze: () => 'began a freeze',
  unfreeze: (_event, { freeze }) => `lifted the freeze ${textOf(freeze)}`,
  'freeze-begin': (_event, { freeze }) => `noted that the freeze ${textOf(freeze)} has begun`,
  'freeze-end': (_event, { freeze }) => `noted that the freeze ${textOf(freeze)} has ended`,
  'notify-add': (_event, { target }) => `added the notification target ${textOf(target)}`,
  'notify-remove': (_event, { target }) => `removed the notification target ${textOf(target)}`,
  'key-rotate': (_event, { key }) => `created the signing key ${textOf(key)}`,
  'key-trust': (_event, { key }) => `trusted another installation, by the key ${textOf(key)}`,
  'key-retire': (_event, { key }) => `ended the trust in the key ${textOf(key)}`,
  clean: ({ to }) => `removed the files of ${to ?? 'old releases'}`,
  watch: ({ to }) => `found ${to} worse, without undoing it`,
  'sign-in': (_event, { by }) =>
    `signed in here${by === 'provider' ? ' with their organisation’s account' : ' by token'}`,
};

/** Actions that concern an area without happening in it. */
const forArea = new Set(['sign-in', 'token-create', 'token-revoke']);
export const whereWord = ({ action }: RegistryEvent): string => (forArea.has(action) ? 'for' : 'in');

/** The text of a log entry, without who and where. */
export function eventWords(event: RegistryEvent): string {
  const detail = typeof event.detail === 'object' && event.detail !== null ? (event.detail as Detail) : {};
  return (
    words[event.action]?.(event, detail) ?? `${event.action.replaceAll('-', ' ')}${event.to ? ` ${event.to}` : ''}`
  );
}
