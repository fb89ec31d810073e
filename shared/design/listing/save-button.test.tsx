import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { cardListing, noon } from './fixture.ts';
import { ListingCard } from './listing-card.tsx';
import { SavingContext, type Saving } from './saving.ts';

/** What is saved, and the requests. */
function keeping() {
  const kept = new Set<string>();
  const asked: string[] = [];
  let tell = (): void => undefined;
  const saving: Saving = {
    follow: (changed) => {
      tell = changed;
      return () => undefined;
    },
    has: (id) => kept.has(id),
    ask: (id) => asked.push(id),
  };
  return {
    saving,
    asked,
    keep: (id: string) =>
      act(() => {
        kept.add(id);
        tell();
      }),
  };
}
const card = (saving: Saving | null) => (
  <SavingContext value={saving}>
    <ListingCard now={noon} listing={cardListing()} actions={<button type="button">Hide</button>} />
  </SavingContext>
);

test('[LIST-08, COLL-02] Save stands on every card, outside its link and before its other actions, and asks for the choice of collections', async () => {
  const { saving, asked } = keeping();
  render(card(saving));
  const save = screen.getByRole('button', { name: 'Save 12 Rose Street' });
  expect(save.closest('a')).toBeNull();
  expect(
    save.compareDocumentPosition(screen.getByRole('button', { name: 'Hide' })) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
  await userEvent.click(save);
  expect(asked).toEqual(['7']);
});

test('[COLL-02] Save is pressed while the listing is in a collection', () => {
  const { saving, keep } = keeping();
  render(card(saving));
  const save = screen.getByRole('button', { name: 'Save 12 Rose Street' });
  expect(save).toHaveAttribute('aria-pressed', 'false');
  keep('7');
  expect(save).toHaveAttribute('aria-pressed', 'true');
});

test('without script, or where nothing can be kept, there is no Save', () => {
  expect(renderToString(card(keeping().saving))).not.toContain('Save');
  render(card(null));
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
});
