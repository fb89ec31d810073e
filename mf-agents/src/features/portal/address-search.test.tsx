import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph, services, Site } from '@verandah/areas/test-kit';
import { AddressFields } from './address-fields.tsx';
import { PortalContext } from './portal-context.ts';
import { portalForms } from '../../test-kit/portal.ts';

const wilson = {
  kind: 'street',
  label: 'Wilson Street, Richmond, VIC 3121',
  latLong: null,
  bounds: [-37.9, 144.9, -37.7, 145.1],
};

function show(found: readonly object[]) {
  const { graph, requests } = stubGraph({
    PortalAddresses: { locationSearch: found },
    PortalSuburbs: { locationSearch: [] },
  });
  const onSpot = jest.fn();
  const send = jest.fn();
  render(
    <Site given={services(graph)}>
      <PortalContext value={portalForms(send)}>
        <form onSubmit={send}>
          <AddressFields onSpot={onSpot} />
        </form>
      </PortalContext>
    </Site>,
  );
  return { requests, onSpot, send };
}

test('[LIST-38] an address is typed and chosen by keyboard: its fields are filled in and its position is stated', async () => {
  const { onSpot, send } = show([wilson]);
  const search = screen.getByRole('combobox', { name: 'Find the address' });
  await userEvent.type(search, '3/12 wilson st');
  expect(await screen.findByRole('option', { name: '3/12 Wilson Street, Richmond, VIC 3121' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByLabelText('Street')).toHaveValue('Wilson Street');
  expect(screen.getByLabelText(/^Number/)).toHaveValue('12');
  expect(screen.getByLabelText(/^Unit/)).toHaveValue('3');
  expect(screen.getByLabelText('Suburb')).toHaveValue('Richmond, VIC 3121');
  expect(onSpot).toHaveBeenCalledWith({ point: [145, expect.closeTo(-37.8)], chosen: 'Richmond, VIC 3121' });
  expect(search).toHaveValue('');
  expect(send).not.toHaveBeenCalled();
});

test('[LIST-38] an unknown address has a message, and Enter sends nothing', async () => {
  const { send } = show([]);
  await userEvent.type(screen.getByRole('combobox', { name: 'Find the address' }), '9 nowhere{Enter}');
  expect(screen.getByText('Nothing found for “9 nowhere”. Fill in the address below.')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

test('[LIST-38] fields that are filled in by hand are looked up when they are left', async () => {
  const { onSpot } = show([wilson]);
  await userEvent.type(screen.getByLabelText('Suburb'), 'Richmond, VIC 3121');
  await userEvent.type(screen.getByLabelText('Street'), 'Wilson Street');
  await userEvent.tab();
  expect(onSpot).toHaveBeenLastCalledWith({ point: [145, expect.closeTo(-37.8)], chosen: null });
});
