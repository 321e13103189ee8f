import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Carousel } from '../primitives/carousel/carousel.tsx';
import { Link, LinkProvider } from '../primitives/link/link.tsx';
import { PublicationDate } from '../primitives/publication-date/publication-date.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { LegalDocument } from './legal-document/legal-document.tsx';
import { OfficeCard } from './office-list/office-card.tsx';

const link = { href: '#', label: 'Los' } as const;
const brand = { name: 'Acme', href: '#', logo: null } as const;
const address = { title: '', lines: [], map: link };

const inGerman: readonly (readonly [name: string, element: ReactElement, words: string[]])[] = [
  [
    'Carousel',
    <Carousel
      key="carousel"
      slides={[{ id: '1', content: '' }]}
      perView={{ base: 1 }}
      header={() => null}
      interval={5000}
      labels={{
        carousel: 'Karussell',
        slides: 'Folien',
        slide: 'Folie',
        position: (place, count) => `${place} von ${count}`,
        previous: 'Zurück',
        next: 'Weiter',
        pause: 'Anhalten',
      }}
    />,
    ['Karussell', 'Folien', 'Folie', '1 von 1', 'Zurück', 'Weiter', 'Anhalten'],
  ],
  [
    'Footer',
    <Footer
      key="footer"
      {...{ brand, address, email: link, phone: link, officesLink: link, copyright: '' }}
      {...{ social: [], usefulLinks: [], legalLinks: [], moreLinks: { title: '', groups: [] } }}
      inquiry={{
        ...{ title: '', lead: '', form: () => null, emphasis: 'full', nextSteps: [] },
        reader: { name: '', role: '' },
      }}
      labels={{
        nextSteps: 'Wie es weitergeht',
        reader: 'Das liest',
        contacts: 'Sprechen Sie uns an',
        usefulLinks: 'Nützliches',
        rights: 'Alle Rechte vorbehalten.',
      }}
    />,
    [
      'Wie es weitergeht',
      'Das liest',
      'Sprechen Sie uns an',
      'Nützliches',
      'Alle Rechte vorbehalten.',
    ],
  ],
  [
    'Header',
    <Header
      key="header"
      {...{ brand, items: [], action: link, userMenu: { label: '', links: [] }, currentPath: '' }}
      labels={{ navigation: 'Haupt', menu: 'Menü' }}
    />,
    ['Haupt', 'Menü'],
  ],
  [
    'LegalDocument',
    <LegalDocument key="legal" title="" updated="" intro="" parts={[]} contentsTitle="Inhalt" />,
    ['Inhalt'],
  ],
  [
    'LinkProvider',
    <LinkProvider key="link" newTabNote="(neues Fenster)">
      <Link href="#" newTab aria-label="Karte">
        Karte
      </Link>
    </LinkProvider>,
    ['Karte (neues Fenster)'],
  ],
  [
    'OfficeCard',
    <OfficeCard
      key="office"
      {...{ country: '', lines: [], phone: link, fax: '1' }}
      labels={{ phone: 'Telefon' }}
    />,
    ['Telefon', 'Fax'],
  ],
  [
    'PublicationDate',
    <PublicationDate key="date" day="2023-06-28" locale="de" />,
    ['28. Juni 2023'],
  ],
];

test.each(inGerman)('%s uses the texts that are passed in', (_name, element, words) => {
  const html = renderToString(element);
  for (const word of words) expect(html).toContain(word);
  for (const word of ['Slide', 'Useful', 'rights', 'Menu', 'Contents', 'Phone']) {
    expect(html).not.toContain(word);
  }
});
