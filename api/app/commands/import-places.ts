import { basename } from 'node:path';
import type {
  BoundaryReport,
  CatchmentReport,
  Dropped,
  LocalityChanges,
  LocalityReport,
  SchoolReport,
} from '../../domains/geography/imports/public.ts';
import { readArguments } from './arguments.ts';
import { UsageError } from './command.ts';
import type { Command } from './command.ts';
import { checkFile, sendFile } from './send-file.ts';

/** Imports localities from a table, then their boundaries, then approximate ones for the rest. */
export const importLocalities: Command = {
  words: ['import', 'localities'],
  usage: 'import localities CSV [--boundaries FILE…] [--dry-run] [--retire-missing] [--json]',
  async run({ args, connect, say }) {
    const {
      values,
      positionals: [file, ...more],
    } = readArguments(args, {
      boundaries: { type: 'string', multiple: true },
      'dry-run': { type: 'boolean' },
      'retire-missing': { type: 'boolean' },
    });
    if (file === undefined) throw new UsageError('CSV is missing');
    if (more.length > 0 && values.boundaries === undefined)
      throw new UsageError(`Unexpected argument "${more[0]}": name files of boundaries after --boundaries`);
    const boundaryFiles = [...(values.boundaries ?? []), ...more];
    if (values['dry-run'] && boundaryFiles.length > 0)
      throw new UsageError('--dry-run is for localities alone: leave --boundaries out');
    // Before anything changes.
    for (const each of [file, ...boundaryFiles]) await checkFile(each);
    const connection = await connect(values.host);
    try {
      const print = values.json ? () => undefined : say;
      const dryRun = values['dry-run'] === true;
      const query = new URLSearchParams({
        ...(dryRun ? { 'dry-run': 'yes' } : {}),
        ...(values['retire-missing'] ? { 'retire-missing': 'yes' } : {}),
      });
      const localities = await sendFile<LocalityReport>(connection, `/internal/places/localities?${query}`, file);
      reportDropped(file, 'line', localities.dropped, print);
      print(
        [
          `${basename(file)}: ${localities.localities} localities`,
          describeTotals(localities),
          `${localities.confirmed} confirmed`,
          `${localities.renamed} renamed`,
          `${localities.retired} retired`,
          `${localities.retained} others retained`,
          `${localities.regions} regions`,
        ].join(', '),
      );
      if (localities.changes !== undefined) {
        reportChanges(localities.changes, print);
        print('Nothing was changed: this was a dry run.');
        if (values.json) say(JSON.stringify({ file, ...localities }));
        return 0;
      }
      const boundaries: { file: string; report: BoundaryReport }[] = [];
      for (const each of boundaryFiles) {
        const report = await sendFile<BoundaryReport>(connection, '/internal/places/boundaries', each);
        reportDropped(each, 'shape', report.dropped, print);
        print(
          `${basename(each)}: ${report.boundaries} boundaries, ${describeTotals(report)}, ${report.moved} pins moved inside`,
        );
        boundaries.push({ file: each, report });
      }
      const response = await connection.request('/internal/places/approximate-boundaries', { method: 'POST' });
      const { drawn } = response.ok ? ((await response.json()) as { drawn: number }) : { drawn: 0 };
      print(`${drawn} approximate boundaries drawn`);
      if (values.json) say(JSON.stringify({ file, ...localities, boundaries, approximate: drawn }));
      return 0;
    } finally {
      await connection.close();
    }
  },
};

/** Imports schools from a table. */
export const importSchools = importOfFile<SchoolReport>(
  'schools',
  'CSV',
  'line',
  ({ schools }) => `${schools} schools`,
);

/** Imports the catchments of schools from outlines. */
export const importCatchments = importOfFile<CatchmentReport>(
  'catchments',
  'GEOJSON',
  'shape',
  ({ catchments }) => `${catchments} catchments`,
);

/** A command that sends a file, whose report has what the file lacks as removed. */
function importOfFile<Report extends SchoolReport | CatchmentReport>(
  what: string,
  format: string,
  unit: string,
  describe: (report: Report) => string,
): Command {
  return {
    words: ['import', what],
    usage: `import ${what} ${format} [--json]`,
    async run({ args, connect, say }) {
      const {
        values,
        positionals: [file, ...more],
      } = readArguments(args, {});
      if (file === undefined) throw new UsageError(`${format} is missing`);
      if (more.length > 0) throw new UsageError(`Unexpected argument "${more[0]}"`);
      await checkFile(file);
      const connection = await connect(values.host);
      try {
        const report = await sendFile<Report>(connection, `/internal/places/${what}`, file);
        if (values.json) {
          say(JSON.stringify({ file, ...report }));
        } else {
          reportDropped(file, unit, report.dropped, say);
          say(`${basename(file)}: ${describe(report)}, ${describeTotals(report)}, ${report.removed} removed`);
        }
        return 0;
      } finally {
        await connection.close();
      }
    },
  };
}

const describeTotals = ({
  created,
  updated,
  unchanged,
  dropped,
}: {
  created: number;
  updated: number;
  unchanged: number;
  dropped: readonly Dropped[];
}): string => `${created} created, ${updated} updated, ${unchanged} unchanged, ${dropped.length} dropped`;

function reportDropped(file: string, unit: string, dropped: readonly Dropped[], say: (line: string) => void): void {
  for (const { at, name, reason } of dropped)
    say(`${basename(file)} ${unit} ${at}: dropped${name === '' ? '' : ` ${name}`} (${reason})`);
}

function reportChanges({ created, renamed, retired }: LocalityChanges, say: (line: string) => void): void {
  for (const slug of created) say(`would create ${slug}`);
  for (const { from, to } of renamed) say(`would rename ${from} to ${to}`);
  for (const slug of retired) say(`would retire ${slug}`);
}
