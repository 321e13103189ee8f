import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Accordion } from './accordion.tsx';

const items = [
  { title: 'What does it cost?', content: '$200 to $6000.' },
  { title: 'How long does it take?', content: 'Two months.' },
];

const open = (html: string) => [...html.matchAll(/<details( open)?/g)].map(([, is]) => Boolean(is));

test('closed text is in the prerendered HTML', () => {
  const html = renderToString(<Accordion items={items} />);
  expect(open(html)).toEqual([false, false]);
  for (const { content } of items) expect(html).toContain(content);
});

test('the first item starts open if requested', () => {
  expect(open(renderToString(<Accordion items={items} firstOpen />))).toEqual([true, false]);
});

test('two columns share the items in reading order', () => {
  const three = [...items, { title: 'Which exam?', content: 'CRT 101.' }];
  const html = renderToString(<Accordion items={three} columns={2} />);
  const [, first = '', second = ''] = html.split(/<div class="[^"]*column[^"]*">(?=<details)/);
  expect(first.match(/<details/g)).toHaveLength(2);
  expect(second).toContain('Which exam?');
});

test('titles are headings of the requested level', () => {
  expect(renderToString(<Accordion items={items} level={2} />).match(/<h2/g)).toHaveLength(2);
});

test('one closes another by its name, unless several may be open', () => {
  const names = (html: string) =>
    [...html.matchAll(/<details[^>]* name="([^"]+)"/g)].map(([, name]) => name);
  const [first, second] = names(renderToString(<Accordion items={items} />));
  expect(first).toBe(second);
  expect(names(renderToString(<Accordion items={items} multiple />))).toEqual([]);
});

test('only the browser announces what is open', () => {
  expect(renderToString(<Accordion items={items} firstOpen />)).not.toMatch(
    /aria-expanded|aria-controls|role=|type=/,
  );
});
