import type { ErrorGroup, Incident, IncidentMove, SentPages, SlowOperation } from '../incident/incident.ts';
import type { JointMove } from '../operations/operations.ts';
import { eventDetail } from './event-detail.ts';
import { formatTable } from './table.ts';

const day = 86_400_000;
const groups = { live: 'everybody', rollout: 'in its rollout', preview: 'in a preview' } as const;
const shownWords: Readonly<Record<string, string>> = {
  own: 'that release',
  'last good': 'an older copy of the page',
  waiting: 'a page that waits for the browser to draw it',
  'error page': 'the error page',
};
const numberText = (value: number): string => Math.round(value).toLocaleString('en-AU');

/** '14:05:03', with its date when that is not the window's. */
function timeText(at: string, { from }: Incident, utc: boolean): string {
  const zone = utc ? 'UTC' : undefined;
  const dateOf = (time: string): string => new Date(time).toLocaleDateString('sv', { timeZone: zone });
  const time = new Date(at).toLocaleTimeString('sv', { timeZone: zone });
  return dateOf(at) === dateOf(from) ? time : `${dateOf(at)} ${time}`;
}

/** 'UTC', 'UTC+11:00' */
function zoneText(at: string, utc: boolean): string {
  if (utc) return 'UTC';
  const minutes = -new Date(at).getTimezoneOffset();
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

const versionText = (from: string | null, to: string | null): string => [from, to].filter(Boolean).join(' → ');

function moveRow(move: IncidentMove, incident: Incident, utc: boolean): string[] {
  const { moves = [] } = (move.detail ?? {}) as { readonly moves?: readonly JointMove[] };
  const what =
    moves.length > 0
      ? moves.map(({ area, from, to }) => `${area} ${versionText(from, to)}`).join(', ')
      : [move.area ?? '', versionText(move.from, move.to)].join(' ').trim();
  const why = [move.why, eventDetail(move)].filter(Boolean).join('; ');
  return [timeText(move.at, incident, utc), move.when, move.who, move.action, what, why];
}

const errorRow = (error: ErrorGroup, incident: Incident, utc: boolean): string[] => [
  `${error.area} ${error.version}`,
  error.kind,
  `${numberText(error.count)} times (${numberText(error.before)} before)`,
  `since ${timeText(error.first, incident, utc)}`,
  error.position ?? '–',
  error.example ?? '',
];

const operationRow = ({ operation, slowestMs, meanMs, meanMsBefore, calls, slow, failed }: SlowOperation): string[] => [
  operation,
  `slowest ${numberText(slowestMs)} ms`,
  `mean ${numberText(meanMs)} ms (${meanMsBefore === null ? 'not called' : `${numberText(meanMsBefore)} ms`} before)`,
  `${numberText(calls)} calls`,
  `${numberText(slow)} over 1 s`,
  `${numberText(failed)} failed`,
];

const sentRow = ({ area, version, group, shown, count, share }: SentPages): string[] => [
  area,
  `${version} for ${groups[group]}`,
  shownWords[shown] ?? `the release before, ${shown.replace('previous ', '')}`,
  `${numberText(count)} pages (${(100 * share).toFixed(1)} %)`,
];

const section = (title: string, rows: readonly (readonly string[])[], none: string): string =>
  [`\n${title}`, rows.length > 0 ? formatTable(rows.map((row) => ['', ...row])) : `  ${none}`].join('\n');

/** An incident as one page of text. @param program how this program is called */
export function incidentText(incident: Incident, utc: boolean, program: string): string {
  const { from, until, step, moves, verdicts, errors, operations, sent, undo } = incident;
  const date = new Date(from).toLocaleDateString('sv', { timeZone: utc ? 'UTC' : undefined });
  const by =
    step === 60
      ? 'by the minute'
      : `by the hour, since they are older than two days: they include all of ${numberText(hoursOf(incident))} h`;
  return [
    `${date} ${timeText(from, incident, utc)} to ${timeText(until, incident, utc)} (${zoneText(from, utc)}); figures ${by}`,
    section(
      'Moves, from an hour before to half an hour after',
      moves.map((move) => moveRow(move, incident, utc)),
      'none',
    ),
    section(
      `Verdicts of the health monitor, as of ${timeText(until, incident, utc)}`,
      verdicts.map(({ area, version, state, words }) => [`${area} ${version ?? ''}`, state, words]),
      'nothing was new in any area',
    ),
    section(
      'Errors',
      errors.map((error) => errorRow(error, incident, utc)),
      'none were counted',
    ),
    section('Slowest operations of the API', operations.map(operationRow), 'none were called'),
    section('What visitors saw', sent.map(sentRow), 'no page was sent'),
    section(
      'To undo',
      undo.map((each) => [`${program} ${each.arguments.join(' ')}`, each.why]),
      'nothing that changed before its end is in effect now',
    ),
  ].join('\n');
}

const hoursOf = ({ from, until, step }: Incident): number => {
  const length = step * 1000;
  return ((Math.ceil(Date.parse(until) / length) - Math.floor(Date.parse(from) / length)) * length * 24) / day;
};
