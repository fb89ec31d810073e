import { open, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { BackupProblem, checkBackup, restoreBackup } from '../../platform/backup/public.ts';
import { useDatabase } from '../../platform/database/public.ts';
import { beginMaintenance } from '../maintenance/public.ts';
import { codeOf, messageOf } from '../../platform/failure.ts';
import { readSettings } from '../../platform/settings/public.ts';
import { readArguments } from './arguments.ts';
import { UsageError, type Command } from './command.ts';
import { CommandProblem } from './command-problem.ts';
import { readRefusal } from './connection.ts';
import { checkFile } from './send-file.ts';

const readFileArgument = (positionals: readonly string[]): string => {
  const [file, more] = positionals;
  if (file === undefined) throw new UsageError('FILE is missing');
  if (more !== undefined) throw new UsageError(`Unexpected argument "${more}"`);
  return resolve(file);
};

const formatMegabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MB`;
/** Bytes between two lines of progress. */
const sayEvery = 64 << 20;

/** Why writing failed, in one line. */
const describeFailure = (file: string, error: unknown): string =>
  codeOf(error) === 'ENOSPC'
    ? `${file}: the disk is full; nothing of it is left there.`
    : `${file}: can't be written: ${messageOf(error)}`;

/** Writes the API's stream to a file, completely or not at all. */
export const backup: Command = {
  words: ['backup'],
  usage: 'backup FILE [--with-secrets] [--replace] [--json]',
  async run({ args, connect, say }) {
    const { values, positionals } = readArguments(args, {
      'with-secrets': { type: 'boolean' },
      replace: { type: 'boolean' },
    });
    const file = readFileArgument(positionals);
    if (existsSync(file) && !values.replace)
      throw new CommandProblem(`${file}: is there already: choose another name, or use --replace.`);
    // Before the API begins: it makes one backup at a time, also of those that fail.
    if (!existsSync(dirname(file))) throw new CommandProblem(`${file}: its folder is not there.`);
    const part = `${file}.part`;
    const connection = await connect(values.host);
    let bytes = 0;
    try {
      const response = await connection.request(`/internal/backup${values['with-secrets'] ? '?secrets=1' : ''}`);
      if (!response.ok || response.body === null) throw new CommandProblem(await readRefusal(response));
      const out = await open(part, 'w', 0o600).catch(async (error: unknown) => {
        await response.body?.cancel();
        throw new CommandProblem(describeFailure(file, error));
      });
      let stop = async (): Promise<void> => undefined;
      try {
        const reader = response.body.getReader();
        stop = () => reader.cancel().catch(() => undefined); // the problem that ended the reading is reported
        for (let printedBytes = 0; ;) {
          const { done, value } = await reader.read().catch(() => {
            throw new CommandProblem(
              'The API ended the stream before the backup was complete; see its log for the reason.',
            );
          });
          if (done) break;
          await out.writeFile(value).catch((error: unknown) => {
            throw new CommandProblem(describeFailure(file, error));
          });
          bytes += value.length;
          if (!values.json && bytes - printedBytes > sayEvery) say(`${formatMegabytes((printedBytes = bytes))} …`);
        }
        await out.sync().catch((error: unknown) => {
          throw new CommandProblem(describeFailure(file, error));
        });
      } finally {
        await out.close();
        // The rest of the stream is not needed.
        await stop();
      }
      // Read straight from the disk.
      const { manifest, end } = await checkBackup(part).catch((error: unknown) => {
        throw new CommandProblem(`The backup is incomplete and was deleted: ${messageOf(error)}.`);
      });
      await rename(part, file);
      if (values.json) say(JSON.stringify({ file, bytes, madeAt: manifest.madeAt, rows: end.rows, files: end.files }));
      else
        say(
          `${file}: ${end.rows} rows and ${end.files} files, ${formatMegabytes(bytes)}${values['with-secrets'] ? ', secrets included: store it safely' : ''}`,
        );
      return 0;
    } finally {
      await rm(part, { force: true });
      await connection.close();
    }
  },
};

/**
 * Restores a backup into this machine's data folder and database while no API process uses them: none runs, or all
 * release them on request.
 */
export const restoreCommand: Command = {
  words: ['restore'],
  usage: 'restore FILE [--replace] [--maintenance] [--json]',
  async run({ args, environment, say }) {
    const { values, positionals } = readArguments(args, {
      replace: { type: 'boolean' },
      maintenance: { type: 'boolean' },
    });
    const file = readFileArgument(positionals);
    if (values.host !== undefined)
      throw new UsageError("--host is not for this command: it restores into this machine's DATA_DIR and DATABASE_URL");
    await checkFile(file);
    const settings = readSettings(environment);
    const { ownerUrl, release } = await useDatabase(settings);
    let end: (() => Promise<void>) | undefined;
    try {
      if (values.maintenance) {
        // Verify first: an invalid backup must not interrupt the site.
        await checkBackup(file);
        if (!values.json) say('waiting for the site to release its data; visitors see a maintenance page');
        end = await beginMaintenance(ownerUrl);
      }
      const restored = await restoreBackup({
        file,
        dataDir: settings.dataDir,
        databaseUrl: ownerUrl,
        replace: values.replace ?? false,
        say: values.json ? () => undefined : say,
      });
      if (values.json) say(JSON.stringify(restored));
      else say(`restored ${restored.rows} rows and ${restored.files} files of ${restored.madeAt}`);
      return 0;
    } catch (error) {
      if (error instanceof BackupProblem && /^it /.test(error.message))
        throw new CommandProblem(`${file}: ${error.message}.`);
      throw error;
    } finally {
      await end?.();
      await release();
    }
  },
};
