import { MapEmbed } from '#design-system';

export const basic = (
  <MapEmbed
    title="Where to find us"
    src="/map.svg"
    frameTitle="Map of the streets around the yard"
    address={['1 Example Yard', 'Sampleton, NY 00000']}
    link={{ href: 'https://maps.example.com', label: 'Show on map' }}
  />
);
