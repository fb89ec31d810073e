import { parseArgs } from 'node:util';

export const usage = `Usage: npm run ops -- COMMAND

  publish AREA [--version VERSION]   builds, checks, signs and stores a release; prints its version. It is not live by that
  publish --folder PATH              the same for an area whose source is there, such as a repository of its own
  publish … --allow-dirty            in production too, from a source tree that differs from its commit
  publish … --no-cache               builds everything again, not only what changed since the folder was published last
  promote AREA VERSION [--with AREA@VERSION,…]
                                     makes a release live; with those of other areas at once, or none of them
  promote AREA VERSION --from URL    takes the release over from another installation first, the same signed bytes; your
                                     token there in VERANDAH_FROM_TOKEN
  rollback AREA [--to VERSION] [--precaution]
                                     back to the last good release, together with the areas that went live with it, or
                                     to VERSION, which was live before; with --precaution the release that was live can
                                     be gone back to later
  rollout AREA VERSION --percent N [--audience staff,…]
                                     gives a release to N per cent of the visitors; 0 ends that. Audiences get it whatever
                                     the percentage: staff, members, region:NAME, header:NAME=VALUE
  deliver AREA VERSION --steps 1,10,50,100 [--minutes 10] [--views 200]
                                     a plan: the release reaches more visitors step by step, each after so many minutes
                                     and page views, and goes back by itself when it is worse; 100 promotes it. A step
                                     may be an audience, or a rehearsal: --steps rehearse,staff,members,10,100
  deliver AREA VERSION --plan FILE   the same from JSON: { "steps": [{ "percent": 1, "minutes": 10, "views": 200 }, …] }
  deliver … --rehearse               a rehearsal first, on a host; when the release is worse, the plan is held
  deliver hold AREA | deliver resume AREA | deliver skip AREA | deliver stop AREA
                                     skip begins the next step at once; stop takes the release back
  withdraw AREA [--redirect /route=/path,…]
                                     takes an area off the site: its pages are gone (410), or redirect
  restore AREA                       puts it back
  preview AREA VERSION [--with AREA@VERSION,…] [--expires 2h]
                                     a link that shows a release, or several, to anyone who has it
  status [--at 2026-11-21T14:05]     what is live, or was; and what could be
  history [AREA] [--limit 100] [--since TIME] [--before TIME]
                                     who did what, when and why; newest first
  health [AREA] [--minutes 60]       release health and the health monitor's verdict
  incident 14:05..14:20 [--utc]      one page about a time: moves, verdicts, errors, slow operations, what visitors saw,
                                     and the command that undoes it; also 2026-11-21T14:05..14:20, and 14:05.. until now
  rehearse AREA VERSION [--minutes 60] [--limit 50]
                                     replays addresses that visitors opened against a release that nobody is served yet,
                                     beside the live one: status, structure, timings, script errors, pictures
  verify                             checks the log, and files and signatures of all stored releases

For operations:
  token create --area AREA --actions publish,promote,rollback,rollout,preview,withdraw --expires 90d [--name NAME]
  token create --operations --expires 90d [--name NAME]
  token list | token revoke NAME
  freeze --until 2027-01-04T08:00 [--from …] [--area AREA] --why TEXT
                                     squads put nothing live meanwhile; rolling back stays possible
  freeze list | freeze lift NUMBER
  notify add NAME --webhook URL | --chat URL | --teams URL | --mail [--events monitor,delivery,freeze] [--areas search,…]
                                     sends what the health monitor does, steps of delivery plans and freezes; operation
                                     stands for all other promotions, rollbacks and withdrawals. --webhook prints its
                                     secret once, --chat is for Slack and Mattermost, --mail for the squads' squadEmail
  notify list | notify remove NAME | notify test NAME
  keys list | keys rotate | keys retire KEY | keys show
  keys trust FILE                    trusts another installation, by the public key that keys show prints there
  clean                              removes releases that were not served for RELEASE_DAYS

  --why TEXT    recorded in the log        --json        one JSON document instead of text
  --expected VERSION                       moves an area only while that version is live in it
  --utc         times are typed and printed in UTC; otherwise in the local time zone, printed with its offset. A
                time is 14:05 (today), 2026-11-21 or 2026-11-21T14:05, and may have its own offset:
                2026-11-21T14:05+11:00
  --host URL    a site elsewhere, or VERANDAH_HOST; your token in VERANDAH_TOKEN

Exit codes: 0 done; 1 rejected, or a check found problems; 2 wrong use; 3 not permitted (token or right); 4 no response
from the site or its registry, or too many requests: try again. With --json a rejection is one JSON document on standard
output too: { "reason": "frozen", "message": "…", "exit": 1 }`;

/** Each command: the number of its arguments, their names, and its own options. */
const commands = {
  publish: { words: ['an area'], least: 0, options: ['version', 'folder', 'allow-dirty', 'no-cache'] },
  promote: { words: ['an area', 'a version'], least: 2, options: ['expected', 'with', 'from'] },
  rollback: { words: ['an area'], least: 1, options: ['to', 'expected', 'precaution'] },
  rollout: { words: ['an area', 'a version'], least: 2, options: ['percent', 'audience', 'expected'] },
  deliver: {
    words: ['an area', 'a version'],
    least: 2,
    options: ['steps', 'minutes', 'views', 'plan', 'rehearse', 'expected'],
  },
  'deliver hold': { words: ['an area'], least: 1, options: [] },
  'deliver resume': { words: ['an area'], least: 1, options: [] },
  'deliver skip': { words: ['an area'], least: 1, options: [] },
  'deliver stop': { words: ['an area'], least: 1, options: [] },
  preview: { words: ['an area', 'a version'], least: 2, options: ['expires', 'with'] },
  withdraw: { words: ['an area'], least: 1, options: ['redirect', 'expected'] },
  restore: { words: ['an area'], least: 1, options: ['expected'] },
  status: { words: [], least: 0, options: ['at'] },
  history: { words: ['an area'], least: 0, options: ['limit', 'since', 'before'] },
  health: { words: ['an area'], least: 0, options: ['minutes'] },
  incident: { words: ['a time such as 14:05..14:20'], least: 1, options: [] },
  rehearse: { words: ['an area', 'a version'], least: 2, options: ['minutes', 'limit'] },
  verify: { words: [], least: 0, options: [] },
  'token create': { words: [], least: 0, options: ['area', 'actions', 'operations', 'expires', 'name'] },
  'token list': { words: [], least: 0, options: [] },
  'token revoke': { words: ['a name'], least: 1, options: [] },
  freeze: { words: [], least: 0, options: ['from', 'until', 'area'] },
  'freeze list': { words: [], least: 0, options: [] },
  'freeze lift': { words: ['a number'], least: 1, options: [] },
  'notify add': { words: ['a name'], least: 1, options: ['webhook', 'chat', 'teams', 'mail', 'events', 'areas'] },
  'notify list': { words: [], least: 0, options: [] },
  'notify remove': { words: ['a name'], least: 1, options: [] },
  'notify test': { words: ['a name'], least: 1, options: [] },
  'keys list': { words: [], least: 0, options: [] },
  'keys show': { words: [], least: 0, options: [] },
  'keys trust': { words: ['a file'], least: 1, options: [] },
  'keys rotate': { words: [], least: 0, options: [] },
  'keys retire': { words: ['a key'], least: 1, options: [] },
  clean: { words: [], least: 0, options: [] },
} as const;
export type CommandName = keyof typeof commands;

const texts = [
  'version',
  'folder',
  'to',
  'expected',
  'percent',
  'with',
  'redirect',
  'expires',
  'at',
  'area',
  'actions',
  'name',
  'from',
  'until',
  'minutes',
  'limit',
  'since',
  'before',
  'steps',
  'views',
  'plan',
  'audience',
  'webhook',
  'chat',
  'teams',
  'events',
  'areas',
] as const;
const flags = ['operations', 'precaution', 'allow-dirty', 'no-cache', 'mail', 'rehearse'] as const;

export interface Command {
  readonly name: CommandName;
  /** The usage text after the command's name. */
  readonly words: readonly string[];
  readonly options: Readonly<Partial<Record<(typeof texts)[number], string>>> &
    Readonly<Partial<Record<(typeof flags)[number], boolean>>>;
  readonly why: string | undefined;
  readonly json: boolean;
  /** Times are typed and printed in UTC. */
  readonly utc: boolean;
  readonly host: string | undefined;
}

/** An invalid command line. The message states what is wrong with it. */
export class UsageError extends Error {}

/** @throws {UsageError} */
export function readCommand(args: readonly string[]): Command {
  const {
    values: { why, json = false, utc = false, host, ...options },
    positionals,
  } = parseArguments(args);
  const [first, second] = positionals;
  if (first === undefined) throw new UsageError('Which command?');
  const both = `${first} ${second ?? ''}`;
  const name = both in commands ? (both as CommandName) : (first as CommandName);
  const command = name in commands ? commands[name] : undefined;
  if (!command) {
    const subcommands = Object.keys(commands)
      .filter((each) => each.startsWith(`${first} `))
      .map((each) => each.slice(first.length + 1));
    throw new UsageError(
      subcommands.length > 0 ? `${first} what? There is ${subcommands.join(', ')}.` : `There is no command ${first}.`,
    );
  }
  const words = positionals.slice(name === both ? 2 : 1);
  if (words.length < command.least) throw new UsageError(`${name} needs ${command.words[words.length] ?? 'more'}.`);
  if (words.length > command.words.length)
    throw new UsageError(`${name} does not take ${words[command.words.length]}.`);
  if (name === 'publish' && words.length === 0 && options.folder === undefined)
    throw new UsageError('publish needs an area, or --folder with its source.');
  const foreign = Object.keys(options).find((option) => !(command.options as readonly string[]).includes(option));
  if (foreign)
    throw new UsageError(
      `--${foreign} belongs to ${(Object.keys(commands) as CommandName[]).filter((each) => (commands[each].options as readonly string[]).includes(foreign)).join(', ')}.`,
    );
  return { name, words, options, why, json, utc, host: host?.replace(/\/+$/, '') };
}

function parseArguments(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    const own = Object.fromEntries(texts.map((name) => [name, text])) as Record<(typeof texts)[number], typeof text>;
    const onOff = { type: 'boolean' } as const;
    const switches = Object.fromEntries(flags.map((name) => [name, onOff])) as Record<
      (typeof flags)[number],
      typeof onOff
    >;
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...own, why: text, host: text, json: { type: 'boolean' }, utc: { type: 'boolean' }, ...switches },
    });
  } catch (problem) {
    throw new UsageError((problem as Error).message);
  }
}

/** Parses `listing@2.0.0,member@1.1.0`. @throws {UsageError} */
export const releasesOf = (text: string): { readonly area: string; readonly version: string }[] =>
  text.split(',').map((part) => {
    const [area = '', version = '', ...more] = part.split('@');
    if (!area || !version || more.length > 0)
      throw new UsageError(`--with ${text}: ${part} is not a release such as listing@2.0.0.`);
    return { area, version };
  });

/** Parses `/first-homes=/buy,/first-homes/:suburb=/buy`. @throws {UsageError} */
export const redirectsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(',').map((part) => {
      const at = part.indexOf('=');
      if (at < 1 || at === part.length - 1)
        throw new UsageError(`--redirect ${text}: ${part} is not a redirect such as /first-homes=/buy.`);
      return [part.slice(0, at), part.slice(at + 1)];
    }),
  );

/** @throws {UsageError} */
export function requireOption(command: Command, option: (typeof texts)[number]): string {
  const value = command.options[option];
  if (value === undefined) throw new UsageError(`${command.name} needs --${option}.`);
  return value;
}
