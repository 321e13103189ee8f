import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Accordion } from './accordion.tsx';

const items = [
  { title: 'What does it cost?', content: '$200 to $6000.' },
  { title: 'How long does it take?', content: 'Two months.' },
];

const expanded = (html: string) => [...html.matchAll(/aria-expanded="(\w+)"/g)].map(([, is]) => is);

test('closed text is in the prerendered HTML', () => {
  const html = renderToString(<Accordion items={items} />);
  expect(expanded(html)).toEqual(['false', 'false']);
  for (const { content } of items) expect(html).toContain(content);
});

test('the first item starts open if requested', () => {
  expect(expanded(renderToString(<Accordion items={items} firstOpen />))).toEqual([
    'true',
    'false',
  ]);
});

test('titles are headings of the requested level', () => {
  expect(renderToString(<Accordion items={items} level={2} />).match(/<h2/g)).toHaveLength(2);
});
