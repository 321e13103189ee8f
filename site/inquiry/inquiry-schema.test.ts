import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { inquirySchema } from './inquiry-schema.ts';

const valid = {
  firstName: 'Ada',
  email: 'ada@example.com',
  phonenum: '+1 212 555 0147',
  categoerySelect: 'Training',
  message: 'Please call me.',
  files: [],
};

/** The first error message for an inquiry that is valid except for these changes, if any. */
function messageFor(changes: object) {
  return safeParse(inquirySchema, { ...valid, ...changes }, { abortPipeEarly: true }).issues?.[0]
    .message;
}

const filesOf = (count: number) => Array.from({ length: count }, () => new File(['cv'], 'cv.pdf'));

describe('firstName', () => {
  test.each([
    ['', 'Your first name is required.'],
    ['  \t ', 'Your first name is required.'],
    ['A', 'Too Short!'],
    [' A ', 'Too Short!'],
    ['Al', undefined],
    ['A'.repeat(50), undefined],
    [` ${'A'.repeat(50)} `, undefined],
    ['A'.repeat(51), 'Too Long!'],
  ])('%j: %s', (firstName, message) => {
    expect(messageFor({ firstName })).toBe(message);
  });
});

describe('email', () => {
  test.each([
    ['', 'Email is required.'],
    ['   ', 'Email is required.'],
    ['ada', 'Invalid email'],
    ['ada@', 'Invalid email'],
    ['@example.com', 'Invalid email'],
    ['ada@example', 'Invalid email'],
    ['ada@example.', 'Invalid email'],
    ['ada@.example.com', 'Invalid email'],
    ['ada@exa mple.com', 'Invalid email'],
    ['ada@example..com', 'Invalid email'],
    ['ada@example.com, bob@example.com', 'Invalid email'],
    [' ada@example.com ', undefined],
    ['ada.king+jobs@mail.example.co.uk', undefined],
    ["o'neil@example.com", undefined],
    ['ada@example.xn--p1ai', undefined],
  ])('%j: %s', (email, message) => {
    expect(messageFor({ email })).toBe(message);
  });
});

describe('phonenum', () => {
  test.each([
    ['', 'Your phone is required.'],
    ['  ', 'Your phone is required.'],
    ['any format will do', undefined],
  ])('%j: %s', (phonenum, message) => {
    expect(messageFor({ phonenum })).toBe(message);
  });
});

describe('categoerySelect', () => {
  test.each([
    ['', 'Please select option.'],
    ['I am Interested In', 'Please select option.'],
    ['Gardening', 'Please select option.'],
    ['Career', undefined],
  ])('%j: %s', (categoerySelect, message) => {
    expect(messageFor({ categoerySelect })).toBe(message);
  });
});

describe('message', () => {
  test.each([
    ['', 'Your message is required.'],
    ['\n \n', 'Your message is required.'],
    ['x', undefined],
  ])('%j: %s', (message, expected) => {
    expect(messageFor({ message })).toBe(expected);
  });
});

describe('files', () => {
  test.each([
    [0, undefined],
    [5, undefined],
    [6, 'Maximun 5 files are allowed'],
  ])('%i files: %s', (count, message) => {
    expect(messageFor({ files: filesOf(count) })).toBe(message);
  });

  test.each([
    [10 * 1024 * 1024, undefined],
    [10 * 1024 * 1024 + 1, 'A file is larger than 10 MB.'],
  ])('one of %i bytes among others: %s', (size, message) => {
    const large = new File([new Uint8Array(size)], 'scan.pdf');

    expect(messageFor({ files: [...filesOf(1), large, ...filesOf(1)] })).toBe(message);
  });
});

test('answers are trimmed, and files are unchanged', () => {
  const files = filesOf(1);
  const { output } = safeParse(inquirySchema, {
    ...valid,
    firstName: ' Ada ',
    message: ' Hi\n',
    files,
  });

  expect(output).toEqual({ ...valid, firstName: 'Ada', message: 'Hi', files });
});

test('every invalid field is reported', () => {
  const { issues } = safeParse(
    inquirySchema,
    { firstName: '', email: '', phonenum: '', categoerySelect: '', message: '', files: filesOf(6) },
    { abortPipeEarly: true },
  );

  expect(issues?.map(({ message }) => message)).toEqual([
    'Your first name is required.',
    'Email is required.',
    'Your phone is required.',
    'Please select option.',
    'Your message is required.',
    'Maximun 5 files are allowed',
  ]);
});
