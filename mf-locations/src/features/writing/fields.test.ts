import { checkReview, emptyReview, fieldsOf, reviewInput, type ReviewFields } from './fields.ts';

const good: ReviewFields = {
  ...emptyReview,
  relation: 'lives',
  rating: '4',
  text: ' Trams at both ends of the street. ',
  pros: 'Trams\n\n Market ',
  cons: '',
  'factor-parking': '2',
  'factor-transport': '5',
};

test('[LOC-05] a review is sent with its stars, factors and points; empty fields are left out', () => {
  expect(checkReview(good)).toEqual({});
  expect(reviewInput(good)).toEqual({
    relation: 'lives',
    rating: 4,
    title: '',
    text: 'Trams at both ends of the street.',
    pros: ['Trams', 'Market'],
    cons: [],
    ratings: [
      { factor: 'transport', rating: 5 },
      { factor: 'parking', rating: 2 },
    ],
  });
  expect(fieldsOf(reviewInput(good))).toEqual({ ...good, text: good.text.trim(), pros: 'Trams\nMarket' });
});

test('[LOC-05] each field with an error has a message with what to do', () => {
  expect(checkReview(emptyReview)).toEqual({
    relation: 'Choose how you know the suburb.',
    rating: 'Choose a rating from 1 to 5 stars.',
    text: expect.stringContaining('at least 20 characters'),
  });
  expect(
    checkReview({
      ...good,
      rating: '6',
      title: 'x'.repeat(121),
      text: 'x'.repeat(5001),
      pros: 'a\nb\nc\nd\ne\nf\ng',
      cons: 'x'.repeat(81),
    }),
  ).toEqual({
    rating: 'Choose a rating from 1 to 5 stars.',
    title: 'The title can be up to 120 characters.',
    text: 'Your review can be up to 5000 characters.',
    pros: 'List up to 6 pros, one per line.',
    cons: 'Each line can be up to 80 characters.',
  });
});
