import { featureBits } from '@verandah/market';
import type * as v from 'valibot';
import { invalidInput } from '../../../../platform/problems/public.ts';
import { forbidsGuide, priceLawBreach } from '../../../listings/public.ts';
import type { Change, EditableRow } from './change.ts';
import type { editInput } from './edit-input.ts';

/**
 * The columns that an agent's changes of a listing set; absent fields stay.
 * @param isMoved whether the listing gets another suburb, whose state's price law then applies to the present price
 * @throws {Refusal} invalid by the price law of the listing's state
 */
export function editedColumns(row: EditableRow, edit: v.InferOutput<typeof editInput>, isMoved = false): Change {
  const wanted: Change = {
    ...(edit.title !== undefined && { title: edit.title }),
    ...(edit.description !== undefined && { description: edit.description }),
    ...(edit.searchPrice !== undefined && { search_price: edit.searchPrice }),
    ...(edit.priceVisible !== undefined && { price_visible: edit.priceVisible }),
    ...(edit.priceText !== undefined && { price_text: edit.priceText }),
    ...(edit.streetVisible !== undefined && { street_visible: edit.streetVisible }),
    ...(edit.auctionAt !== undefined && { auction_at: edit.auctionAt }),
    ...(edit.bedrooms !== undefined && { bedrooms: edit.bedrooms }),
    ...(edit.bathrooms !== undefined && { bathrooms: edit.bathrooms }),
    ...(edit.carSpaces !== undefined && { car_spaces: edit.carSpaces }),
    ...(edit.availableOn !== undefined && { available_on: edit.availableOn }),
    ...(edit.bond !== undefined && { bond: edit.bond }),
    ...(edit.features !== undefined && { features: featureBits(edit.features) }),
  };
  if (wanted.auction_at !== undefined && wanted.auction_at !== null && row.listing_class === 'rental')
    throw invalidInput({ field: 'auctionAt', message: 'Rentals can’t have an auction.' });
  const after = { ...row, ...wanted };
  const concerns = ['search_price', 'price_visible', 'price_text', 'auction_at'].some((name) => name in wanted);
  if (concerns || isMoved) checkPriceLaw(after);
  if (concerns && after.price_visible && after.search_price === null && (after.price_text ?? '') === '')
    throw invalidInput({ field: 'searchPrice', message: 'Enter a price to show.' });
  return wanted;
}

function checkPriceLaw(row: EditableRow): void {
  const offer = { stateCode: row.state_code, rental: row.listing_class === 'rental', auction: row.auction_at !== null };
  const text = row.price_text ?? '';
  const breach = text === '' ? undefined : priceLawBreach(text, offer);
  if (breach) throw invalidInput({ field: 'priceText', message: breach.message });
  if (forbidsGuide(offer) && row.price_visible)
    throw invalidInput({
      field: 'priceVisible',
      message: 'Auction properties in Queensland can’t show a price guide. Hide the price.',
    });
  if (!row.price_visible && /\d/.test(text))
    throw invalidInput({
      field: 'priceText',
      message: 'The display price can’t include figures when the price is hidden. Remove them or show the price.',
    });
}
