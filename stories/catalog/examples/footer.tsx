import { Footer } from '#design-system';

export const basic = (
  <Footer
    brand={{ name: 'Acme', href: '/', logo: null }}
    inquiry={{
      title: 'What would you like to have built?',
      lead: 'Send a sketch, and a joiner will reply.',
      form: () => <a href="/contact">Write to us</a>,
      emphasis: 'quiet',
    }}
    address={{
      title: 'Workshop',
      lines: ['1 Example Yard', 'Sampleton, NY 00000'],
      map: { href: 'https://maps.example.com', label: 'Find the yard' },
    }}
    email={{ href: 'mailto:yard@acme.example', label: 'yard@acme.example' }}
    phone={{ href: 'tel:+12125550100', label: '+1 212 555 0100' }}
    officesLink={{ href: '/contact', label: 'Both yards' }}
    social={[{ network: 'linkedin', label: 'LinkedIn', href: 'https://linkedin.example.com/acme' }]}
    usefulLinks={[{ href: '/career', label: 'Jobs' }]}
    moreLinks={{
      title: 'Crafts',
      groups: [{ title: 'Indoors', links: [{ href: '/services', label: 'Stairs' }] }],
    }}
    legalLinks={[{ href: '/privacy-policy', label: 'Privacy' }]}
    copyright="Acme"
  />
);
