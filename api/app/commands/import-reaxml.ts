import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listingAddress, plural } from '@verandah/market';
import { codeOf, messageOf } from '../../platform/failure.ts';
import { filesIn } from '../../domains/listings/public.ts';
import { type FeedReport, limits, type ReportedListing } from '../../domains/feeds/public.ts';
import { readArguments } from './arguments.ts';
import { UsageError } from './command.ts';
import type { Command } from './command.ts';
import { readRefusal } from './connection.ts';
import type { Connection } from './connection.ts';

/** A file and its import report; `problem` is the reason if it was not imported. */
type Outcome =
  | { readonly file: string; readonly problem: string }
  | { readonly file: string; readonly report: FeedReport };

/** Sends REAXML files to the API's feed intake and prints the outcome of each listing. */
export const importReaxml: Command = {
  words: ['import', 'reaxml'],
  usage: 'import reaxml FILE… [--json]',
  async run({ args, connect, say, complain }) {
    const { values, positionals: files } = readArguments(args, {});
    if (files.length === 0) throw new UsageError('FILE is missing');
    const connection = await connect(values.host);
    try {
      const outcomes: Outcome[] = [];
      for (const file of files) {
        const outcome = await importFile(connection, file);
        outcomes.push(outcome);
        const problem = problemOf(outcome);
        if (!values.json && 'report' in outcome) printReport(outcome.report, say);
        if (problem !== null) complain(`${file}: ${problem}`);
      }
      if (values.json) say(JSON.stringify({ files: outcomes }));
      return outcomes.some((outcome) => problemOf(outcome) !== null) ? 1 : 0;
    } finally {
      await connection.close();
    }
  },
};

/** Errors of the document as a whole; a single listing's rejection is printed in its line only. */
function problemOf(outcome: Outcome): string | null {
  if ('problem' in outcome) return outcome.problem;
  return outcome.report.status === 'failed' ? (outcome.report.problem ?? 'The document could not be imported.') : null;
}

async function importFile(connection: Connection, file: string): Promise<Outcome> {
  let bytes: Buffer<ArrayBuffer>;
  try {
    const found = await stat(file);
    if (found.isDirectory()) return { file, problem: 'is a folder. Name the files in it.' };
    if (found.size > limits.document)
      return { file, problem: `is larger than ${limits.document / 1024 / 1024} MB. Split it into smaller files.` };
    bytes = await readFile(file);
  } catch (error) {
    return {
      file,
      problem: codeOf(error) === 'ENOENT' ? 'File not found.' : `can't be read: ${messageOf(error)}`,
    };
  }
  if (bytes.length === 0) return { file, problem: 'is empty.' };
  await sendPictures(connection, file, bytes);
  const sent = await connection.request(
    `/feeds/reaxml?${new URLSearchParams({ source: basename(file).slice(0, 200) }).toString()}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/xml' },
      body: bytes,
    },
  );
  if (sent.status !== 202) return { file, problem: await readRefusal(sent) };
  const { id } = (await sent.json()) as { id: string };
  for (;;) {
    const response = await connection.request(`/feeds/uploads/${id}`);
    if (!response.ok) return { file, problem: await readRefusal(response) };
    const report = (await response.json()) as FeedReport;
    if (report.status === 'done' || report.status === 'failed') return { file, report };
    // Each response holds everything so far: a long import is polled less often.
    await wait(Math.min(150 + report.listings.length, 3000));
  }
}

/**
 * Pictures that the document names and that are beside it are sent first. The listing's report names rejected ones.
 */
async function sendPictures(connection: Connection, file: string, bytes: Uint8Array): Promise<void> {
  for (const name of filesIn(new TextDecoder().decode(bytes))) {
    // A picture that is not beside the file: the report names it.
    const picture = await readFile(join(dirname(file), name)).catch(() => null);
    if (picture === null || picture.length === 0) continue;
    const response = await connection.request(`/feeds/files/${encodeURIComponent(name)}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: picture,
    });
    await response.arrayBuffer();
  }
}

function printReport(report: FeedReport, say: (line: string) => void): void {
  for (const listing of report.listings) say(listingLine(report.source, listing));
  const counts = Object.entries(report.counts)
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => `${count} ${outcome}`);
  say(
    `${report.source}: ${plural(report.listings.length, 'listing')}${counts.length === 0 ? '' : `, ${counts.join(', ')}`}`,
  );
}

function listingLine(
  source: string,
  { position, kind, agentId, uniqueId, outcome, uri, notes }: ReportedListing,
): string {
  const identity = [kind, agentId, uniqueId].filter(Boolean).join(' ');
  const where = uri === null ? '' : ` ${listingAddress(uri)}`;
  const why = notes.length === 0 ? '' : ` (${notes.map(({ message }) => message).join('; ')})`;
  return `${source} ${position}: ${outcome} ${identity}${where}${why}`;
}
