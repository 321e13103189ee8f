import { LogoCarousel } from '#design-system';

export const basic = (
  <LogoCarousel
    title="Trusted by teams like yours"
    wordmarks={[
      {
        name: 'Halvora',
        lettering: 'display',
        mark: [{ kind: 'dot', at: [16, 16], r: 12, fill: 'text' }],
      },
      {
        name: 'Orden',
        lettering: 'capitals',
        mark: [{ kind: 'slot', at: [2, 10], size: [28, 12], fill: 'text' }],
      },
      {
        name: 'Pellam',
        lettering: 'plain',
        mark: [{ kind: 'tick', at: [16, 16], r: 12, stroke: 'text', width: 6 }],
      },
    ]}
    autoplay={false}
  />
);
