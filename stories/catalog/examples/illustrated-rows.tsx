import { compositions, IllustratedRows } from '#design-system';

export const basic = (
  <IllustratedRows
    title="What you get, piece by piece"
    lead="Start with the one that hurts."
    panel={{
      title: 'From a first day',
      facts: [
        { term: 'Account', detail: 'Ready at nine' },
        { term: 'Task', detail: 'Small, and real' },
      ],
    }}
    rows={[
      { title: 'A search', text: 'We call people who aren’t looking.', art: compositions.chat },
      { title: 'A list', text: 'Three names, with notes.', art: compositions.document },
    ]}
  />
);
