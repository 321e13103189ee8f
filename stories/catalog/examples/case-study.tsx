import { CaseStudy } from '#design-system';

export const basic = (
  <CaseStudy
    client="Town library"
    title="A catalog that answers at night"
    challenge="Readers called at the desk to learn whether a book was in."
    steps={[
      { title: 'Listen', text: 'A week at the desk, with a notebook.' },
      { title: 'Build', text: 'A search that knows every shelf.' },
      { title: 'Hand over', text: 'Two librarians keep it running.' },
    ]}
    result="Readers look it up themselves."
    figures={[
      { value: '5 months', label: 'from start to launch' },
      { value: '1 in 10', label: 'calls left' },
    ]}
  />
);
