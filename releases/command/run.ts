import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { RegistryEvent } from '@verandah/release-registry';
import type {
  Accepted,
  ChangeReason,
  DeliveryAction,
  JointMove,
  Operations,
  Period,
  PresenceChange,
  Reason,
} from '../operations/operations.ts';
import { publishArea, type AreaBuild } from '../publish.ts';
import { Refusal } from '../refusal.ts';
import { rehearseRelease } from '../rehearsal/rehearse-release.ts';
import { reachText, shortReach } from '../delivery/step-text.ts';
import { durationOf } from '../rights/duration.ts';
import { administerRights, type AdministrationCommand } from './administer.ts';
import type { Result } from './response.ts';
import { eventDetail } from './event-detail.ts';
import { incidentText } from './incident-text.ts';
import { rehearsalOptions, rehearsalText, requireSite, type CommandSurroundings } from './rehearsal-text.ts';
import { deliveryText, describeDelivery } from './delivery-text.ts';
import { takeOver } from './take-over.ts';
import { readSteps } from './read-steps.ts';
import { formatTable } from './table.ts';
import { failingText } from './target-text.ts';
import { healthText, minutesOf } from './health-text.ts';
import { momentOf, timeFormat, timeWindow } from './time.ts';
import { requireOption, redirectsOf, releasesOf, UsageError, type Command } from './usage.ts';

const withNotes = (text: string, notes: readonly string[]): string =>
  [text, ...notes.map((note) => `  note: ${note}`)].join('\n');

const backText = ({ area, from, to, withdrawn }: JointMove): string =>
  withdrawn ? `${area} is withdrawn: ${to} was its first release` : `${area} is back at ${to}, from ${from}`;

/** Names the command that makes a published release live. */
function publishedText(
  { area, version, goesLiveBy = `promote ${area} ${version}` }: Accepted,
  program: string,
): string {
  if (goesLiveBy === null) return `${area} ${version} published; it can go live once the host is released`;
  return `${area} ${version} published; ${program} ${goesLiveBy} makes ${goesLiveBy.includes(' --with ') ? 'them live together' : 'it live'}`;
}

const describePresence = (done: PresenceChange, text: string, otherwise: string): Result => ({
  value: done,
  text: withNotes(done.changed ? text : `${done.area} ${otherwise}`, done.notes),
});

/** The areas that an entry moved together; none for an entry of one area. */
const movesOf = ({ detail }: RegistryEvent): readonly JointMove[] =>
  (detail as { readonly moves?: readonly JointMove[] } | null)?.moves ?? [];

/** What `history` is limited to. @throws {UsageError} */
function historyRange({ options, utc }: Command): Period & { readonly limit?: number } {
  const { limit, since, before } = options;
  if (limit !== undefined && !/^[1-9]\d{0,2}$/.test(limit))
    throw new UsageError('--limit is a whole number from 1 to 999.');
  return {
    ...(limit !== undefined && { limit: Number(limit) }),
    ...(since !== undefined && { since: momentOf(since, utc) }),
    ...(before !== undefined && { until: momentOf(before, utc) }),
  };
}

/** In an area's folder: the cache between its builds. It is removed with the installed packages. */
const cacheFolder = 'node_modules/.cache/verandah';

/** The folder and the name of the area to publish. @throws {Refusal} 'build-failed' */
async function sourceOf(
  area: string,
  given: string | undefined,
  root: string,
): Promise<[folder: string, area: string]> {
  if (given === undefined) {
    const folder = join(root, `mf-${area}`);
    if (existsSync(join(folder, 'package.json'))) return [folder, area];
    throw new Refusal('build-failed', `There is no area ${area}: ${folder} has no package.json.`);
  }
  const folder = resolve(given);
  // Rejected below: it names no area.
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const { verandah } = JSON.parse(text) as { verandah?: { area?: unknown } };
  if (typeof verandah?.area !== 'string')
    throw new Refusal(
      'build-failed',
      `${folder} is not an area: no package.json there has "verandah": { "area": "…" }.`,
    );
  if (area !== '' && area !== verandah.area)
    throw new Refusal('build-failed', `${folder} is the source of area ${verandah.area}, not of ${area}.`);
  return [folder, verandah.area];
}

/**
 * Runs a command.
 * @param root the folder with the areas' source, mf-AREA
 * @param build the build for an area's folder
 * @param program how this program is called, for what it prints
 * @param surroundings what a rehearsal needs
 * @throws {Refusal}
 */
export async function runCommand(
  command: Command,
  operations: Operations,
  root: string,
  who: string,
  build: (folder: string) => Promise<AreaBuild>,
  program = 'npm run ops --',
  surroundings: CommandSurroundings = {},
): Promise<Result> {
  const reason: Reason = { who, ...(command.why === undefined ? {} : { why: command.why }) };
  const {
    options,
    words: [area = '', version = ''],
  } = command;
  const changeReason: ChangeReason = {
    ...reason,
    ...(options.expected === undefined ? {} : { expected: options.expected }),
  };
  const time = timeFormat(command.utc);
  switch (command.name) {
    case 'publish': {
      const [folder, named] = await sourceOf(area, options.folder, root);
      // Check the right to publish before the build, not after.
      await operations.plan(named, { contentHash: '0'.repeat(64), series: '1.0' });
      const done = await publishArea(
        {
          folder,
          ...reason,
          ...(options.version === undefined ? {} : { version: options.version }),
          ...(options['allow-dirty'] && { allowUnclean: true }),
          ...(!options['no-cache'] && { cacheDir: join(folder, cacheFolder) }),
        },
        operations,
        await build(folder),
      );
      return {
        value: done,
        text: withNotes(
          done.existed ? `${done.area} ${done.version} (unchanged: published before)` : publishedText(done, program),
          done.notes,
        ),
      };
    }
    case 'promote': {
      if (options.from !== undefined) await takeOver(options.from, { area, version }, operations, reason);
      if (options.with !== undefined) {
        const releases = [
          { area, version, ...(options.expected !== undefined && { expected: options.expected }) },
          ...releasesOf(options.with),
        ];
        const done = await operations.promoteTogether(releases, reason);
        const names = done.moves.map((one) => `${one.area} ${one.to}`).join(', ');
        return {
          value: done,
          text: withNotes(done.changed ? `${names} are live together` : `${names} were live already`, done.notes),
        };
      }
      const moved = await operations.promote(area, version, changeReason);
      return {
        value: moved,
        text: withNotes(
          moved.changed
            ? `${area} ${moved.to} is live${moved.from && moved.from !== moved.to ? `, ${moved.from} was` : ''}`
            : `${area} ${moved.to} was live already`,
          moved.notes,
        ),
      };
    }
    case 'rollback': {
      const moved = await operations.rollback(area, options.to, {
        ...changeReason,
        ...(options.precaution && { precaution: true }),
      });
      return {
        value: moved,
        text: moved.changed
          ? (moved.joint ?? [moved]).map(backText).join('\n')
          : `${area} ${moved.to} was live already`,
      };
    }
    case 'withdraw': {
      const redirects = options.redirect === undefined ? {} : redirectsOf(options.redirect);
      const done = await operations.withdraw(area, redirects, changeReason);
      const to = Object.entries(redirects).map(([from, path]) => `${from} redirects to ${path}`);
      const where = to.length > 0 ? `${to.join(', ')}; its other pages are gone` : 'its pages are gone';
      return describePresence(
        done,
        `${area} is withdrawn: ${where}. restore ${area} puts ${done.live} back`,
        'was withdrawn so',
      );
    }
    case 'restore': {
      const done = await operations.restore(area, changeReason);
      return describePresence(done, `${area} ${done.live} is back on the site`, 'was not withdrawn');
    }
    case 'rollout': {
      const audiences = options.audience?.split(',') ?? [];
      const percent =
        audiences.length > 0 && options.percent === undefined ? 0 : Number(requireOption(command, 'percent'));
      const { changed, live, notes, ...moved } = await operations.rollout(
        area,
        version,
        percent,
        changeReason,
        audiences,
      );
      const text =
        percent === 0 && audiences.length === 0
          ? `the rollout of ${area} ${version} has ended; ${live === null ? 'nothing is live' : `${live} is live for everyone`}`
          : `${area} ${version} goes to ${reachText({ percent, audiences })}, ${live ?? 'no page of the area'} to the others`;
      return {
        value: { changed, live, notes, ...moved },
        text: withNotes(changed ? text : `nothing to change: ${text}`, notes),
      };
    }
    case 'deliver': {
      const steps = await readSteps(command);
      return describeDelivery(await operations.deliver(area, version, steps, changeReason), time);
    }
    case 'deliver hold':
    case 'deliver resume':
    case 'deliver skip':
    case 'deliver stop': {
      const action = command.name.slice('deliver '.length) as DeliveryAction;
      return describeDelivery(await operations.changeDelivery(area, action, reason), time);
    }
    case 'preview': {
      const also = options.with === undefined ? [] : releasesOf(options.with);
      const made = await operations.preview(area, version, durationOf(options.expires ?? '2h'), reason, also);
      const names = [{ area, version }, ...also].map((one) => `${one.area} ${one.version}`).join(', ');
      return { value: made, text: `${made.link}\nshows ${names} until ${time(made.until)} to anyone with the link` };
    }
    case 'status': {
      const status = await operations.status(options.at === undefined ? undefined : momentOf(options.at, command.utc));
      const rows = status.areas.map((one) => [
        one.area,
        `${one.live ?? '–'}${one.withdrawn ? ' (withdrawn)' : ''}`,
        one.previous ?? '–',
        one.rollout ? `${one.rollout.version} to ${shortReach(one.rollout)}` : '–',
        one.versions.slice(-5).reverse().join(' '),
      ]);
      const problems = status.areas.flatMap(({ area: name, live, problem }) =>
        problem === null ? [] : [`${name} ${live} can't be served: ${problem}`],
      );
      const freezes = status.freezes.map(
        (freeze) =>
          `nothing goes live in ${freeze.area ?? 'any area'} from ${time(freeze.from)} to ${time(freeze.until)}: ${freeze.why}`,
      );
      return {
        value: status,
        text: [
          ...(status.at === null ? [] : [`at ${time(status.at)}`]),
          formatTable([['area', 'live', 'before', 'rollout', 'published'], ...rows]),
          ...problems,
          ...status.areas.flatMap(({ delivery }) => (delivery ? [deliveryText(delivery, time)] : [])),
          ...freezes,
          ...(status.failingTargets ?? []).map((target) => failingText(target, time)),
        ].join('\n'),
      };
    }
    case 'history': {
      const { limit, ...period } = historyRange(command);
      const events = await operations.history(area || undefined, limit, undefined, period);
      const rows = events.map((event) => [
        time(event.at),
        event.who,
        event.action,
        event.area ??
          (movesOf(event)
            .map((one) => one.area)
            .join(', ') ||
            '–'),
        [...(event.to ? [event] : movesOf(event))]
          .map(({ from, to }) => [from, to].filter(Boolean).join(' → '))
          .join(', '),
        [event.why, eventDetail(event)].filter(Boolean).join(' '),
      ]);
      return { value: { events }, text: formatTable([['when', 'who', 'what', 'area', 'version', 'why'], ...rows]) };
    }
    case 'health': {
      const health = await operations.health(area || undefined, minutesOf(options.minutes));
      return { value: health, text: healthText(health) };
    }
    case 'incident': {
      const { utc } = command;
      const { from, until } = timeWindow(area, Date.now(), utc);
      const incident = await operations.incident(from, until);
      return { value: incident, text: incidentText(incident, utc, program) };
    }
    case 'rehearse': {
      const rehearsal = await rehearseRelease(
        { operations, ...requireSite(surroundings) },
        area,
        version,
        { ...reason, why: reason.why ?? 'rehearsal' },
        rehearsalOptions(options),
      );
      return { value: rehearsal, text: rehearsalText(rehearsal), failed: !rehearsal.passed };
    }
    case 'verify': {
      const verdict = await operations.verify();
      const well = `${verdict.log.entries} entries of the log and ${verdict.releases} releases are as they were written; the last entry is ${verdict.log.head ?? 'none'}`;
      return {
        value: verdict,
        text: [...(verdict.problems.length === 0 ? [well] : verdict.problems), ...verdict.origins].join('\n'),
        failed: verdict.problems.length > 0,
      };
    }
    default:
      return administerRights(command as AdministrationCommand, operations, reason);
  }
}
