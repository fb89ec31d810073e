import { inTransaction, type Database } from '../../../platform/database/public.ts';
import type { TravelAreas } from '../../listings/public.ts';
import { signedIn, type Viewer } from '../../../platform/identity/public.ts';
import { invalidInput, notFound, Refusal } from '../../../platform/problems/public.ts';
import { mostAlerts, noteJoined, countUnannounced } from '../joined-alerts/public.ts';
import type { AlertChange, AlertInput, AlertView } from './alert.ts';
import { followSearch } from './by-email/store.ts';
import { readAlertSearch, prepareTravelArea } from './read-search.ts';
import {
  alertOf,
  alertsOf,
  changeAlert,
  countAlerts,
  forgetMatches,
  insertAlert,
  isVerified,
  markSeen,
  ownsAlert,
  removeAlert,
} from './store.ts';
import { chooseFrequency } from './own-frequency.ts';
import { pushUnseen } from './push-unseen.ts';
import { settleAlert } from './settle.ts';
import { alertViews, describeSearch } from './view.ts';

/** Characters of an alert's description, and of the place on a page where it was saved. */
export const longestDescription = 500;
export const longestPosition = 100;

/** A member's alerts, newest first, with the number of unseen homes. */
export interface Alerts {
  readonly results: readonly AlertView[];
  readonly unseenListingCount: number;
}

/** @throws {Refusal} signed-out */
export async function ownAlerts(database: Database, viewer: Viewer | null): Promise<Alerts> {
  const results = await alertViews(database, await alertsOf(database, signedIn(viewer).memberId));
  return { results, unseenListingCount: results.reduce((sum, { unseenListingCount }) => sum + unseenListingCount, 0) };
}

/**
 * The number of alerts by email that became the member's own and are announced now: each once.
 * @throws {Refusal} signed-out
 */
export const noteJoinedAlerts = (database: Database, viewer: Viewer | null): Promise<number> =>
  noteJoined(database, signedIn(viewer).memberId);

/** The number of joined alerts that are not yet announced. @throws {Refusal} signed-out */
export const unannouncedAlerts = (database: Database, viewer: Viewer | null): Promise<number> =>
  countUnannounced(database, signedIn(viewer).memberId);

/** @throws {Refusal} signed-out; not-found, also for the alert of someone else */
export async function ownAlert(database: Database, viewer: Viewer | null, alertId: number): Promise<AlertView> {
  const row = await alertOf(database, signedIn(viewer).memberId, alertId);
  if (row === undefined) throw notFound('alert');
  const [view] = await alertViews(database, [row]);
  return view as AlertView;
}

/**
 * @throws {Refusal} signed-out; forbidden while the email address is not verified; invalid; conflict at fifty alerts
 */
export function addAlert(
  database: Database,
  viewer: Viewer | null,
  input: AlertInput,
  travelAreas?: TravelAreas,
): Promise<AlertView> {
  const { memberId } = signedIn(viewer);
  return inTransaction(database, async (transaction) => {
    await checkVerified(transaction, memberId);
    if ((await countAlerts(transaction, memberId)) >= mostAlerts)
      throw new Refusal('conflict', `You have ${mostAlerts} alerts. Delete one before you add another.`);
    const name = requireText('name', input.name, 100);
    if (name === undefined) throw invalidInput({ field: 'name', message: 'must not be empty.' });
    const parsed = await readAlertSearch(transaction, input, travelAreas);
    if (parsed === undefined)
      throw invalidInput({ field: 'searchParams', message: 'is missing: send the search of the alert.' });
    const id = await insertAlert(transaction, {
      memberId,
      name,
      address: parsed.address,
      description: requireText('description', input.description, longestDescription) ?? '',
      position: positionOf(input) ?? null,
    });
    await settleAlert(transaction, id, parsed.search, travelAreas);
    return ownAlert(transaction, viewer, id);
  });
}

/**
 * Changes the given fields. A changed search drops the homes of the previous one.
 * @throws {Refusal} as `addAlert`, and not-found
 */
export async function updateAlert(
  database: Database,
  viewer: Viewer | null,
  alertId: number,
  input: AlertChange,
  travelAreas?: TravelAreas,
): Promise<AlertView> {
  const { memberId } = signedIn(viewer);
  await prepareTravelArea(input.searchParams?.near, travelAreas);
  return inTransaction(database, async (transaction) => {
    if (!(await ownsAlert(transaction, memberId, alertId))) throw notFound('alert');
    await checkVerified(transaction, memberId);
    const before = await ownAlert(transaction, viewer, alertId);
    const parsed = await readAlertSearch(transaction, input, travelAreas);
    const [name, description, place] = [
      requireText('name', input.name, 100),
      requireText('description', input.description, longestDescription),
      positionOf(input),
    ];
    await changeAlert(transaction, alertId, {
      ...(name === undefined ? {} : { name }),
      ...(parsed === undefined ? {} : { address: parsed.address }),
      ...(description === undefined ? {} : { description }),
      ...(place === undefined ? {} : { position: place }),
    });
    if (input.emailFrequency) await chooseFrequency(transaction, memberId, alertId, input.emailFrequency);
    if (parsed !== undefined && parsed.address !== before.address) {
      await followSearch(transaction, alertId, {
        name: await describeSearch(transaction, parsed.search),
        address: parsed.address,
      });
      await forgetMatches(transaction, alertId);
      await settleAlert(transaction, alertId, parsed.search, travelAreas);
      await pushUnseen(transaction, [memberId]);
    }
    return ownAlert(transaction, viewer, alertId);
  });
}

/** @throws {Refusal} signed-out, not-found */
export function deleteAlert(database: Database, viewer: Viewer | null, alertId: number): Promise<number> {
  const { memberId } = signedIn(viewer);
  return inTransaction(database, async (transaction) => {
    if (!(await removeAlert(transaction, memberId, alertId))) throw notFound('alert');
    await pushUnseen(transaction, [memberId]);
    return alertId;
  });
}

/** Marks the new homes of one alert, or of all, as seen. @throws {Refusal} signed-out, not-found */
export function clearAlert(database: Database, viewer: Viewer | null, alertId: number | 'all'): Promise<void> {
  const { memberId } = signedIn(viewer);
  return inTransaction(database, async (transaction) => {
    if (alertId !== 'all' && !(await ownsAlert(transaction, memberId, alertId))) throw notFound('alert');
    await markSeen(transaction, memberId, alertId);
    await pushUnseen(transaction, [memberId]);
  });
}

async function checkVerified(database: Database, memberId: number): Promise<void> {
  const verified = await isVerified(database, memberId);
  if (verified === undefined) throw new Refusal('signed-out', 'Sign in first.');
  if (!verified) throw new Refusal('forbidden', 'Confirm your email address first. Open the link we emailed you.');
}

/** A line of text: trimmed, without control characters; undefined when empty. */
function requireText(field: string, given: string | null | undefined, most: number): string | undefined {
  const line = (given ?? '').replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();
  if (line.length > most) throw invalidInput({ field, message: `must have at most ${most} characters.` });
  return line === '' ? undefined : line;
}

const positionOf = ({ pageElementPosition }: AlertInput): string | undefined =>
  requireText('pageElementPosition', pageElementPosition, longestPosition);
