import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Header } from './header.tsx';

const html = renderToString(
  <Header
    brand={{ name: 'Acme', href: '#', logo: null }}
    items={[
      { href: '#work', label: 'Work' },
      {
        label: 'Services',
        links: [
          { href: '#staffing', label: 'Staffing' },
          { href: '#software', label: 'Software' },
        ],
        overview: { href: '#services', label: 'All services' },
      },
    ]}
    action={{ href: '#contact', label: 'Contact' }}
    userMenu={{ label: 'Login', links: [{ href: 'https://a.example', label: 'Timesheets' }] }}
    currentPath="#software"
  />,
);

test.each(['#', '#work', '#staffing', '#software', '#services', '#contact', 'https://a.example'])(
  'the served HTML contains a link to %s even though menus are closed',
  (href) => {
    expect(html).not.toMatch(/<details [^>]*open=/);
    expect(html).toContain(`href="${href}"`);
  },
);

test('the current page and the summary of its menu are marked', () => {
  expect(html).toMatch(/<a [^>]*href="#software"[^>]*aria-current="page"/);
  expect(html).toMatch(/<summary [^>]*aria-current="true"[^>]*>Services/);
  expect(html.match(/aria-current/g)).toHaveLength(2);
});

test('nothing that the visitor may have opened before scripts ran is marked as closed', () => {
  expect(html).not.toContain('aria-expanded');
});

test('links of the user menu open safely in a new tab', () => {
  expect(html).toMatch(/<a [^>]*target="_blank" rel="noopener noreferrer"[^>]*>Timesheets/);
});
