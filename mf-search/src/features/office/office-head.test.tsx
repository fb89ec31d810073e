import { screen } from '@testing-library/react';
import { finch } from '../../test-kit/market.ts';
import { visit } from '../../test-kit/visit.tsx';
import { OfficeHead } from './office-head.tsx';

test("[SRCH-18] the office's name, suburb and telephone are links", () => {
  visit(<OfficeHead office={finch} mode="rent" />);
  expect(screen.getByRole('link', { name: 'Finch Estate' })).toHaveAttribute(
    'href',
    '/real-estate-agency/finch-estate-12/rent',
  );
  expect(screen.getByRole('link', { name: 'Richmond, VIC 3121' })).toHaveAttribute(
    'href',
    '/for-rent/richmond-vic-3121/real-estate',
  );
  expect(screen.getByRole('link', { name: 'Call Finch Estate: 03 9000 0012' })).toHaveAttribute(
    'href',
    'tel:0390000012',
  );
  expect(screen.getByRole('region', { name: 'Office' }).style.getPropertyValue('--brand')).toBe('#224466');
});

test('an office with only a name', () => {
  visit(<OfficeHead office={{ ...finch, phone: null, location: null, brandColour: null }} mode="buy" />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
