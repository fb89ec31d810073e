import { parseAddress, toListingSearchQuery } from '@verandah/market';
import { inTransaction, type Database } from '../../../../platform/database/public.ts';
import { hashSecret } from '../../../../platform/identity/public.ts';
import { withoutAddresses } from '../../../../platform/mail/public.ts';
import { invalidInput, Refusal } from '../../../../platform/problems/public.ts';
import { limitTypedMail, throttleCaller } from '../../../../platform/rate-limits/public.ts';
import type { Service } from '../../../../platform/service.ts';
import type { TravelAreas } from '../../../listings/public.ts';
import { joinAlerts, mostAlerts } from '../../joined-alerts/public.ts';
import { readPreferences } from '../../../members/public.ts';
import { pushUnseen } from '../push-unseen.ts';
import { readAlertSearch, storedSearch, prepareTravelArea } from '../read-search.ts';
import { settleAlert } from '../settle.ts';
import { describeSearch } from '../view.ts';
import type { Frequency } from './frequency.ts';
import { mailConfirmation, mailKnownAlert } from './mails.ts';
import {
  changeFrequency,
  confirmSubscription,
  countConfirmed,
  deleteSubscription,
  insertSubscription,
  memberOfAddress,
  subscriptionById,
  subscriptionOfSecret,
  type Subscription,
} from './store.ts';

/** Maximum length of a search in words, in characters. */
const longestName = 200;

export interface EmailAlertInput {
  readonly email: string;
  readonly every: Frequency;
  /** Address of a results page: '/for-sale/richmond-vic-3121/real-estate'. */
  readonly search: string;
}

/**
 * Mails a link that confirms the alert. Response and limits are the same whether the address has an account, this
 * alert or neither. The mail's words come from the search only: a stranger can't make us send theirs.
 * @throws {Refusal} invalid, throttled
 */
export async function requestEmailAlert(
  {
    database,
    settings,
    sessionKey,
    travelAreas,
  }: Pick<Service, 'database' | 'settings' | 'sessionKey' | 'travelAreas'>,
  { email, every, search: given }: EmailAlertInput,
  network: string,
): Promise<void> {
  const { address, name } = await readSearchAddress(database, given, travelAreas);
  await throttleCaller(database, 'mail:network', network);
  await throttleCaller(database, 'alert-mail', hashSecret(email.toLowerCase()).slice(0, 24));
  await limitTypedMail(database, email, { network });
  await inTransaction(database, async (transaction) => {
    const { subscription, secret } = await insertSubscription(transaction, { email, name, address, every });
    await (subscription.confirmed
      ? mailKnownAlert(transaction, subscription, { publicUrl: settings.publicUrl, sessionKey })
      : mailConfirmation(transaction, { ...subscription, every }, secret, settings.publicUrl));
  });
}

/** Problems of the search are reported for the field that contains its address. */
function inSearch(error: unknown): never {
  if (!(error instanceof Refusal) || error.problems.length === 0) throw error;
  throw invalidInput(...error.problems.map(({ message }) => ({ field: 'search', message })));
}

/** The canonical address of a search, and the search in words. @throws {Refusal} invalid */
async function readSearchAddress(
  database: Database,
  given: string,
  travelAreas: TravelAreas,
): Promise<{ address: string; name: string }> {
  const read = parseAddress(given);
  if (read.kind !== 'search') throw invalidInput({ field: 'search', message: 'is not the address of a search.' });
  const { paging: _, ...searchParams } = toListingSearchQuery({ ...read.search, page: 1 });
  const stored = await readAlertSearch(database, { searchParams }, travelAreas).catch(inSearch);
  if (stored === undefined) throw invalidInput({ field: 'search', message: 'is missing.' });
  // Also of unchecked input, such as an unknown location: the recipient has not confirmed anything yet.
  const name = withoutAddresses(await describeSearch(database, stored.search));
  return {
    address: stored.address,
    name: name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name,
  };
}

/**
 * Confirms by the mail's secret, from when on the alert is matched. If the address is the confirmed one of an account,
 * the alert is one of that account's if it has room. Confirming again changes nothing.
 * @returns undefined when the secret is unknown or expired, 'full' when the address has as many alerts as are allowed
 * @throws {Refusal} unavailable, if the travel time of its search can't be computed: the link stays valid
 */
export async function confirmEmailAlert(
  database: Database,
  secret: string,
  travelAreas: TravelAreas,
): Promise<Subscription | 'full' | undefined> {
  const requested = await inTransaction(database, (own) => subscriptionOfSecret(own, secret));
  if (requested === undefined) return undefined;
  if (!requested.confirmed) await prepareTravelArea(storedSearch(requested.address).near, travelAreas);
  return inTransaction(database, async (transaction) => {
    // Locked before the subscription, as at a sign-in.
    const member = await memberOfAddress(transaction, requested.email);
    const subscription = await subscriptionOfSecret(transaction, secret);
    if (subscription === undefined || subscription.confirmed) return subscription;
    if ((await countConfirmed(transaction, subscription.email)) >= mostAlerts) return 'full';
    const alertId = await confirmSubscription(transaction, subscription);
    await settleAlert(transaction, alertId, storedSearch(subscription.address), travelAreas);
    if (member === undefined) return { ...subscription, confirmed: true };
    await joinAlerts(transaction, member.id, readPreferences(member.preferences).alertDigest);
    await pushUnseen(transaction, [member.id]);
    return subscriptionById(transaction, subscription.id);
  });
}

/** @returns the changed subscription; undefined when it was deleted */
export function changeEmailAlert(database: Database, id: number, every: Frequency): Promise<Subscription | undefined> {
  return inTransaction(database, async (transaction) => {
    const subscription = await subscriptionById(transaction, id);
    if (subscription === undefined) return undefined;
    await changeFrequency(transaction, id, every);
    return { ...subscription, every };
  });
}

/**
 * Stops the emails of an alert. It is deleted with its address, unless it is in an account: there it stays. Stopping it
 * again changes nothing.
 * @returns whether it is in an account
 */
export function stopEmailAlert(database: Database, id: number): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const subscription = await subscriptionById(transaction, id);
    if (subscription?.joined) await changeFrequency(transaction, id, 'never');
    else await deleteSubscription(transaction, id);
    return subscription?.joined ?? false;
  });
}
