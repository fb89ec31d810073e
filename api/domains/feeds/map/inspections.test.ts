import { mapTestListing } from '../fixtures/listing.ts';
import { readInspection } from './inspections.ts';

test('[DATA-08] reads both forms of an inspection time', () => {
  const one = { day: '2026-01-21', from: '11:00:00', to: '13:00:00' };
  for (const text of [
    '21-Jan-2026 11:00am to 1:00pm',
    '21-JAN-2026 11:00 AM to 1:00 PM',
    '21-Jan-2026 11am - 1pm',
    '2026-01-21 11:00 to 13:00',
    '2026-01-21T11:00:00 to 13:00:00',
    '2026-01-21T11:00:00 to 2026-01-21T13:00:00',
    '2026-01-21 11:00am to 1:00pm',
  ])
    expect(readInspection(text)).toEqual(one);
  expect(readInspection('02-Jan-2026 12:00pm to 12:30pm')).toEqual({
    day: '2026-01-02',
    from: '12:00:00',
    to: '12:30:00',
  });
  expect(readInspection('21-Jan-2026 1:00 to 1:30pm')).toEqual({ day: '2026-01-21', from: '13:00:00', to: '13:30:00' });
  expect(readInspection('2026-01-21T11:00:00')).toEqual({ day: '2026-01-21', from: '11:00:00', to: '11:30:00' });
  for (const text of [
    'By appointment',
    'Open home on Saturday morning',
    '31-Feb-2026 11:00am to 1:00pm',
    '12-1 Fridays',
  ])
    expect(readInspection(text)).toBeNull();
});

test('[DATA-08] an inspection that cannot be read is left out, the others stay, in order and once', () => {
  const { record, notes } = mapTestListing(`<inspectionTimes>
    <inspection>2026-12-13 10:00 to 10:30</inspection><inspection>Open home on Saturday</inspection>
    <inspection>2026-12-12 10:00 to 10:30</inspection><inspection>12-Dec-2026 10:00am to 10:30am</inspection>
    <inspection>2026-12-14 10:00 to 9:30</inspection><inspection/><inspection>0000-00-00 00:00 to 00:00</inspection></inspectionTimes>`);
  expect(record.inspections).toEqual([
    { day: '2026-12-12', from: '10:00:00', to: '10:30:00' },
    { day: '2026-12-13', from: '10:00:00', to: '10:30:00' },
  ]);
  expect(notes.map(({ code, path }) => [code, path])).toEqual([
    ['inspection-unreadable', 'residential/inspectionTimes/inspection'],
    ['inspection-ends-before-start', 'residential/inspectionTimes/inspection'],
  ]);
  expect(mapTestListing('<inspectionTimes/>').record.inspections).toEqual([]);
  expect(mapTestListing('').record).not.toHaveProperty('inspections');
});

test.each([
  ['05-Dec-2026 11:30 to 12:30pm', '11:30:00', '12:30:00'],
  ['05-Dec-2026 11-1pm', '11:00:00', '13:00:00'],
  ['05-Dec-2026 10:00am to 10:30', '10:00:00', '10:30:00'],
  ['05-Dec-2026 1:00pm to 1:30', '13:00:00', '13:30:00'],
  ['05-Dec-2026 11:45am to 12:15', '11:45:00', '12:15:00'],
  ['05-Dec-2026 9 - 9:30am', '09:00:00', '09:30:00'],
  ['05-Dec-2026 11.30am - 12.00pm', '11:30:00', '12:00:00'],
  ['05-Dec-2026 12:00pm to 12:30pm', '12:00:00', '12:30:00'],
  ['Saturday 05-Dec-2026 11:00am to 11:30am', '11:00:00', '11:30:00'],
  ['Sat, 5 December 2026 11:00am to 11:30am', '11:00:00', '11:30:00'],
  ['05/12/2026 11:00am to 11:30am', '11:00:00', '11:30:00'],
  ['05-DEC-2026 9:00AM TO 9:30AM', '09:00:00', '09:30:00'],
  ['05-Dec-2026 11:00am to 05-Dec-2026 11:30am', '11:00:00', '11:30:00'],
  ['2026-12-05 9:30 to 10:00', '09:30:00', '10:00:00'],
])('[DATA-38] reads the inspection %s', (text, from, to) => {
  expect(readInspection(text)).toEqual({ day: '2026-12-05', from, to });
});

test('[DATA-38] instants of inspections are those of their offsets; midnight to midnight is none', () => {
  expect(readInspection('2026-12-05T23:00:00.000Z to 2026-12-05T23:30:00.000Z')).toMatchObject({
    startsAt: '2026-12-05T23:00:00Z',
    endsAt: '2026-12-05T23:30:00Z',
  });
  expect(readInspection('2026-12-06T10:00:00+11:00 to 2026-12-06T10:30:00+11:00')).toMatchObject({
    startsAt: '2026-12-05T23:00:00Z',
  });
  const { record, codes } = mapTestListing(
    '<inspectionTimes><inspection> 12:00AM to 12:00AM</inspection></inspectionTimes>',
  );
  expect([record.inspections, codes]).toEqual([[], []]);
  expect(
    mapTestListing('<inspectionTimes><inspection>By appointment</inspection></inspectionTimes>').record,
  ).not.toHaveProperty('inspections');
});
