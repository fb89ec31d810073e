import type { Chance } from '../chance.ts';

export type ReviewRole = 'vendor' | 'buyer' | 'landlord' | 'renter';

const openings: Readonly<Record<ReviewRole, readonly string[]>> = {
  vendor: [
    'We sold our family home in {place} with {first}.',
    '{first} sold our unit in {place} this year.',
    "Selling mum's house was never going to be easy.",
    'We interviewed three agents in {place} and chose {first}.',
    'This was the second home that {first} has sold for us.',
    'We listed with {first} after a slow start with somebody else.',
    'Our place in {place} needed work and {first} knew it.',
  ],
  buyer: [
    'We bought in {place} through {first}.',
    'As first home buyers we had a hundred questions.',
    'We missed out twice before {first} rang about this one.',
    'I dealt with {first} from the first open home to the keys.',
    'Bought at auction in {place} with {first} running the day.',
    'We were buying from interstate and saw the house on a video call.',
  ],
  landlord: [
    '{first} manages our flat in {place}.',
    'We moved overseas and left our house in {place} with {first}.',
    'Two properties, one property manager: {first}.',
    '{first} found tenants for our townhouse in {place}.',
    'I changed managers last winter and came to {first}.',
  ],
  renter: [
    'We rent in {place} and {first} is our contact.',
    'I applied for four places in {place}; {first} handled this one.',
    'First lease in Australia, and {first} was who we met.',
    'Our lease in {place} is in its second year with {first}.',
    'I moved out of a flat that {first} looks after.',
  ],
};

const praise: Readonly<Record<ReviewRole, readonly string[]>> = {
  vendor: [
    'The price guide was honest and the result came in above it.',
    'Every Saturday we had a call with what each buyer had said.',
    'Advice on what to fix, and what to leave, saved us a lot of money.',
    'The photographs made the house look like itself, only tidier.',
    'On auction day there was no pressure on us at all.',
    'There were no surprises in the fees.',
    'Two buyers dropped out and {first} found a third within a week.',
  ],
  buyer: [
    'The contract was in my inbox the same evening.',
    'Questions about the building report were answered without spin.',
    'We always knew where we stood.',
    'I was told plainly when our offer was too low.',
    'The settlement was moved by a week without any fuss.',
    'Other agents never rang back; {first} did, every time.',
  ],
  landlord: [
    'Inspections come with photographs and plain words.',
    'Repairs are done within days and at fair prices.',
    'The rent review was explained with figures from the street.',
    'The statements are easy to read, even at tax time.',
    'Good tenants, chosen with care, and no empty weeks.',
  ],
  renter: [
    'The hot water failed on a Sunday and was fixed on Monday.',
    'The condition report was fair and the bond came back whole.',
    'Requests get an answer within a day.',
    'Inspections are announced early and take ten minutes.',
    'I was told about the rent increase long before I had to be.',
  ],
};

const complaints: Readonly<Record<ReviewRole, readonly string[]>> = {
  vendor: [
    'After the contract was signed the calls became rare.',
    'The guide at the start was far above what buyers offered.',
    'We were pushed to take the first offer.',
    'The brochure had the wrong number of bathrooms.',
  ],
  buyer: [
    'Three messages went unanswered.',
    'The guide was a long way below the reserve.',
    'The open home was cancelled while we stood outside.',
    'We were told of other offers that nobody ever saw.',
  ],
  landlord: [
    'Repairs took weeks, and I heard of them from the tenant.',
    'The routine inspection was skipped twice.',
    'Fees turned up that nobody had mentioned.',
    'Our flat was empty for six weeks in summer.',
  ],
  renter: [
    'The leaking tap took two months and five emails.',
    'Nobody came to the inspection that was booked.',
    'The bond was argued over for marks that were in the first report.',
    'Calls go to a mailbox that is full.',
  ],
};

const closings: readonly (readonly string[])[] = [
  ['I would not go back.', 'We will look elsewhere next time.', "I can't recommend this experience."],
  ['It got done in the end, but not well.', 'There is a lot to improve here.', 'I expected more.'],
  ['Neither good nor bad, all told.', 'Fine, with a little more care it could be good.', 'It was all right.'],
  [
    'We would work together again.',
    'A good experience on the whole.',
    'Recommended, with small reservations about paperwork.',
    'Thank you for the patience.',
  ],
  [
    'I recommend {first} without hesitation.',
    'Could not have asked for more.',
    'We have already sent two friends.',
    'Five stars and a cake.',
    'Thank you, {first}, from all of us.',
    'The best we have dealt with in twenty years.',
  ],
];
const titles: readonly (readonly string[])[] = [
  ['Disappointed', 'Would not use again', 'Poor communication', 'Not what was promised'],
  ['Below expectations', 'Could do better', 'Hard to reach'],
  ['Average', 'It was all right', 'Mixed'],
  ['Very good', 'Professional', 'Reliable and friendly', 'Good result', 'Recommended'],
  [
    'Outstanding',
    'Honest from start to finish',
    'Above and beyond',
    'A pleasure',
    'Knows {place} inside out',
    'Calm and clear',
    'Best in the district',
  ],
];
const thanks = [
  'Thank you, it was a pleasure to work with you.',
  'Thanks for the kind words. Enjoy the new place!',
  'That means a lot, thank you. My door is always open.',
  'Thank you for trusting us with it.',
  'I am so glad that it worked out.',
  'Thanks! Say hello when you walk past the office.',
] as const;
const apologies = [
  'I am sorry that this fell short. Please ring me so that I can put it right.',
  'Thank you for telling us. We have changed how we confirm appointments because of it.',
  'This is not how I want to work, and I apologise.',
  'I am sorry that we let you down. I would like to hear more, whenever it suits you.',
] as const;

/**
 * Title and text of a review that fit its stars and who wrote it.
 * @param used texts about the same agent: none comes twice
 */
export function agentReviewWords(
  random: Chance,
  role: ReviewRole,
  rating: number,
  first: string,
  place: string,
  used: Set<string>,
): { title: string; text: string } {
  let made = review(random, role, rating, first, place);
  for (let turn = 0; turn < 12 && used.has(made.text); turn += 1) made = review(random, role, rating, first, place);
  used.add(made.text);
  return made;
}

function review(
  random: Chance,
  role: ReviewRole,
  rating: number,
  first: string,
  place: string,
): { title: string; text: string } {
  const sentences =
    rating >= 4
      ? random.some(praise[role], rating === 5 && random.happens(0.6) ? 2 : 1)
      : rating === 3
        ? [random.pick(praise[role]), `On the other hand, ${lowerFirst(random.pick(complaints[role]))}`]
        : random.some(complaints[role], rating === 1 && random.happens(0.5) ? 2 : 1);
  const text = [random.pick(openings[role]), ...sentences, random.pick(closings[rating - 1] as readonly string[])].join(
    ' ',
  );
  const fill = (words: string): string => words.replaceAll('{first}', first).replaceAll('{place}', place);
  return {
    title: random.happens(0.12) ? '' : fill(random.pick(titles[rating - 1] as readonly string[])),
    text: fill(text),
  };
}

const lowerFirst = (text: string): string =>
  text.startsWith('I ') ? text : text.charAt(0).toLowerCase() + text.slice(1);

export const agentReply = (random: Chance, rating: number): string => random.pick(rating >= 4 ? thanks : apologies);
