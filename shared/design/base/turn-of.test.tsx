import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { turnOf } from './turn-of.ts';
import { TurnContext, useHydrated } from './use-hydrated.ts';

function Part({ name }: { readonly name: string }) {
  return useHydrated() ? <button type="button">{name}</button> : <p>{name}</p>;
}

const list = (
  <>
    <Part name="head" />
    {['first', 'second', 'third'].map((name, turn) => (
      <TurnContext key={name} value={turnOf(turn)}>
        <Part name={name} />
      </TurnContext>
    ))}
  </>
);
const alive = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('[SRCH-53] parts of a hydrated page get their controls in turns, each in a task of its own; later ones at once', () => {
  jest.useFakeTimers();
  try {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(list);
    const problems = jest.fn();
    act(() => {
      hydrateRoot(container, list, { onRecoverableError: problems });
    });
    expect(alive()).toEqual(['head', 'first']);
    act(() => jest.advanceTimersToNextTimer());
    expect(alive()).toEqual(['head', 'first', 'second']);
    act(() => jest.advanceTimersToNextTimer());
    expect(alive()).toEqual(['head', 'first', 'second', 'third']);
    expect(problems).not.toHaveBeenCalled();
    container.remove();

    render(list);
    expect(alive()).toEqual(['head', 'first', 'second', 'third']);
  } finally {
    jest.useRealTimers();
  }
});
