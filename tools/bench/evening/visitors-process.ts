// Visitors in a process of their own: they arrive whether or not earlier ones have a response, each from a network of
// its own, read for some seconds and go on to the next page, until one is refused.
import { Agent, request as send } from 'node:http';
import { readFileSync } from 'node:fs';
import { assumed } from '../sizing/demand.ts';
import type { Addresses, Requester, Rate, Second } from './messages.ts';
import { popularPages, seededNumbers } from './popularity.ts';

const [host = '', file = ''] = process.argv.slice(2);
const addresses = JSON.parse(readFileSync(file, 'utf8')) as Addresses;
const random = seededNumbers(11);
/** Milliseconds for which a page is read, and after which a visitor gives up. */
const [reading, patience] = [3000, 10_000];
/** Pages that programs request, and that browsers fetch in advance, for each of people. */
const [crawled, prefetched] = [0.1, 0.2];
const visit = ['results', 'listings', 'listings', 'results', 'listings', 'others'] as const;
const kinds = {
  results: popularPages(addresses.results.length, random),
  listings: popularPages(addresses.listings.length, random),
  others: popularPages(addresses.others.length, random),
};
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const headersOf: Readonly<Record<Requester, Readonly<Record<string, string>>>> = {
  arriving: { 'user-agent': browser, 'sec-fetch-site': 'cross-site' },
  staying: { 'user-agent': browser, 'sec-fetch-site': 'same-origin' },
  prefetch: { 'user-agent': browser, 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' },
  crawler: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
};

const agent = new Agent({ keepAlive: true, maxSockets: 2000 });
const none = (): Record<Requester, number> => ({ arriving: 0, staying: 0, prefetch: 0, crawler: 0 });
const nothing = () => ({
  served: none(),
  refused: none(),
  failed: {} as Record<number, number>,
  times: [] as number[],
});
let second = nothing();
let rate: Rate = { visits: 0 };

const addressOf = (kind: keyof typeof kinds): string => addresses[kind][kinds[kind]()] as string;
const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item;
/** One of some millions, as a proxy names them. */
const network = (): string => `101.${[1, 2, 3].map(() => Math.floor(random() * 254) + 1).join('.')}`;

/** @returns the status; 0 without a response */
function fetchPath(path: string, headers: Readonly<Record<string, string>>, body?: string): Promise<number> {
  return new Promise((resolve) => {
    const pending = send(
      host + path,
      { agent, timeout: patience, method: body === undefined ? 'GET' : 'POST', headers },
      (response) => {
        response.on('end', () => resolve(response.statusCode ?? 0)).on('error', () => resolve(0));
        response.resume();
      },
    );
    pending.on('timeout', () => pending.destroy(new Error('no response')));
    pending.on('error', () => resolve(0));
    pending.end(body);
  });
}

/** @returns whether there was a page */
async function fetchPage(requester: Requester, from: string, kind: keyof typeof kinds): Promise<boolean> {
  const began = performance.now();
  const status = await fetchPath(addressOf(kind), {
    ...headersOf[requester],
    accept: 'text/html',
    'accept-encoding': 'br',
    'x-forwarded-for': from,
  });
  if (status === 200) second.served[requester] += 1;
  else if (status === 503) second.refused[requester] += 1;
  else second.failed[status] = (second.failed[status] ?? 0) + 1;
  if (status === 200 && (requester === 'arriving' || requester === 'staying'))
    second.times.push(performance.now() - began);
  return status === 200;
}

/** What the browser requests beside its pages. */
function fetchRest(from: string, page: number): void {
  const own = { ...headersOf.staying, 'x-forwarded-for': from };
  const pages = visit.length;
  const share = (all: number): number => Math.floor((all * (page + 1)) / pages) - Math.floor((all * page) / pages);
  for (let at = 0; at < share(assumed.files); at += 1) void fetchPath(pick(addresses.files), own);
  for (let at = 0; at < share(assumed.calls); at += 1)
    void fetchPath(
      '/graphql',
      { ...own, 'content-type': 'application/json', accept: 'application/json' },
      pick(addresses.calls),
    );
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

async function visitSite(): Promise<void> {
  const from = network();
  for (const [page, kind] of visit.entries()) {
    if (!(await fetchPage(page === 0 ? 'arriving' : 'staying', from, kind))) return;
    fetchRest(from, page);
    if (random() < prefetched) void fetchPage('prefetch', from, pick(visit));
    await pause(reading * 2 * random());
  }
}

const crawlers = Array.from({ length: 8 }, network);
/** Visits and pages of crawlers that are due. */
const due = { visits: 0, crawled: 0 };
const tick = 20;
setInterval(() => {
  due.visits += (rate.visits * tick) / 1000;
  due.crawled += (rate.visits * visit.length * crawled * tick) / 1000;
  for (; due.visits >= 1; due.visits -= 1) void visitSite();
  for (; due.crawled >= 1; due.crawled -= 1) void fetchPage('crawler', pick(crawlers), pick(visit));
}, tick);
setInterval(() => {
  process.send?.(second satisfies Second);
  second = nothing();
}, 1000);
process.on('message', (message: Rate) => {
  rate = message;
});
process.on('disconnect', () => process.exit());
