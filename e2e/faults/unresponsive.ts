/** A process that does not respond, what comes of it, and the test that causes it. */
interface UnresponsiveFault {
  readonly fault: string;
  readonly outcome: string;
  /** From the root. */
  readonly file: string;
  readonly title: string;
}

const watchdog = 'tools/start/watchdog.test.ts';
const pool = 'releases/runtime/pool.test.ts';

/** Each is caused by a test of its own: the fault suite is the supervisor of its processes itself. */
export const unresponsiveFaults: readonly UnresponsiveFault[] = [
  {
    fault: 'API or host stopped (SIGSTOP), or in an endless loop',
    outcome: 'After 30 s its supervisor kills it and starts it again, which one line reports. The other one stays.',
    file: watchdog,
    title: '[REL-81] the %s that gets %s, so that it %s, is killed and started again; the other one stays',
  },
  {
    fault: 'API or host that responds 503 to its liveness probe, or stops listening',
    outcome: 'The same; the line names the reason.',
    file: 'tools/start/process-supervisor.test.ts',
    title: '[REL-81] a server that %s is killed and started again, with the reason in one line',
  },
  {
    fault: 'a render worker stopped or in an endless loop, with no page in it',
    outcome: 'Its host replaces it within 15 seconds, and gives it no page meanwhile. The host stays.',
    file: watchdog,
    title: '[REL-82] a render worker that gets %s, so that it %s, is replaced by its host, which stays',
  },
  {
    fault: 'a render worker that a forgotten timer of a page blocks',
    outcome: 'The same.',
    file: pool,
    title: '[REL-82] a worker that a forgotten timer of a page blocks is replaced before a page needs it',
  },
  {
    fault: 'a host that is blocked for longer than its render workers may be',
    outcome: 'It ends none of them.',
    file: pool,
    title: '[REL-82] workers are judged by their own delays: a host that was blocked ends none of them',
  },
  {
    fault: 'a picture process stopped or in an endless loop',
    outcome: 'Its API replaces it after ten seconds, and the next one makes the picture. The API stays.',
    file: watchdog,
    title:
      '[REL-82] a picture process that gets %s, so that it %s, is replaced by its API, which stays, and its picture is made',
  },
  {
    fault: "the site's own PostgreSQL stopped",
    outcome:
      'After 30 s `npm start` kills it with all its processes and starts it again; nothing acknowledged is lost.',
    file: 'api/platform/database/local-server/local-server.test.ts',
    title: '[REL-83] a stopped server is killed with its processes and restarted at its address',
  },
  {
    fault: 'a database that does not respond, or an API that is stopped, for longer than 30 s',
    outcome: 'Nothing else is restarted: API and host live, and `/readyz` names what they lack.',
    file: watchdog,
    title: '[REL-83] an unavailable dependency restarts nothing: processes live, and report what they lack',
  },
  {
    fault: 'a machine or a supervisor that is suspended',
    outcome: 'It counts as one failed probe, and nothing is restarted.',
    file: 'tools/start/liveness.test.ts',
    title: '[REL-81] a pause of the whole machine counts as one failed probe',
  },
];

/** The section of docs/faults.md about them. */
export const unresponsiveSection = (): string => `## Processes that do not respond

What the supervisor of \`npm start\` and of containers does by itself, and what a process does for its own workers, has tests of its own.

| Fault | What comes of it | Test |
| --- | --- | --- |
${unresponsiveFaults.map(({ fault, outcome, file, title }) => `| ${fault} | ${outcome} | ${/^\[[^\]]+\]/.exec(title)?.[0] ?? title} in \`${file}\` |`).join('\n')}
`;
