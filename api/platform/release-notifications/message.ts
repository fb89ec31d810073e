import { endsRollout, monitorName, reachText, type RegistryEvent } from '@verandah/release-registry';
import { entryDetail } from '../registry/public.ts';
import { undoCommand } from './undo-command.ts';

/** A notification in words; each is one line without control characters. */
export interface Message {
  /** What happened, and who did it. */
  readonly summary: string;
  /** The first line of the reason; the health monitor's has its figures. */
  readonly reason: string | null;
  /** The command that takes it back. */
  readonly undo: string | null;
}

const longestReason = 300;

/** The first line that has something, without control, direction or invisible characters. */
export function firstLine(text: string, longest: number): string {
  const lines = text.split(/[\n\r\u2028\u2029]/).map((line) => line.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ').trim());
  const line = lines.find((one) => one !== '') ?? '';
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

/** The message of a test. */
export const testMessage = (target: string): Message => ({
  summary: `Test message to ${target}: notifications of releases arrive here`,
  reason: null,
  undo: null,
});

/** What an entry of the log says to those who are notified. */
export function messageOf(event: RegistryEvent): Message {
  const who = event.who === monitorName ? 'The health monitor' : firstLine(event.who, 100);
  const reason = firstLine(event.why ?? '', longestReason);
  return { summary: summaryOf(event, who), reason: reason === '' ? null : reason, undo: undoCommand(event) };
}

/** The lines of a message as text. */
export const messageLines = ({ summary, reason, undo }: Message): readonly string[] => [
  summary,
  ...(reason === null ? [] : [`Reason: ${reason}`]),
  ...(undo === null ? [] : [`To undo: ${undo}`]),
];

function summaryOf(event: RegistryEvent, who: string): string {
  const { action, area, from, to, detail } = event;
  const { moves = [], step, percent = 0, audiences = [], freeze } = entryDetail(detail);
  const release = `${area ?? 'all areas'}${to === null ? '' : ` ${to}`}`;
  const stepText = step === undefined ? '' : `, step ${step} of its delivery plan`;
  const together = moves.map((one) => `${one.area} ${one.to}`).join(' and ');
  switch (action) {
    case 'promote':
      if (moves.length > 0) return `${who} made ${together} live together`;
      return `${who} made ${release} live${from === null || from === to ? '' : ` in place of ${from}`}${stepText}`;
    case 'rollback':
      if (moves.length > 0) return `${who} rolled back to ${together}`;
      return `${who} rolled ${area ?? 'an area'} back${from === null ? '' : ` from ${from}`} to ${to ?? 'no release'}`;
    case 'rollout':
      if (endsRollout(detail)) return `${who} ended the rollout of ${release}`;
      return `${who} gave ${release} to ${reachText({ percent, audiences })}${stepText}`;
    case 'withdraw':
      return `${who} took ${area ?? 'an area'} off the site`;
    case 'restore':
      return `${who} put ${release} back on the site`;
    case 'deliver-rehearse':
      return `${who} began to rehearse ${release}${stepText}`;
    case 'deliver-hold':
      return `${who} held the delivery of ${release}`;
    case 'deliver-resume':
      return `${who} resumed the delivery of ${release}`;
    case 'deliver-done':
      return `${who} ended the last step of the delivery of ${release}`;
    case 'deliver-stop':
      return `${who} stopped the delivery of ${release}`;
    case 'watch':
      return `${who} found ${release} worse than the release before, and left it`;
    case 'unfreeze':
      return `${who} lifted freeze ${freeze ?? ''} of ${area ?? 'all areas'}`;
    default:
      return freezeText(event, who);
  }
}

function freezeText({ action, at, area, detail }: RegistryEvent, who: string): string {
  const { from = '', until = '' } = entryDetail(detail);
  const subject = area ?? 'all areas';
  switch (action) {
    case 'freeze':
      return Date.parse(from) > Date.parse(at)
        ? `${who} announced a freeze of ${subject} from ${timeText(from)} until ${timeText(until)}`
        : `${who} began a freeze of ${subject} until ${timeText(until)}`;
    case 'freeze-begin':
      return `The freeze of ${subject} has begun and lasts until ${timeText(until)}`;
    case 'freeze-end':
      return `The freeze of ${subject} has ended`;
    default:
      return `${who}: ${action.replaceAll('-', ' ')} ${subject}`;
  }
}

/** '2026-11-21 14:05 UTC' */
const timeText = (moment: string): string => {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? 'a time' : `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
};
