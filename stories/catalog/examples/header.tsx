import { Header } from '#design-system';

export const basic = (
  <Header
    brand={{ name: 'Acme', href: '/', logo: null }}
    items={[
      { href: '/', label: 'Home' },
      {
        label: 'Services',
        links: [{ href: '/oracle-hcm', label: 'Oracle' }],
        overview: { href: '/services', label: 'All services' },
      },
      { href: '/career', label: 'Jobs' },
    ]}
    action={{ href: '/contact', label: 'Visit us' }}
    userMenu={{
      label: 'Staff only',
      links: [{ href: 'https://hours.example.com', label: 'Hours' }],
    }}
    currentPath="/"
  />
);
