/** One page of each type. */
export const samples = [
  '/',
  '/oracle-hcm',
  '/blog/the-benefits-of-implementing-salesforce-in-your-business',
  '/contact',
] as const;
