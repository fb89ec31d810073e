import { GraphError, type Graph } from '@verandah/graph';
import { offerAddress, offerFieldNames, onceKey, type OfferFields, type OfferProblems } from '@verandah/market';
import type { ActionHandler } from '../../features/actions/action.ts';
import { unreachable } from '../../features/calls/outcome.ts';
import { failureOf } from '../../features/store/failure.ts';
import { sendOffer, withdraw } from './queries.ts';

/** What was sent, or why it was not. */
export type SentOffer = { readonly id: string } | { readonly problems: OfferProblems };

/**
 * Sends an offer; the same words with the same key are one offer.
 * @param consent whether the button that agrees was pressed
 */
export async function sendOwnOffer(
  graph: Graph,
  listingId: string,
  fields: OfferFields,
  { key, consent }: { readonly key: string; readonly consent: boolean },
): Promise<SentOffer> {
  const { amount, deposit, settlementDays, finance, conditions, buyer, phone } = fields;
  const input = { amount, deposit, settlementDays, finance, conditions, buyer, phone };
  try {
    const { sendOffer: sent } = await graph.write(sendOffer, {
      listingId,
      consent,
      input,
      key: onceKey('offer', key, [listingId, JSON.stringify(input)]),
    });
    return { id: sent.id };
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    if (error.code === '') return { problems: { form: unreachable } };
    const own = error.problems.filter(({ field }) => (offerFieldNames as readonly string[]).includes(field));
    return {
      problems:
        own.length > 0
          ? Object.fromEntries(own.map(({ field, message }) => [field, message]))
          : { form: error.message },
    };
  }
}

/** Withdraws an offer. */
export const actOnOffer: ActionHandler = async (graph, _, { id = '' }) => {
  try {
    await graph.write(withdraw, { id });
    return { location: offerAddress(id), confirmation: 'Offer withdrawn.' };
  } catch (error) {
    return { failure: failureOf('Your offer wasn’t withdrawn.', error) };
  }
};
