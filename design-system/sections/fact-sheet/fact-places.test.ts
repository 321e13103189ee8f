import { expect, test } from 'vitest';
import type { Fact } from './fact.ts';
import { placeFacts } from './fact-places.ts';

const fact: Fact = { term: 'Team', detail: 'Two engineers' };
const list: Fact = { term: 'Tools', detail: ['Kafka'] };
const key: Fact = { term: 'Price', detail: 'Per day', isKey: true };

/** Facts are told apart by identity, as on a page. */
const place = (...facts: readonly Fact[]) => placeFacts(facts.map((one) => ({ ...one })));

test('key facts are in the second half, and three others in three rows of the first', () => {
  expect(place(fact, fact, key, key, fact)).toEqual(['start', 'start', 'end', 'end', 'start']);
});

test('four others are in three rows', () => {
  expect(place(fact, fact, key, key, fact, fact)).toEqual([
    'first',
    'second',
    'end',
    'end',
    'start',
    'start',
  ]);
});

test('a list takes a row, and a fact before it fills its own', () => {
  expect(place(fact, fact, key, fact, list, fact, fact)).toEqual([
    'first',
    'second',
    'end',
    'start',
    'start',
    'first',
    'second',
  ]);
});

test('the last fact fills its row', () => {
  expect(place(fact, fact, fact, fact, key, fact, fact, fact).at(-1)).toBe('start');
});

test('without key facts, both halves take turns', () => {
  expect(place(fact, list, fact)).toEqual(['start', 'end', 'start']);
});
