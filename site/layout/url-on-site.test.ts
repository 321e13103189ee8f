import { expect, test } from 'vitest';
import { urlOnSite } from './url-on-site.ts';

const origin = 'https://www.example.com';

test.each([
  ['/about', '/about'],
  ['about', '/about'],
  ['  /about ', '/about'],
  ['', '/'],
  ['/blog/what-is-staff-augmentation-&-what-are-its-benefits', undefined],
  ['/über uns', '/%C3%BCber%20uns'],
  ['/100%25', undefined],
  ['/%', undefined],
  ['/a?b#c', '/a%3Fb%23c'],
  ['//evil.example', '/evil.example'],
  ['///evil.example/', '/evil.example/'],
  ['\\\\evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/\t/evil.example', '/evil.example'],
  ['/..//evil.example', '/evil.example'],
  ['/a/..//evil.example', '/evil.example'],
  ['@evil.example', '/@evil.example'],
  [':80@evil.example', '/:80@evil.example'],
  ['https://evil.example', '/https://evil.example'],
  ['javascript:alert(1)', '/javascript:alert(1)'],
  ['data:text/html,<script>alert(1)</script>', '/data:text/html,%3Cscript%3Ealert(1)%3C/script%3E'],
])('%j leads to %s on this site', (path, expected = path) => {
  expect(urlOnSite(path, origin)).toBe(origin + expected);
});

test('a very long path stays complete', () => {
  const path = `/${'a'.repeat(20_000)}`;
  expect(urlOnSite(path, origin)).toBe(origin + path);
});
