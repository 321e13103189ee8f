import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Footer, type FooterProps } from './footer.tsx';

const props: FooterProps = {
  brand: { name: 'Acme', href: '#', logo: null },
  inquiry: {
    title: 'Write to us',
    lead: 'We answer.',
    form: (titleId) => <form aria-labelledby={titleId} />,
    emphasis: 'quiet',
  },
  address: {
    title: 'Workshop',
    lines: ['1 Main Street'],
    map: { href: 'https://map.example', label: 'Map' },
  },
  email: { href: 'mailto:a@acme.example', label: 'a@acme.example' },
  phone: { href: 'tel:+15550100', label: '555 0100' },
  officesLink: { href: '#offices', label: 'All offices' },
  social: [{ network: 'facebook', href: 'https://social.example', label: 'Facebook' }],
  usefulLinks: [{ href: '#about', label: 'About' }],
  moreLinks: {
    title: 'Crafts',
    groups: [{ title: 'Indoors', links: [{ href: '#stairs', label: 'Stairs' }] }],
  },
  legalLinks: [{ href: '#privacy', label: 'Privacy' }],
  copyright: 'Acme Inc',
};

const copyrightLine = (html: string) => html.replace(/<[^>]+>/g, '').match(/©.*reserved\./)?.[0];

afterEach(() => vi.useRealTimers());

test('the copyright shows the year of the build', () => {
  vi.useFakeTimers({ now: new Date('2031-06-01') });
  expect(copyrightLine(renderToString(<Footer {...props} />))).toBe(
    '© 2031 Acme Inc. All rights reserved.',
  );
});

test('the year can be fixed', () => {
  expect(copyrightLine(renderToString(<Footer {...props} year={2024} />))).toBe(
    '© 2024 Acme Inc. All rights reserved.',
  );
});
