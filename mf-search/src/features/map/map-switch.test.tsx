import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use, useState } from 'react';
import { MapSwitch } from './map-switch.tsx';
import type { MapPaneState } from './use-map-pane.ts';

const pane = { sheet: 'peek', setSheet() {}, inView: undefined, setInView() {}, close() {} } as const;

test('[SHELL-101] a press on Map shows on its button before the map does', async () => {
  let arrive: () => void = () => undefined;
  const map = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  function Homes() {
    use(map);
    return <p>Map of homes</p>;
  }
  function Page() {
    const [shown, setShown] = useState<MapPaneState['shown']>('hidden');
    return (
      <>
        <Suspense>{shown === 'over' && <Homes />}</Suspense>
        <MapSwitch pane={{ ...pane, shown, open: () => setShown('over') }} where="bar" />
      </>
    );
  }
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Map' });
  expect(button).not.toHaveAttribute('aria-busy');
  await act(async () => {
    fireEvent.click(button);
  });
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('Map of homes')).toBeNull();
  await act(async () => arrive());
  expect(screen.getByText('Map of homes')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'List' })).not.toHaveAttribute('aria-busy');
});
