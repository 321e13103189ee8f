import { OfficeList } from '#design-system';

export const basic = (
  <OfficeList
    title="Our two yards"
    offices={[
      {
        country: 'USA',
        lines: ['1 Example Yard', 'Sampleton, NY 00000'],
        phone: { href: 'tel:+12125550100', label: '+1 212 555 0100' },
      },
      {
        country: 'UK',
        lines: ['8 Pattern Row', 'Instance AA0 0AA'],
        phone: { href: 'tel:+12125550100', label: '+1 212 555 0100' },
      },
    ]}
  />
);
