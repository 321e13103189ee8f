import { LegalDocument } from '#design-system';

export const basic = (
  <LegalDocument
    title="House rules"
    updated="Last updated June 28, 2026"
    intro="What we promise, and what we ask of you."
    parts={[
      {
        id: 'promise',
        title: 'What we promise',
        blocks: [{ kind: 'paragraph', text: ['A reply within one business day.'] }],
      },
      { id: 'ask', title: 'What we ask', blocks: [{ kind: 'list', items: ['Time', 'Candor'] }] },
    ]}
  />
);
