import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph } from '@verandah/areas/test-kit';
import type { SpotMapProps } from '@verandah/map';
import { services, Site } from '../../test-kit/site.tsx';
import { BoundaryMap } from './boundary-map.tsx';

// The map itself draws on a canvas, which the test browser lacks.
jest.mock('@verandah/map', () => ({
  SpotMap: ({ spots, label, boundary, onSelect }: SpotMapProps) => (
    <div aria-label={label} role="application" data-boundary={boundary?.geoJson}>
      {spots.map(({ id, text, at }) => (
        <button key={id} data-at={at.join()} onClick={() => onSelect(id)}>
          {text}
        </button>
      ))}
    </div>
  ),
}));

const picture = {
  width: 960,
  height: 540,
  path: 'M0 0l9 0 0 9z',
  approximate: false,
  credit: 'ABS',
  around: [],
  x: 5,
  y: 5,
  scale: { kilometres: 1, length: 100 },
};

test('[LOC-41] the map of a suburb has its boundary and streets, each in the middle of its homes; one opens its page', async () => {
  const street = (name: string, bounds: readonly number[] | null) => ({
    street: { name, slug: name.toLowerCase().replace(' ', '-'), bounds },
  });
  const responses: Record<string, unknown> = { LocationMap: { location: { boundary: null }, locationIndex: null } };
  const { graph } = stubGraph(responses);
  const report = jest.fn();
  const site = { ...services(graph), report };
  const navigate = jest.spyOn(site, 'navigate').mockResolvedValue(undefined);
  render(
    <Site given={site}>
      <BoundaryMap
        place={{ id: '1', slug: 'richmond-vic-3121', name: 'Richmond', label: 'Richmond, VIC 3121' }}
        picture={picture}
      />
    </Site>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open map of Richmond, VIC 3121' }));
  const again = await screen.findByRole('button', { name: 'Reload map' });
  expect(report).toHaveBeenCalledTimes(1);
  responses['LocationMap'] = {
    location: { boundary: { approximate: false, geoJson: '{}' } },
    // A street without a home whose position is public is not on the map.
    locationIndex: { results: [street('Swan Street', [-37.83, 144.99, -37.82, 145]), street('Hidden Lane', null)] },
  };
  await userEvent.click(again);
  const map = await screen.findByRole('application', { name: 'Map of Richmond, VIC 3121' });
  expect(map).toHaveAttribute('data-boundary', '{}');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  const swan = screen.getByRole('button', { name: 'Swan Street' });
  expect(swan).toHaveAttribute('data-at', '144.995,-37.825');
  expect(screen.getByText(/^Select a street to see its homes\. ABS/)).toBeVisible();
  await userEvent.click(swan);
  expect(navigate).toHaveBeenCalledWith('/location/richmond-vic-3121/swan-street');
});
