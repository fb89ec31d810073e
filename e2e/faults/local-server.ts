/** A fault of the PostgreSQL that `npm start` runs itself, what comes of it, and the test that causes it. */
interface LocalServerFault {
  readonly fault: string;
  readonly outcome: string;
  /** From the root. */
  readonly file: string;
  readonly title: string;
}

const server = 'api/platform/database/local-server/local-server.test.ts';

/** Faults of a server that belongs to one data folder: each test causes its own, with a server of its own. */
export const localServerFaults: readonly LocalServerFault[] = [
  {
    fault: 'the server is killed',
    outcome:
      'It is started again at the same address, at once and then with growing pauses; nothing acknowledged is lost.',
    file: server,
    title: '[DATA-37] a server that dies is restarted at the same address',
  },
  {
    fault: 'the process that started it is killed',
    outcome: 'The next one uses the server that was left, and ends it with itself.',
    file: server,
    title: '[DATA-34] the server of a process that was killed is used again, and ended',
  },
  {
    fault: 'both are killed, and another program has the number in `postmaster.pid`',
    outcome: 'The file does not block the next start.',
    file: server,
    title: '[DATA-34] a killed server’s file does not block the next start',
  },
  {
    fault: 'a second `npm start` on the same data folder',
    outcome: 'It ends with one line that reports it; the first continues.',
    file: server,
    title:
      '[DATA-34] the server of a process that was killed is used again, and ended; a second site on the folder is rejected',
  },
  {
    fault: 'several processes start at once on an empty folder',
    outcome: 'One makes the database, and all use it.',
    file: server,
    title: '[DATA-34] processes that start at once on an empty folder all get its one server',
  },
  {
    fault: 'a data folder of another major version or of the former engine; a platform without a binary',
    outcome: 'One sentence states what to do.',
    file: server,
    title: '[DATA-36] unusable folders are reported in one sentence with advice',
  },
  {
    fault: 'packages that can’t be written to',
    outcome: 'A copy of the binaries is used.',
    file: server,
    title: '[DATA-35] packages without the links among their libraries, that can’t be written to, are copied',
  },
  {
    fault: 'the disk is full',
    outcome: 'Writes are refused with 503 and nothing hangs; once there is room, everything works again.',
    file: 'api/app/full-disk.test.ts',
    title: '[DATA-37] while the disk is full, writes are rejected with 503 and nothing hangs',
  },
  {
    fault: 'the API is killed at any moment',
    outcome: 'No acknowledged write is lost, and one that is sent again is there once.',
    file: 'api/app/kill.test.ts',
    title: '[DATA-05] a kill at any moment loses no acknowledged write',
  },
  {
    fault: 'SIGTERM or SIGINT, also during the first build and the installation',
    outcome: 'Everything that `npm start` has started ends with it, the server last.',
    file: 'tools/start/signals.test.ts',
    title: '[REL-26] %s during the first build ends it with all that it started',
  },
];

/** The section of docs/faults.md about them. */
export const localServerSection = (): string => `## The site's own PostgreSQL

Where \`DATABASE_URL\` names no server. The suite above has one elsewhere, so a test of its own causes each of these faults.

| Fault | What comes of it | Test |
| --- | --- | --- |
${localServerFaults.map(({ fault, outcome, file, title }) => `| ${fault} | ${outcome} | ${/^\[[^\]]+\]/.exec(title)?.[0] ?? title} in \`${file}\` |`).join('\n')}
`;
