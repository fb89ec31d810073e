import { agentAddress, agentFinderAddress, locationAddress, questionsAddress } from '../address/area-address.ts';
import { officeAddress } from '../address/office-address.ts';
import { readAddress } from '../address/example.ts';
import { otherModes } from './other-modes.ts';

test('[SRCH-01] agents, reviews and questions are modes 5 to 7 and use the location of the search', () => {
  expect(otherModes(readAddress('/for-rent/richmond-vic-3121/houses?suburbs=carlton-vic-3053&bathrooms=2'))).toEqual([
    { name: 'agents', number: 5, label: 'Agents', href: '/agent-finder?location=richmond-vic-3121' },
    { name: 'reviews', number: 6, label: 'Reviews', href: '/location/richmond-vic-3121/reviews' },
    { name: 'questions', number: 7, label: 'Questions', href: '/questions/in/richmond-vic-3121' },
  ]);
});

test('[SRCH-01] without a location they cover everything, for an office its suburb', () => {
  const map = readAddress('/for-sale/australia/real-estate?context=map&bounds=-38,144,-37,145');
  expect(otherModes(map).map(({ href }) => href)).toEqual(['/agent-finder', '/locations', '/questions']);
  const office = readAddress('/real-estate-agency/harbour-and-vale-12/buy');
  expect(otherModes(office, 'richmond-vic-3121').map(({ href }) => href)).toEqual([
    '/agent-finder?location=richmond-vic-3121',
    '/location/richmond-vic-3121/reviews',
    '/questions/in/richmond-vic-3121',
  ]);
});

test('no name can lead out of its place in an address', () => {
  expect(agentAddress('mei-tan-7')).toBe('/agent/mei-tan-7');
  expect(agentAddress('../x?y', 'reviews')).toBe('/agent/..%2Fx%3Fy/reviews');
  expect([agentFinderAddress('a&b=c'), locationAddress('//evil'), questionsAddress('../x')]).toEqual([
    '/agent-finder',
    '/locations',
    '/questions',
  ]);
  expect([officeAddress('finch-12'), officeAddress('finch-12', 'sold'), officeAddress('a/b')]).toEqual([
    '/real-estate-agency/finch-12',
    '/real-estate-agency/finch-12/sold',
    '/real-estate-agency/a%2Fb',
  ]);
});
