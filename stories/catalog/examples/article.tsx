import { Article, compositions } from '#design-system';

export const basic = (
  <Article
    title="What a first week is for"
    summary="Nobody is useful on Monday. By Friday everybody should be, a little."
    published="2026-03-24"
    author={{ name: 'Sample author', role: 'Lead engineer' }}
    minutes={4}
    picture={{ composition: compositions.calendar, alt: 'A month with one day marked.' }}
    body={[
      { kind: 'paragraph', text: ['A role is filled twice: on paper, and in the first week.'] },
      { kind: 'heading', id: 'before', text: 'Before the first day' },
      { kind: 'list', items: ['An account that works.', 'A person to ask.'] },
    ]}
    sidebar={{
      title: 'Discuss your project',
      blurb: 'Tell us the first task.',
      form: <a href="/contact">Write to us</a>,
      stickyFrom: 0,
    }}
  />
);
