import { expect, test } from 'vitest';
import { hostRules } from './host-rules.ts';

const policies = (...paths: string[]) => new Map(paths.map((path) => [path, `policy of ${path}`]));

const spellingsOf = (...paths: string[]) =>
  hostRules(policies('/404', ...paths)).redirects.flatMap(({ from, to }) =>
    paths.includes(to) ? [from] : [],
  );

test('every other spelling of a path redirects to it', () => {
  expect(spellingsOf('/')).toEqual(['/index', '/index.html']);
  expect(spellingsOf('/blog/a')).toEqual(['/blog/a/', '/blog/a.html']);
  expect(spellingsOf('/a-&-b')).toEqual([
    '/a-&-b/',
    '/a-&-b.html',
    '/a-%26-b',
    '/a-%26-b/',
    '/a-%26-b.html',
  ]);
});

test('the page for unknown paths is served from its own file, without a redirect', () => {
  const { redirects, notFound } = hostRules(policies('/', '/404'));
  expect(redirects.map(({ from }) => from)).toEqual(['/index', '/index.html', '/404/']);
  expect(notFound.headers).toHaveProperty('Content-Security-Policy', 'policy of /404');
});

test('a site without a page for unknown paths can’t be hosted', () => {
  expect(() => hostRules(policies('/'))).toThrow('404.html');
});
