import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { parseSteps } from '../delivery/parse-steps.ts';
import { planFile, type StepRequest } from '../delivery/plan-request.ts';
import { UsageError, type Command } from './usage.ts';

/** The steps of a plan: --steps with --minutes and --views, or the file --plan; --rehearse puts a rehearsal first. @throws {UsageError} */
export async function readSteps({ options }: Command): Promise<readonly StepRequest[]> {
  const requested = await readRequested(options);
  return options.rehearse && requested[0]?.rehearse === undefined ? [{ rehearse: true }, ...requested] : requested;
}

async function readRequested({ steps, plan, minutes, views }: Command['options']): Promise<readonly StepRequest[]> {
  if ((steps === undefined) === (plan === undefined))
    throw new UsageError('deliver needs either --steps 1,10,50,100 or --plan FILE.');
  if (plan === undefined)
    return parseSteps(steps ?? '', {
      minutes: wholeNumber('minutes', minutes ?? '10'),
      ...(views !== undefined && { views: wholeNumber('views', views) }),
    });
  if (minutes !== undefined || views !== undefined)
    throw new UsageError('--minutes and --views belong to --steps; a plan says them for each step.');
  const text = await readFile(plan, 'utf8').catch(() => {
    throw new UsageError(`--plan ${plan}: there is no such file.`);
  });
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(undefined, 'is not JSON'), planFile), text);
  if (read.success) return read.output.steps;
  const [issue] = read.issues;
  throw new UsageError(`--plan ${plan}: ${v.getDotPath(issue) ?? 'the file'} ${issue.message}`);
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new UsageError(`--${name} is a whole number.`);
  return Number(text);
}
