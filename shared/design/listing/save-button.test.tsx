import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { cardListing, noon } from './fixture.ts';
import { ListingCard } from './listing-card.tsx';
import { SavingContext, type Saving } from './saving.ts';

/** A `Saving` with its set of saved listings and the requests that it received. */
function testSaving() {
  const saved = new Set<string>();
  const requested: string[] = [];
  let notify = (): void => undefined;
  const saving: Saving = {
    follow: (changed) => {
      notify = changed;
      return () => undefined;
    },
    has: (id) => saved.has(id),
    requestSave: (id) => requested.push(id),
  };
  return {
    saving,
    requested,
    addToSaved: (id: string) =>
      act(() => {
        saved.add(id);
        notify();
      }),
  };
}
const card = (saving: Saving | null) => (
  <SavingContext value={saving}>
    <ListingCard now={noon} listing={cardListing()} actions={<button type="button">Hide</button>} />
  </SavingContext>
);

test('[LIST-08, COLL-02] Save is on every card, outside its link and before its other actions, and requests to save its home', async () => {
  const { saving, requested } = testSaving();
  render(card(saving));
  const save = screen.getByRole('button', { name: 'Save 12 Rose Street' });
  expect(save.closest('a')).toBeNull();
  expect(
    save.compareDocumentPosition(screen.getByRole('button', { name: 'Hide' })) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
  await userEvent.click(save);
  expect(requested).toEqual(['7']);
});

test('[COLL-02] Save is pressed while the listing is in a collection', () => {
  const { saving, addToSaved } = testSaving();
  render(card(saving));
  const save = screen.getByRole('button', { name: 'Save 12 Rose Street' });
  expect(save).toHaveAttribute('aria-pressed', 'false');
  addToSaved('7');
  expect(save).toHaveAttribute('aria-pressed', 'true');
});

test('without script, or where nothing can be saved, there is no Save', () => {
  expect(renderToString(card(testSaving().saving))).not.toContain('Save');
  render(card(null));
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
});
