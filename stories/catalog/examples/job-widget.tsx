import { JobWidget } from '#design-system';

export const basic = (
  <JobWidget
    title="Open roles"
    lead="All of them, as of today."
    source={{
      src: '/demo-jobs-widget.js',
      containerId: 'jobs',
      attributes: { 'data-container': 'jobs' },
    }}
    messages={{
      loading: 'Fetching the open roles…',
      failed: 'No roles can be shown right now.',
      retry: 'Try again',
    }}
    apply={{
      title: 'Prefer to write to a person?',
      text: 'Tell us what you do well.',
      link: { href: '/contact', label: 'Apply with the form' },
      mail: { href: 'mailto:jobs@acme.example', label: 'jobs@acme.example' },
    }}
  />
);
