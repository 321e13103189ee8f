import { BackToTop } from '#design-system';

export const basic = <BackToTop target="page" showAfter={0} />;
