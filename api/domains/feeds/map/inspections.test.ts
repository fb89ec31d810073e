import { mapped } from '../fixtures/listing.ts';
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
  const { record, notes } = mapped(`<inspectionTimes>
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
  expect(mapped('<inspectionTimes/>').record.inspections).toEqual([]);
  expect(mapped('').record).not.toHaveProperty('inspections');
});
