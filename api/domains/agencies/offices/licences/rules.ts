import { states } from '@verandah/market';
import * as v from 'valibot';
import type { Viewer } from '../../../../platform/identity/public.ts';
import { checkInput } from '../../../../platform/text-input.ts';
import { logAudit } from '../../../members/public.ts';
import { requireAdmin, type AdminContext } from '../admin/rules.ts';
import { officeById } from '../rules.ts';
import { deleteLicence, writeLicence } from './store.ts';

const stateCodes = states.map(({ stateCode }) => stateCode);
const stateCode = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.picklist(stateCodes, `must be one of ${stateCodes.join(', ')}`),
);
const licenceInput = v.strictObject({
  stateCode,
  number: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[\dA-Za-z][\dA-Za-z ./-]{1,29}$/, 'must be 2 to 30 letters and digits, as the register has it'),
  ),
});

type Context = Pick<AdminContext, 'database' | 'log'>;

/**
 * Records that the calling admin has found an office's licence in a state's register: the office is shown as verified
 * there. Replaces an earlier licence of the state.
 * @throws {Refusal} signed-out; forbidden; invalid; not-found
 */
export async function verifyLicence(
  { database, log }: Context,
  caller: Viewer | null,
  officeId: number,
  input: { readonly stateCode: string; readonly number: string },
): Promise<void> {
  const { memberId } = requireAdmin(caller);
  const licence = checkInput(licenceInput, input);
  await officeById(database, officeId);
  await writeLicence(database, { officeId, ...licence }, memberId);
  logAudit(log, 'licence-verified', { officeId, by: memberId });
}

/** Removes a licence: the office is no longer shown as verified in the state. @throws {Refusal} as above */
export async function withdrawLicence(
  { database, log }: Context,
  caller: Viewer | null,
  officeId: number,
  givenState: string,
): Promise<void> {
  const { memberId } = requireAdmin(caller);
  const { stateCode: state } = checkInput(v.strictObject({ stateCode }), { stateCode: givenState });
  await officeById(database, officeId);
  if (await deleteLicence(database, officeId, state)) logAudit(log, 'licence-withdrawn', { officeId, by: memberId });
}
