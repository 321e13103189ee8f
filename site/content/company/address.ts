/** A postal address in parts. Lines for readers and data for machines are both made from it. */
export type Address = {
  street: string;
  town: string;
  postalCode: string;
} & (
  | {
      /** As ISO 3166-1 spells it. */
      country: 'US' | 'CA' | 'IN';
      /** The state or province. */
      region: string;
    }
  | { country: 'GB'; region?: undefined }
);

/** The line with the town, as its country writes it. */
function townLine({ town, postalCode, country, region }: Address) {
  switch (country) {
    case 'US':
    case 'CA':
      return `${town}, ${region} ${postalCode}`;
    case 'IN':
      return `${town} ${postalCode}, ${region}`;
    case 'GB':
      return `${town} ${postalCode}`;
  }
}

/** An address as it is written on mail within its country. */
export const addressLines = (address: Address) => [address.street, townLine(address)] as const;
