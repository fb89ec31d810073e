// Visitors of a site while something is done to it: `node deploy/try/load.mjs ADDRESS PER_SECOND SECONDS PATH…`.
// Opens pages and sends searches whether or not earlier ones have a response, and counts failures. Ends
// after SECONDS, or earlier on SIGTERM; prints one line, each failure
// before it. NODE_EXTRA_CA_CERTS names the certificate of a trial.
import { Agent, request } from 'node:https';

const [address, perSecond, seconds, ...pages] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const search = JSON.stringify({
  query: 'query Places($term: String!) { locationSearch(filter: { term: $term, take: 8 }) { label slug } }',
  variables: { term: 'richmond' },
});
const counts = { requests: 0, failed: 0, slowest: 0 };
const open = new Set();

function send(turn) {
  const posts = turn % 3 === 2;
  const path = posts ? '/graphql' : pages[turn % pages.length];
  const start = performance.now();
  const sent = new Promise((resolve) => {
    const fail = (why) => {
      counts.failed += 1;
      console.log(`${new Date().toISOString()} ${posts ? 'POST' : 'GET'} ${path}: ${why}`);
      resolve();
    };
    const call = request(
      address + path,
      {
        agent,
        method: posts ? 'POST' : 'GET',
        timeout: 30_000,
        headers: posts
          ? { 'content-type': 'application/json', accept: 'application/json' }
          : { accept: 'text/html', 'x-visit': String(turn) },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => (text += part));
        response.on('error', (problem) => fail(problem.message));
        response.on('end', () => {
          counts.slowest = Math.max(counts.slowest, Math.round(performance.now() - start));
          if ((response.statusCode ?? 500) >= 400) fail(`status ${response.statusCode} ${text.slice(0, 80)}`);
          else if (posts && !text.startsWith('{"data":{')) fail(`responded ${text.slice(0, 200)}`);
          else resolve();
        });
      },
    );
    call.on('timeout', () => call.destroy(new Error('no response within 30 s')));
    call.on('error', (problem) => fail(problem.message));
    call.end(posts ? search : undefined);
  });
  counts.requests += 1;
  open.add(sent);
  void sent.finally(() => open.delete(sent));
}

let turn = 0;
const timer = setInterval(() => send(turn++), 1000 / Number(perSecond));
let ending = false;
async function end() {
  if (ending) return;
  ending = true;
  clearInterval(timer);
  await Promise.all(open);
  console.log(JSON.stringify(counts));
  process.exit(counts.failed === 0 ? 0 : 1);
}
setTimeout(end, Number(seconds) * 1000);
process.once('SIGTERM', end);
