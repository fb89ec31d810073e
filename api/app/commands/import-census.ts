import { basename } from 'node:path';
import type { CensusReport } from '../../domains/geography/imports/public.ts';
import { readArguments } from './arguments.ts';
import { UsageError } from './command.ts';
import type { Command } from './command.ts';
import { checkFile, sendFile } from './send-file.ts';

/** Imports files of the 2021 Census in the order given: the Bureau's list of suburbs and tables of its DataPacks. */
export const importCensus: Command = {
  words: ['import', 'census'],
  usage: 'import census CSV… [--dry-run] [--json]',
  async run({ args, connect, say }) {
    const { values, positionals: files } = readArguments(args, { 'dry-run': { type: 'boolean' } });
    if (files.length === 0) throw new UsageError('CSV is missing');
    // Before anything changes.
    for (const file of files) await checkFile(file);
    const connection = await connect(values.host);
    try {
      const dryRun = values['dry-run'] === true;
      const print = values.json ? () => undefined : say;
      const reports: ({ file: string } & CensusReport)[] = [];
      for (const file of files) {
        const report = await sendFile<CensusReport>(
          connection,
          `/internal/places/census${dryRun ? '?dry-run=yes' : ''}`,
          file,
        );
        for (const line of linesOf(basename(file), report)) print(line);
        reports.push({ file, ...report });
      }
      if (dryRun) print('Nothing was changed: this was a dry run.');
      if (values.json) say(JSON.stringify(reports));
      return 0;
    } finally {
      await connection.close();
    }
  },
};

function linesOf(
  name: string,
  { kind, read, created, updated, unchanged, dropped, unmatched, suburbs, suburbsWithFigures }: CensusReport,
): readonly string[] {
  const named = (area: string): string => (area === '' ? '' : ` ${area}`);
  return [
    ...dropped.map(({ at, name: area, reason }) => `${name} line ${at}: dropped${named(area)} (${reason})`),
    ...unmatched.map(({ at, name: area, reason }) => `${name} line ${at}: no suburb for${named(area)} (${reason})`),
    [
      `${name}: ${read} rows`,
      `${created} created`,
      `${updated} updated`,
      `${unchanged} unchanged`,
      `${dropped.length} dropped`,
      ...(kind === 'areas' ? [`${unmatched.length} without a suburb`] : []),
    ].join(', '),
    `suburbs matched so far: ${suburbs}, with figures: ${suburbsWithFigures}`,
  ];
}
