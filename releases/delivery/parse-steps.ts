import { audience } from '@verandah/release-registry';
import * as v from 'valibot';
import { UsageError } from '../command/usage.ts';
import type { StepRequest } from './plan-request.ts';

/**
 * Parses 'rehearse,staff,region:vic,10,50,100'. An audience that is reached stays so in the steps after it.
 * @param limits of each step
 * @throws {UsageError} naming the part
 */
export function parseSteps(text: string, limits: Pick<StepRequest, 'minutes' | 'views'>): StepRequest[] {
  let percent = 0;
  const audiences: string[] = [];
  return text.split(',').map((part) => {
    if (part === 'rehearse') return { rehearse: true };
    if (/^\d{1,3}$/.test(part) && Number(part) <= 100) percent = Number(part);
    else if (v.safeParse(audience, part).success) audiences.push(part);
    else
      throw new UsageError(
        `--steps ${text}: ${part} is neither a percentage nor an audience: staff, members, region:NAME or header:NAME=VALUE, in lower case, nor rehearse.`,
      );
    return { percent, audiences: [...audiences], ...limits };
  });
}
