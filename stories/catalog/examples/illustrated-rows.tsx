import { compositions, IllustratedRows } from '#design-system';

export const basic = (
  <IllustratedRows
    title="What you get at each step"
    lead="Start with the step you need most."
    panel={{
      title: 'A sample first day',
      facts: [
        { term: 'Account', detail: 'Ready at 9 a.m.' },
        { term: 'Task', detail: 'Small but real' },
      ],
    }}
    rows={[
      { title: 'A search', text: 'We call people who aren’t looking.', art: compositions.chat },
      { title: 'A list', text: 'Three profiles with notes.', art: compositions.calendar },
    ]}
  />
);
