import { CallToAction, compositions } from '#design-system';

export const basic = (
  <CallToAction
    title="Four weeks from now you could know"
    lead="Send the name of the process that hurts most."
    action={{ href: '/contact', label: 'Send the name' }}
    background="brand"
  />
);

export const withArt = (
  <CallToAction
    title="Four weeks from now you could know"
    lead="Send the name of the process that hurts most."
    action={{ href: '/contact', label: 'Send the name' }}
    art={compositions.chat}
  />
);
