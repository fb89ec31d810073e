import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph, services, Site } from '@verandah/areas/test-kit';
import { renderToString } from 'react-dom/server';
import { PortalContext } from '../../features/portal/portal-context.ts';
import { portalForms, ownListing } from '../../test-kit/portal.ts';
import { PinField } from './pin-field.tsx';

jest.mock('@verandah/map', () => ({
  PinMap: ({ pin, approximate, onPlace }: { pin: number[]; approximate: boolean; onPlace(point: number[]): void }) => (
    <button type="button" onClick={() => onPlace([145.01, -37.83])}>
      {`${approximate ? 'about' : 'at'} ${pin.join(' ')}`}
    </button>
  ),
}));

const { home } = ownListing;
const around = (label: string) => ({ nearestLocations: [{ containsPosition: true, location: { label } }] });
const tree = (
  given: Partial<typeof home>,
  spot: Parameters<typeof PinField>[0]['spot'] = null,
  place = 'Richmond, VIC 3121',
) => (
  <Site given={services(stubGraph({ PortalAroundPin: around(place) }).graph)}>
    <PortalContext value={portalForms()}>
      <PinField home={{ ...home, ...given }} spot={spot} />
    </PortalContext>
  </Site>
);
const position = () => document.querySelector<HTMLInputElement>('input[name="position"]')?.value;
const openMap = () => userEvent.click(screen.getByRole('button', { name: 'Show the map' }));

test('[LIST-38] an approximate position is called so until the agent places the pin; the form sends only a placed one', async () => {
  render(tree({ isApproximate: true }));
  expect(screen.getByText(/^Approximate: the middle of the street/)).toBeVisible();
  expect(position()).toBe('');
  await openMap();
  await userEvent.click(await screen.findByRole('button', { name: 'about 145 -37.82' }));
  expect(screen.getByText('Pin moved. Save to show it.')).toBeVisible();
  expect(position()).toBe('-37.83, 145.01');
  expect(await screen.findByText('The pin is in Richmond, VIC 3121.')).toBeVisible();
});

test('[LIST-38] a pin in another suburb is warned about', async () => {
  render(tree({}, null, 'Cremorne, VIC 3121'));
  expect(
    await screen.findByText('The pin is in Cremorne, VIC 3121, not in Richmond, VIC 3121. Check its place.'),
  ).toBeVisible();
});

test('[LIST-38] a removed pin leaves the middle of the street; a chosen address needs its own pin, a corrected one does not', async () => {
  const { rerender } = render(tree({}));
  await openMap();
  expect(await screen.findByRole('button', { name: 'at 145 -37.82' })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remove the pin' }));
  expect(screen.getByRole('button', { name: 'about 145 -37.82' })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remove the pin' }));
  rerender(tree({}, { point: [144.9, -37.7], chosen: null }));
  expect(position()).toBe('-37.82, 145');
  rerender(tree({}, { point: [144.9, -37.7], chosen: 'Fitzroy, VIC 3065' }));
  expect(await screen.findByRole('button', { name: 'about 144.9 -37.7' })).toBeVisible();
  expect(position()).toBe('');
  await act(async () => undefined);
});

test('[LIST-38] without script the saved pin is in the form, with a checkbox to take it off', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(tree({}));
  expect(page.querySelector<HTMLInputElement>('input[name="position"]')?.value).toBe('-37.82, 145');
  expect(page.querySelector('input[name="unpin"]')).not.toBeNull();
  expect(page.textContent).toContain('The pin is where you placed it.');
});
