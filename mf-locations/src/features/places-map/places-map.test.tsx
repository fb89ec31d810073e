import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph } from '@verandah/areas/test-kit';
import { services, Site } from '../../test-kit/site.tsx';
import { PlacesMap } from './places-map.tsx';

// The map itself draws on a canvas, which the test browser lacks; e2e/journeys/places-map.spec.ts uses it.
jest.mock('@verandah/map', () => ({
  SpotMap: ({
    spots,
    label,
    onSelect,
  }: {
    readonly spots: readonly { readonly id: string; readonly text: string }[];
    readonly label: string;
    onSelect(id: string): void;
  }) => (
    <div aria-label={label} role="application">
      {spots.map(({ id, text }) => (
        <button key={id} onClick={() => onSelect(id)}>
          {text}
        </button>
      ))}
    </div>
  ),
}));

const show = (pins: unknown) => {
  const { graph, requests } = stubGraph({ LocationPins: pins });
  const site = services(graph, false);
  const navigate = jest.spyOn(site, 'navigate').mockResolvedValue(undefined);
  render(
    <Site given={site}>
      <PlacesMap type="suburb" within="vic" label="Map of suburbs in Victoria" href={(slug) => `/location/${slug}`} />
    </Site>,
  );
  return { requests, navigate };
};

test('[LOC-13] the map is loaded when it is wanted, gets the focus, and a place on it opens its page', async () => {
  const { requests, navigate } = show({
    locationPins: [{ name: 'Richmond', slug: 'richmond-vic-3121', latitude: -37.82, longitude: 145 }],
  });
  expect(requests).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show on a map' }));
  expect(await screen.findByRole('application', { name: 'Map of suburbs in Victoria' })).toBeVisible();
  expect(requests).toEqual([{ name: 'LocationPins', variables: { type: 'suburb', within: 'vic' } }]);
  expect(screen.getByRole('figure')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Richmond' }));
  expect(navigate).toHaveBeenCalledWith('/location/richmond-vic-3121');
});
