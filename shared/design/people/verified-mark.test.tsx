import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VerifiedMark } from './verified-mark.tsx';

test('[MOD-12] a verified agency shows its licence by state, and on demand when and where it was verified', async () => {
  const licences = [{ stateCode: 'VIC', number: '091234L', verifiedAt: '2026-11-03T02:00:00Z' }];
  const { rerender } = render(<VerifiedMark name="Pelican Homes" licences={licences} />);
  const mark = screen.getByText(/^Verified agency, licence 091234L \(VIC\)/);
  const basis = screen.getByRole('group');
  expect(basis).not.toHaveAttribute('open');
  await userEvent.click(mark);
  expect(basis).toHaveAttribute('open');
  expect(basis).toHaveTextContent('VictoriaLicence 091234L, verified on 3 Nov 2026.');
  expect(basis).toHaveTextContent(/SourceThe state’s public register/);
  rerender(<VerifiedMark name="Pelican Homes" licences={[]} />);
  expect(screen.queryByText(/Verified/)).toBeNull();
});
