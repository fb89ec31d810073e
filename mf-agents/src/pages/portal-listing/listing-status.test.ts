import { stubGraph, request } from '@verandah/areas/test-kit';
import { submitPage } from '../../features/portal/load-portal.ts';
import { asAgent, ownListing, part, refusal, written } from '../../test-kit/portal.ts';

const listing = ownListing;
describe('the state of a listing', () => {
  const send = (fields: Readonly<Record<string, string | string[]>>, responses: object) => {
    const { graph, requests } = stubGraph({ ...asAgent, PortalListing: { ownListing: listing }, ...responses });
    return {
      requests,
      result: submitPage(part('listing'), request(graph, '/agent-portal/listings/7', { id: '7' }), {
        key: 'abcdef0123456',
        ...fields,
      }),
    };
  };

  test('[PORT-01] sold with a price that may be hidden; a price that is to be shown is required', async () => {
    const sold = send(
      { form: 'complete', completedOn: '2026-11-20', price: '$1,310,000' },
      { CompleteListing: { completeListing: { listingType: 'sale' } } },
    );
    expect(await sold.result).toMatchObject({ status: 303, location: '/agent-portal/listings/7?done=sold' });
    const leased = send(
      { form: 'complete', completedOn: '2026-11-20', price: '' },
      { CompleteListing: { completeListing: { listingType: 'rental' } } },
    );
    expect(await leased.result).toMatchObject({ location: '/agent-portal/listings/7?done=leased' });
    expect(written(sold.requests, 'CompleteListing')[0]?.['input']).toEqual({
      completedOn: '2026-11-20',
      price: 1_310_000,
      priceVisible: false,
    });
    const wrong = send({ form: 'complete', completedOn: 'yesterday', price: '', priceVisible: 'yes' }, {});
    expect(await wrong.result).toMatchObject({
      status: 422,
      data: {
        refused: {
          problems: { completedOn: expect.any(String), price: expect.stringContaining('or hide it') },
        },
      },
    });
  });

  test('[LOC-24] how the auction ended is saved with its day, and cleared', async () => {
    const taken = { SetAuctionResult: { setAuctionResult: { id: '7' } } };
    const save = (result: string, heldOn: string) => send({ form: 'auction', result, heldOn }, taken);
    const passedIn = save('passedIn', '2026-11-21');
    expect(await passedIn.result).toMatchObject({ location: '/agent-portal/listings/7?done=auction' });
    const cleared = save('', '2026-11-21');
    await cleared.result;
    expect([passedIn, cleared].map(({ requests }) => written(requests, 'SetAuctionResult')[0])).toMatchObject([
      { id: '7', result: 'passedIn', heldOn: '2026-11-21' },
      { id: '7', result: null, heldOn: null },
    ]);
    expect(await save('passedIn', 'Saturday').result).toMatchObject({
      status: 422,
      data: { refused: { problems: { heldOn: expect.any(String) } } },
    });
  });

  test('[PORT-01] under offer, its reversal and drafts: each by its own button', async () => {
    const offer = send({ form: 'under-offer', to: 'yes' }, { SetUnderOffer: { setUnderOffer: { id: '7' } } });
    expect(await offer.result).toMatchObject({ location: '/agent-portal/listings/7?done=underOffer' });
    expect(written(offer.requests, 'SetUnderOffer')[0]).toMatchObject({
      underOffer: true,
      key: expect.stringMatching(/^offer-/),
    });
    expect(await send({ form: 'reopen' }, { ReopenListing: { reopenListing: { id: '7' } } }).result).toMatchObject({
      location: '/agent-portal/listings/7?done=reopened',
    });
    expect(
      await send({ form: 'publish', to: 'no' }, { SetListingPublished: { setListingPublished: { id: '7' } } }).result,
    ).toMatchObject({ location: '/agent-portal/listings/7?done=draft' });
    expect(
      await send(
        { form: 'under-offer', to: 'yes' },
        { SetUnderOffer: refusal('SetUnderOffer', 'CONFLICT', 'This home is no longer on the market.') },
      ).result,
    ).toMatchObject({ status: 422, data: { refused: { message: 'This home is no longer on the market.' } } });
  });

  test("[PORT-01] inspections are added in the property's time zone and removed by ticking; past and duplicate ones are rejected", async () => {
    const added = send(
      { form: 'add-visit', startsAt: '2026-12-05T11:00', minutes: '45' },
      { SetInspections: { setInspections: { id: '7' } } },
    );
    expect(await added.result).toMatchObject({ location: '/agent-portal/listings/7?done=visits#inspections' });
    expect(written(added.requests, 'SetInspections')[0]?.['inspections']).toEqual([
      ...listing.inspections,
      { startsAt: '2026-12-05T00:00:00.000Z', endsAt: '2026-12-05T00:45:00.000Z' },
    ]);
    for (const [startsAt, message] of [
      ['2026-11-01T11:00', 'passed'],
      ['2026-11-28T11:00', 'already'],
      ['soon', 'date and time'],
    ] as const) {
      expect(await send({ form: 'add-visit', startsAt, minutes: '30' }, {}).result).toMatchObject({
        status: 422,
        data: { refused: { problems: { startsAt: expect.stringContaining(message) } } },
      });
    }
    const gone = send(
      { form: 'remove-visits', visit: '2026-11-28T00:00:00.000Z' },
      { SetInspections: { setInspections: { id: '7' } } },
    );
    await gone.result;
    expect(written(gone.requests, 'SetInspections')[0]?.['inspections']).toEqual([]);
    expect(await send({ form: 'remove-visits' }, {}).result).toMatchObject({
      status: 422,
      data: { refused: { message: expect.stringContaining('Select') } },
    });
  });

  test('[PORT-01] a listing is withdrawn and restored by a button each', async () => {
    const responses = {
      WithdrawListing: { withdrawListing: { id: '7' } },
      TakeListingBack: { takeListingBack: { id: '7' } },
    };
    const here = '/agent-portal/listings/7';
    expect(await send({ form: 'withdraw' }, responses).result).toMatchObject({ location: `${here}?done=withdrawn` });
    expect(await send({ form: 'take-back' }, responses).result).toMatchObject({ location: `${here}?done=takenBack` });
  });
});
