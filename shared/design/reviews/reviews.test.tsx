import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Avatar } from '../people/avatar.tsx';
import { initialsOf, tintOf } from '../people/initials.ts';
import { RatingInput } from './rating-input.tsx';
import { Rating } from './rating.tsx';
import { ReviewItem } from './review-item.tsx';

test('[A11Y-01] stars have their figure and count in words', () => {
  render(
    <>
      <Rating value={4.6} count={31} />
      <Rating value={5} />
      <Rating value={null} count={0} />
    </>,
  );
  expect(screen.getByText('4.6 out of 5 stars from 31 reviews')).toBeInTheDocument();
  expect(screen.getByText('5 out of 5 stars')).toBeInTheDocument();
  expect(screen.getByText('No reviews yet')).toBeVisible();
});

test('[SHELL-22] stars are drawn by the style sheet: they are one element', () => {
  const { container } = render(<Rating value={4.3} count={3} />);
  expect(container.querySelector('[style]')).toBeEmptyDOMElement();
  expect(container.querySelector('[style]')).toHaveStyle({ '--filled': '86%' });
  expect(container.querySelector('svg')).toBeNull();
});

test('[A11Y-02] stars are chosen by keyboard, and without script they are a group of radio buttons', async () => {
  const chosen: number[] = [];
  render(
    <RatingInput
      name="rating"
      label="Overall"
      value={3}
      error="Choose one to five stars."
      onChange={(value) => chosen.push(value)}
    />,
  );
  const group = screen.getByRole('radiogroup', { name: 'Overall' });
  expect(group).toHaveAccessibleDescription('Choose one to five stars.');
  expect(within(group).getByRole('radio', { name: /^3 stars/ })).toBeChecked();
  within(group)
    .getByRole('radio', { name: /^3 stars/ })
    .focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen).toEqual([4]);
  const plain = renderToStaticMarkup(<RatingInput name="rating" label="Overall" value={2} />);
  expect(plain.match(/type="radio"/g)).toHaveLength(5);
  expect(plain).toMatch(/checked=""[^>]*value="2"|value="2"[^>]*checked=""/);
});

test('a review has its author, role, day, text and reply', () => {
  render(
    <ReviewItem
      author="Jo Li"
      authorHref="/user/jo"
      as="Vendor"
      date="14/11/2026"
      dateTime="2026-11-14"
      rating={4}
      title="Calm"
      text={'One.\n\nTwo.'}
      marks={['Imported']}
      reply={{ by: 'Olivia Nakamura', date: '15/11/2026', dateTime: '2026-11-15', text: 'Thank you.' }}
    >
      <button type="button">Report</button>
    </ReviewItem>,
  );
  const review = screen.getByRole('article');
  expect(within(review).getByRole('link', { name: 'Jo Li' })).toHaveAttribute('href', '/user/jo');
  expect(within(review).getByText('One.').tagName).toBe('P');
  expect(within(review).getByRole('group', { name: 'Reply from Olivia Nakamura' })).toHaveTextContent('Thank you.');
  expect(review).toHaveTextContent('Imported');
});

test('a person without a picture has initials and always the same tint', () => {
  expect(['Olivia van Nakamura', 'Cher', 'anna-marie o’neil', '李 小龙', ' ', '42'].map(initialsOf)).toEqual([
    'ON',
    'C',
    'AO',
    '李小',
    '?',
    '?',
  ]);
  expect(tintOf('Olivia', 6)).toBe(tintOf('Olivia', 6));
  const { container } = render(
    <>
      <Avatar name="Jo Li" />
      <Avatar name="Jo Li" picture="/media/avatars/1.webp" />
    </>,
  );
  expect(container.querySelector('span')).toHaveAttribute('data-initials', 'JL');
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
});
