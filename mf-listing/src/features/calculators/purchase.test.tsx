import { cleanup, render, screen } from '@testing-library/react';
import { dutySchedule } from './duty/stamp-duty.ts';
import { PurchaseNotes, PurchaseResult } from './purchase.tsx';
import { purchaseSum } from './purchase-sum.ts';

const fields = {
  price: '800,000',
  deposit: '160,000',
  rate: '6',
  years: '30',
  buyer: 'owner',
  bought: 'home',
  rent: '',
  income: '',
};
function shown(state: string): string {
  const { sum } = purchaseSum(fields, state);
  if (!sum) throw new Error(state);
  render(
    <>
      <PurchaseResult sum={sum} />
      <PurchaseNotes schedule={dutySchedule(state)} />
    </>,
  );
  return document.body.textContent;
}
afterEach(cleanup);

test('[LIST-12] the duty names its revenue office and the date of its rates', () => {
  expect(shown('VIC')).toMatch(
    /at the rates of State Revenue Office Victoria, in force since 1 July 2021, as published on 11 December 2025/,
  );
  expect(screen.getByRole('link', { name: 'State Revenue Office Victoria' })).toHaveAttribute(
    'href',
    'https://www.sro.vic.gov.au/land-transfer-duty',
  );
  expect(screen.queryByText('The duty is an estimate.')).toBeNull();
});

test("[LIST-12] where today's rates could not be confirmed, the duty is called an estimate, with the state and the reason", () => {
  expect(shown('NSW')).toMatch(
    /The duty is an estimate\..*couldn’t confirm the New South Wales thresholds from 1 July 2026/,
  );
});
