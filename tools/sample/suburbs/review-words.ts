import type { PlaceFactor, PlaceRelation } from '@verandah/api';
import type { Chance } from '../chance.ts';
import type { KnownPlace } from '../run.ts';

const good: Readonly<Record<PlaceFactor, readonly string[]>> = {
  transport: [
    'Frequent trains and buses',
    'Easy trip to work without a car',
    'Good bike paths',
    'Station within a walk',
  ],
  shopsAndCafes: ['Great cafes', 'Everything in the main street', 'Good bakery and grocer', 'Lively on weekends'],
  schools: ['Strong local schools', 'Primary school within a walk', 'Lovely kinder', 'Choice of high schools'],
  parks: ['Plenty of parks', 'Walking tracks nearby', 'Big trees everywhere', 'Good playgrounds'],
  safety: [
    'Feels safe at night',
    'Well-lit streets',
    'Neighbours look out for each other',
    'Kids ride their bikes in the street',
  ],
  quiet: ['Quiet streets', 'You hear birds, not cars', 'Peaceful at night', 'Little through traffic'],
  community: ['Friendly neighbours', 'Real sense of community', 'Great local clubs', 'People say hello'],
  families: ['Good for families', 'Lots of young families', 'Plenty for kids to do', 'Great library'],
  parking: ['Easy parking', 'Never a traffic jam', 'Room for two cars', 'Parking at the shops is free'],
  value: ['Good value for money', 'More house for the price', 'Reasonable rents', 'Still affordable'],
};
const bad: Readonly<Record<PlaceFactor, readonly string[]>> = {
  transport: ['Hard without a car', 'Buses stop early', 'Long trip to the city', 'No train'],
  shopsAndCafes: [
    'Not much open after five',
    'Few places to eat',
    'You drive to the supermarket',
    'Empty shops in the main street',
  ],
  schools: [
    'Schools are full',
    'No high school nearby',
    'Long waiting lists for childcare',
    'Zone changes every few years',
  ],
  parks: ['Not enough green space', 'The playground is tired', 'Few trees, hot in summer', 'No off-leash park'],
  safety: ['Some car break-ins', 'Poor lighting near the shops', 'Rowdy on Friday nights', 'Letterboxes get raided'],
  quiet: ['Traffic noise', 'Noisy on weekends', 'Construction everywhere', 'Planes overhead'],
  community: ['People keep to themselves', 'Many short leases', 'Hard to meet people', 'Not much on for young people'],
  families: ['Little for teenagers', 'Few playgrounds', 'Small backyards', 'Not pram-friendly'],
  parking: ['Parking is hard', 'Narrow streets', 'Peak hour is slow', 'Permits for everything'],
  value: ['Prices have jumped', 'Rents go up every year', 'You pay for the postcode', 'Expensive for what you get'],
};

const spans = [
  'three years',
  'eleven years',
  'eighteen months',
  'about six years',
  'most of a decade',
  'four winters',
] as const;
const since = [
  ...spans.map((span) => `for ${span}`),
  'since 2015',
  'since the kids were small',
  'for most of our lives',
  'since we married',
];
const daily = [
  'on foot',
  'with a pram',
  'with two dogs',
  'by bike',
  'with school-age kids',
  'after work',
  'by car',
  'without a car',
] as const;

const opening: Readonly<Record<PlaceRelation, readonly ((place: string, random: Chance) => string)[]>> = {
  lives: [
    (place, random) => `We have lived in ${place} ${random.pick(since)}.`,
    (place, random) => `I get around ${place} ${random.pick(daily)}.`,
    (place, random) =>
      `Our household has been in ${place} ${random.pick(since)}, and we get around ${random.pick(daily)}.`,
  ],
  lived: [
    (place, random) => `We lived in ${place} for ${random.pick(spans)} and moved for work.`,
    (place, random) => `I rented in ${place} for ${random.pick(spans)} and got to know it ${random.pick(daily)}.`,
    (place) => `${place} was our first address after we married.`,
  ],
  works: [
    (place, random) => `I have worked in ${place} for ${random.pick(spans)}.`,
    (place, random) => `I come to ${place} five days a week for work, and for ${random.pick(spans)} now.`,
  ],
  visits: [
    (place) => `My parents live in ${place}, so we are there most weekends.`,
    (place) => `We spend our holidays in ${place} and keep looking at houses.`,
    (place, random) => `I visit ${place} often, mostly ${random.pick(daily)}.`,
  ],
};
/** For everybody, and for those who live there. */
const verdicts: readonly (readonly string[])[] = [
  [
    'Look closely before you sign anything.',
    'I could not recommend it.',
    'There are better places for the money.',
    'It has gone downhill.',
  ],
  [
    'It has good corners, but you need to know which.',
    'Fine for a year or two.',
    'It could be so much better with a little care.',
  ],
  [
    'You get used to it, and some days you like it.',
    'A fair place with a few things to put up with.',
    'Neither the best nor the worst, all told.',
  ],
  [
    'Not perfect, but I recommend it to friends.',
    'A good place, perhaps a street away from the main road.',
    'I would be happy to see more of it.',
    'It grows on you.',
  ],
  [
    'If you find a place here, take it.',
    'I can think of few places as good.',
    'It has everything that we look for.',
    'You will not be sorry.',
  ],
];
const ofResidents: readonly (readonly string[])[] = [
  ['We are moving on as soon as the lease ends.'],
  ['We are still deciding whether to stay.'],
  ['It does the job: neither the best nor the worst place we have lived in.'],
  ['On the whole we are glad to be here.', 'We looked at five suburbs and this one won.'],
  [
    "I can't imagine living anywhere else.",
    'Best decision we ever made.',
    'Ten minutes after moving in it felt like home.',
  ],
];
const titles: readonly (readonly string[])[] = [
  ['Not for us', 'Disappointing', 'Think twice', 'Expected more'],
  ['Mixed feelings', 'Has seen better days', 'Fine for a while', 'Some good, more bad'],
  ['It depends on the street', 'Does the job', 'Swings and roundabouts', 'All right'],
  ['Good all round', 'Better than expected', 'A sensible choice', 'More good than bad', 'Easy to like'],
  ['Love it', 'A favourite', 'Hidden in plain sight', 'Hard to beat', "Don't tell everyone"],
];

const lower = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Title, text, pros and cons that fit the stars. @param used titles and texts of the same place: none comes twice */
export function placeReviewWords(
  random: Chance,
  { name }: KnownPlace,
  all: Readonly<Record<PlaceFactor, number>>,
  rating: number,
  relation: PlaceRelation,
  used: Set<string>,
) {
  const factors = Object.keys(all) as PlaceFactor[];
  const likes = random
    .some(
      factors.filter((factor) => all[factor] >= 4),
      rating >= 4 ? random.int(2, 4) : random.int(1, 2),
    )
    .map((factor) => random.pick(good[factor]));
  const dislikes = random
    .some(
      factors.filter((factor) => all[factor] <= 2),
      rating >= 5 ? random.int(0, 1) : random.int(1, 3),
    )
    .map((factor) => random.pick(bad[factor]));
  const middle = [
    likes[0] === undefined
      ? ''
      : random.pick([
          `What I like: ${lower(likes[0])}.`,
          `The best of it: ${lower(likes[0])}.`,
          `On the good side: ${likes.slice(0, 2).map(lower).join(' and ')}.`,
        ]),
    dislikes[0] === undefined
      ? ''
      : random.pick([
          `Less good: ${lower(dislikes[0])}.`,
          `What I would change: ${lower(dislikes[0])}.`,
          `Be aware: ${lower(dislikes[0])}.`,
        ]),
  ];
  const pickNew = (make: () => string): string => {
    let made = make();
    for (let turn = 0; turn < 12 && used.has(made); turn += 1) made = make();
    used.add(made);
    return made;
  };
  const text = pickNew(() =>
    [
      random.pick(opening[relation])(name, random),
      ...middle,
      random.pick([...(verdicts[rating - 1] ?? []), ...(relation === 'lives' ? (ofResidents[rating - 1] ?? []) : [])]),
    ]
      .filter(Boolean)
      .join(' '),
  );
  return {
    title: pickNew(() => random.pick(titles[rating - 1] as readonly string[])),
    text,
    pros: likes.join('\n'),
    cons: dislikes.join('\n'),
  };
}

const agreeing = [
  'We found the same, two streets over.',
  'Thanks, this matches what we saw at the open homes.',
  'Agreed, and the library deserves a mention.',
  'Well put. The Saturday market is worth it too.',
  'Same here after four years.',
] as const;
const differing = [
  'Our experience has been better than this; it depends on the street.',
  'It has improved a lot since the new crossing went in.',
  'I disagree about the noise, it is quiet at our end.',
  'Give it another year, the plans for the park look good.',
  'Sorry to hear that. We have been happy here.',
] as const;
const followUps = [
  'How is it in winter?',
  'Which end of the suburb do you mean?',
  'Do you know whether the bus runs on Sundays?',
  'Is the parking any better near the oval?',
  'Helpful, thank you. Would you say the same for renters?',
] as const;

/** @param turn 0 for the first comment on a review */
export const placeReviewComment = (random: Chance, rating: number, turn: number): string =>
  random.pick(turn > 0 ? followUps : rating >= 4 ? agreeing : random.happens(0.5) ? differing : followUps);
