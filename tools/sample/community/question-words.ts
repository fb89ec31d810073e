import type { QuestionTopic } from '@verandah/market';

/** Questions about a location; `{place}` is its name. The answers fit that question alone. */
export interface SampleQuestion {
  readonly topics: readonly QuestionTopic[];
  readonly title: string;
  readonly content: string;
  readonly answers: readonly string[];
  readonly discussion?: boolean;
}

export const sampleQuestions: readonly SampleQuestion[] = [
  {
    topics: ['transport'],
    title: 'What is parking like in {place}?',
    content:
      'We have two cars and are looking at a place with one space. Is it realistic to park on the street overnight?',
    answers: [
      'Most streets near the shops have two-hour limits until six; further out you will find a spot.',
      "Ask the council about residents' permits before you sign. Newer apartment buildings often don't get any.",
      'We have managed with two cars for years, but never after seven on a Friday.',
      'Try it yourself on a weeknight at nine. That tells you more than any listing.',
    ],
  },
  {
    topics: ['schools', 'lifestyle'],
    title: 'Is {place} a good choice for families with small children?',
    content: 'Our twins start kinder next year. Are there playgrounds and other families nearby?',
    answers: [
      'Lots of young families, and the library has story time on weekday mornings.',
      'Put your name down for childcare early, the lists are long.',
      'We moved here for the parks and have not regretted it. The playground by the oval has shade.',
    ],
  },
  {
    topics: ['transport'],
    title: 'How is the trip to work from {place} in peak hour?',
    content: 'I start at eight thirty and would like to leave the car at home.',
    answers: [
      'Allow ten minutes more than the timetable says. Before seven thirty you get a seat.',
      'I ride. There is a path for most of the way and a shower at work.',
      'By car it doubles in the wet. Public transport is more reliable.',
    ],
  },
  {
    topics: ['environment', 'buying'],
    title: 'Does anything flood in {place} after heavy rain?',
    content: 'The contract mentions an overlay and I would like to hear from people who live there.',
    answers: [
      'The low end near the creek gets water over the road once in a few years. The rest is fine.',
      "The council has flood maps that you can look up by address. Do that before you rely on anybody's memory.",
      'We are up the hill and had no trouble, even in the big storms.',
    ],
  },
  {
    topics: ['environment'],
    title: 'Which end of {place} is quieter?',
    content: 'I work nights and sleep in the day.',
    answers: [
      "The streets behind the school are quiet except at three o'clock.",
      'Stay two blocks away from the main road and you hardly hear it.',
      'Check for building sites as well, they start at seven.',
    ],
  },
  {
    topics: ['services'],
    title: 'Is the internet good enough for working from home in {place}?',
    content: 'Two of us are in video calls most of the day.',
    answers: [
      'Look the address up: some streets have fibre to the premises, others the older kind.',
      'We upgraded last year and have had no outage since.',
      'Ask the seller or agent which technology the connection is, the answer should be easy.',
    ],
  },
  {
    topics: ['costs', 'building'],
    title: 'What do you pay for electricity in an older house in {place}?',
    content: 'We are coming from a new apartment and wonder what a weatherboard house costs to heat.',
    answers: [
      'Insulation in the ceiling made the biggest difference for us, then door seals.',
      'Winter bills were a shock in the first year. A reverse-cycle unit in the living room helped.',
      'Ask for the bills of the last year; some sellers are happy to share them.',
    ],
  },
  {
    topics: ['renting'],
    title: 'Are pets welcome in rentals in {place}?',
    content: 'We have one older greyhound, well behaved.',
    answers: [
      'We had a reference from our last landlord for the dog. It helped.',
      'The rules differ by state, so read what your tenancy authority says about asking.',
      'Plenty of dogs here, and an off-leash area by the river.',
    ],
  },
  {
    topics: ['buying'],
    title: 'How often do homes in {place} sell before auction?',
    content: "We would like to make an early offer but don't want to look silly.",
    answers: [
      'It happens when the offer is strong and the campaign young. Ask the agent whether the sellers would look at one.',
      'Ours sold ten days before. Have your contract checked first, there may be no cooling-off.',
    ],
  },
  {
    topics: ['lifestyle'],
    title: 'Where do you get a good coffee in {place} on a Sunday?',
    content: 'Important research before the open home at ten.',
    answers: [
      'The small one beside the post office. Go before nine.',
      'Try the bakery, it is better than it looks.',
      'Anywhere but the big one on the corner.',
    ],
  },
  {
    topics: ['transport'],
    title: 'Can you walk to the station from most of {place}?',
    content: "The map says fifteen minutes but I don't trust it.",
    answers: [
      'From the north side yes, from the south there is a hill.',
      'Fifteen minutes is right if you catch the lights. There is a bus too.',
    ],
  },
  {
    topics: ['costs', 'buying'],
    title: 'What should I know about body corporate fees in {place}?',
    content: 'We are comparing two apartments whose fees differ a lot.',
    answers: [
      'Read the minutes of the last meetings: lifts, cladding and pools are what costs.',
      'A low fee with an empty sinking fund is not a bargain.',
      'Ask whether any special levies are planned, and get it in writing.',
    ],
  },
  {
    topics: ['schools'],
    title: 'Is it hard to get into the local school in {place}?',
    content: 'We would move in the middle of the year.',
    answers: [
      'If you live in the zone they find a place. Look the zone up by address.',
      'Ring the office, they were very helpful with our mid-year move.',
    ],
  },
  {
    topics: ['environment', 'building'],
    title: 'How hot does {place} get in summer?',
    content: 'The house has no cooling and single glazing.',
    answers: [
      'The western rooms are the problem. External blinds changed our life.',
      'There is usually a breeze in the evening, but three or four nights a year are awful.',
    ],
  },
  {
    topics: ['neighbours'],
    title: 'Do people know their neighbours in {place}?',
    content: 'We are moving from the country and would miss a chat over the fence.',
    answers: [
      'Our street has a group and a Christmas barbecue.',
      'It takes a while. Get a dog, then you know everybody within a week.',
      'More than I expected in a city.',
    ],
  },
  {
    topics: ['building'],
    title: 'Which builders have you been happy with around {place}?',
    content: 'Small bathroom renovation, nothing fancy.',
    answers: [
      "Get three quotes and ask to see a finished job. Check the licence with your state's register too.",
      'No names here, but ask at the hardware store. They know who pays their bills.',
    ],
  },
  {
    topics: ['lifestyle'],
    title: 'What has changed most in {place} in the last years?',
    content: 'I left in 2014 and am thinking of coming back. What would I not recognise?',
    discussion: true,
    answers: [
      'The main street has come back to life.',
      'Twice as many apartments, and about the same number of parks.',
      'You would know the pub. The rest has new paint.',
      'Traffic, mostly.',
    ],
  },
  {
    topics: ['services', 'neighbours'],
    title: 'What would make {place} better?',
    content: 'The council asks for ideas until the end of the month. What would you put on the list?',
    discussion: true,
    answers: [
      'More trees along the footpaths.',
      'A crossing near the school.',
      'Somewhere for teenagers that is not a car park.',
      'Later buses on Saturdays.',
    ],
  },
  {
    topics: ['renting', 'buying'],
    title: 'Renting first or buying at once in {place}?',
    content: "We don't know the area. Did you rent before you bought?",
    discussion: true,
    answers: [
      'We rented for a year and bought in a different street because of it.',
      'Moving twice costs money too. We visited at different hours and bought.',
      'Rent, if you can. You learn which corner gets the sun.',
    ],
  },
  {
    topics: ['neighbours', 'environment'],
    title: 'Is there a community garden in {place}?',
    content: 'We are giving up a big backyard and would miss the tomatoes.',
    answers: ['Yes, with a waiting list of about a year.', 'Not that I know. Some of us share verge gardens instead.'],
  },
  {
    topics: ['environment', 'transport'],
    title: 'How noisy is the railway line through {place}?',
    content: 'The house is about a hundred metres away and was quiet at the inspection.',
    answers: [
      'You stop hearing the passenger trains. Freight at night is another matter.',
      'Go back at eleven at night and listen.',
      'Double glazing in the bedroom solved it for us.',
    ],
  },
  {
    topics: ['neighbours'],
    title: "Who do I ask about a neighbour's overhanging tree in {place}?",
    content: 'It drops branches on our carport and I would like to stay friends.',
    answers: [
      'Talk to them first; ours paid half of the arborist.',
      "Look up your council's rules on protected trees before anybody cuts.",
    ],
  },
];

export const commentsOnAnswers: readonly string[] = [
  'Thank you, that helps.',
  'Is that still so this year?',
  'Good point, I had not thought of that.',
  'We found the opposite on the other side of the hill.',
  'Thanks! Which street was it?',
  'Agreed.',
  'I rang them and they confirmed it.',
  'Useful, we will try that on Thursday.',
  'That was true before the new timetable.',
  'Do you know what it cost, roughly?',
];
