import { afterEach, expect, test, vi } from 'vitest';
import { expectConfirmation, inquiryUrl, toFormData } from './send-inquiry.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['', '/post-inquiry'],
  ['https://api.example.com', 'https://api.example.com/post-inquiry'],
  ['https://example.com/api/', 'https://example.com/api/post-inquiry'],
])('with the API host %j posts to %s', (host, url) => {
  vi.stubEnv('VITE_API_HOST', host);

  expect(inquiryUrl()).toBe(url);
});

test('the form data contains the marker, and then the answers in order, file by file', () => {
  const answers = {
    firstName: 'Ada',
    email: 'ada@example.com',
    phonenum: '+1 212 555 0147',
    categoerySelect: 'Training',
    message: 'Two lines,\r\nand a “quote”.',
  };
  const files = [new File(['one'], 'größe.txt'), new File(['two'], 'two.txt')];

  expect([...toFormData({ files, ...answers })]).toEqual([
    ['_method', 'post'],
    ...Object.entries(answers),
    ...files.map((file) => ['files', file]),
  ]);
});

test.each([
  '{"data":{"id":"1"}}',
  '{"data":null}',
  '{"ok":true}',
  '"OK"',
  '{}',
  '[]',
  '0',
  'false',
])('status 200 with %s confirms an inquiry', (body) => {
  expect(() => expectConfirmation({ status: 200, body })).not.toThrow();
});

test.each([
  [500, '{"data":{"id":"1"}}', 'refused with status 500'],
  [422, '{"problems":{}}', 'refused with status 422'],
  [201, '{"data":{"id":"1"}}', 'refused with status 201'],
  [200, '', 'not JSON'],
  [200, '<!doctype html>', 'not JSON'],
  [200, '{"data":', 'not JSON'],
  [200, 'null', 'holds nothing'],
  [200, '""', 'holds nothing'],
] as const)('status %i with %j confirms nothing', (status, body, message) => {
  expect(() => expectConfirmation({ status, body })).toThrow(message);
});
