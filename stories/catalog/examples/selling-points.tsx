import { SellingPoints } from '#design-system';

export const basic = (
  <SellingPoints
    title="What we guarantee"
    points={['An engineer reads every résumé', 'Three profiles per role']}
  />
);
