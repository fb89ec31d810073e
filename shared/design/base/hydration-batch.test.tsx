import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { hydrationBatch } from './hydration-batch.ts';
import { HydrationContext, useHydrated } from './use-hydrated.ts';

function Part({ name }: { readonly name: string }) {
  return useHydrated() ? <button type="button">{name}</button> : <p>{name}</p>;
}

const list = (
  <>
    <Part name="head" />
    {['first', 'second', 'third'].map((name, batch) => (
      <HydrationContext key={name} value={hydrationBatch(batch)}>
        <Part name={name} />
      </HydrationContext>
    ))}
  </>
);
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('[SRCH-53] parts of a hydrated page get their controls in batches, each in a task of its own; later ones at once', () => {
  jest.useFakeTimers();
  try {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(list);
    const problems = jest.fn();
    act(() => {
      hydrateRoot(container, list, { onRecoverableError: problems });
    });
    expect(buttons()).toEqual(['head', 'first']);
    act(() => jest.advanceTimersToNextTimer());
    expect(buttons()).toEqual(['head', 'first', 'second']);
    act(() => jest.advanceTimersToNextTimer());
    expect(buttons()).toEqual(['head', 'first', 'second', 'third']);
    expect(problems).not.toHaveBeenCalled();
    container.remove();

    render(list);
    expect(buttons()).toEqual(['head', 'first', 'second', 'third']);
  } finally {
    jest.useRealTimers();
  }
});
