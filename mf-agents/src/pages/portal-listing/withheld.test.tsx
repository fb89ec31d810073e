import { render, screen } from '@testing-library/react';
import { Withheld } from './withheld.tsx';

test('[LIST-42] an agent sees which prices of the words visitors don’t read, and why', () => {
  const { rerender, container } = render(
    <Withheld
      withheld={[
        { field: 'title', words: ['$900,000'], reason: 'hidden-price' },
        { field: 'description', words: ['1.1m', '1.2m'], reason: 'price-law' },
      ]}
    />,
  );
  expect(screen.getByText(/In the headline/)).toHaveTextContent(
    'In the headline, visitors see “contact agent” instead of “$900,000” because the price is hidden.',
  );
  expect(screen.getByText(/In the description/)).toHaveTextContent(
    'instead of “1.1m”, “1.2m” because your state’s price advertising rules don’t allow it.',
  );
  rerender(<Withheld withheld={[]} />);
  expect(container).toBeEmptyDOMElement();
});
