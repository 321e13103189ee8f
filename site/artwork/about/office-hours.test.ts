import { describe, expect, it, test } from 'vitest';
import { clock, hoursOf, type OfficeDay, wayOf } from './office-hours.ts';

const day: OfficeDay = {
  begins: 9,
  ends: 18,
  asked: 17,
  before: { town: 'North', utcOffset: -5 },
  asks: { town: 'West', utcOffset: -5 },
  answers: { town: 'East', utcOffset: 5.5 },
  after: { town: 'Middle', utcOffset: 0 },
};

test.each([
  [0, 'midnight'],
  [9, '9 a.m.'],
  [12, 'noon'],
  [17.5, '5:30 p.m.'],
  [22.5, '10:30 p.m.'],
  [24, 'midnight'],
  [33, '9 a.m.'],
])('the time %d reads %s', (time, text) => expect(clock(time)).toBe(text));

describe('a question’s way', () => {
  it('waits for the first morning after it, and is answered on the next one', () => {
    expect(wayOf(day)).toEqual({ asked: 17, closed: 18, begun: 22.5, done: 31.5, answered: 33 });
  });

  it('is handed over at once to an office that opens at that moment', () => {
    expect(wayOf({ ...day, asked: 22.5 }).begun).toBe(22.5);
  });
});

it('tells an office’s hours on the clock of the one that asks', () => {
  expect(hoursOf(day.after, day)).toContainEqual({ from: 4, to: 13 });
});
