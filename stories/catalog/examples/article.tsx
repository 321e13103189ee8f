import { Article, compositions } from '#design-system';

export const basic = (
  <Article
    title="What to do in the first week"
    summary="New engineers need accounts on Monday and a finished task by Friday."
    published="2026-03-24"
    author={{ name: 'Sample author', role: 'Lead engineer', portrait: '/portraits/tom-abara.svg' }}
    minutes={4}
    picture={{ composition: compositions.calendar, alt: 'A month with one day marked.' }}
    body={[
      { kind: 'paragraph', text: ['The first week shows whether a hire will work out.'] },
      { kind: 'heading', id: 'before', text: 'Before the first day' },
      { kind: 'list', items: ['Working accounts.', 'Someone to ask.'] },
    ]}
    sidebar={{
      title: 'Discuss your project',
      blurb: 'Tell us about the role.',
      form: <a href="/contact">Write to us</a>,
      stickyFrom: 0,
    }}
  />
);
