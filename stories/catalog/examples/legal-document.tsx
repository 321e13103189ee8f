import { LegalDocument } from '#design-system';

export const basic = (
  <LegalDocument
    title="House rules"
    updated="Last updated June 28, 2026"
    intro="What we promise, and what we ask."
    parts={[
      {
        id: 'promise',
        title: 'What we promise',
        blocks: [{ kind: 'paragraph', text: ['An answer within a working day.'] }],
      },
      { id: 'ask', title: 'What we ask', blocks: [{ kind: 'list', items: ['Time', 'Candor'] }] },
    ]}
  />
);
