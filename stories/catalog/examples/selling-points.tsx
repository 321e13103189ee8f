import { SellingPoints } from '#design-system';

export const basic = (
  <SellingPoints
    title="What you can hold us to"
    points={['An engineer reads every résumé', 'Three names, not thirty']}
  />
);
