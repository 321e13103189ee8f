import { expect, test } from 'vitest';
import { type Address, addressLines } from './address.ts';

const street = '1 Main Street';

test.each<[string, Address]>([
  [
    'Princeton, NJ 08540',
    { street, town: 'Princeton', region: 'NJ', postalCode: '08540', country: 'US' },
  ],
  [
    'Toronto, ON M5J 2L1',
    { street, town: 'Toronto', region: 'ON', postalCode: 'M5J 2L1', country: 'CA' },
  ],
  [
    'Jaipur 302017, Rajasthan',
    { street, town: 'Jaipur', region: 'Rajasthan', postalCode: '302017', country: 'IN' },
  ],
  ['London EC2A 1AA', { street, town: 'London', postalCode: 'EC2A 1AA', country: 'GB' }],
])('%s is written as in its country', (line, address) => {
  expect(addressLines(address)).toEqual([street, line]);
});
