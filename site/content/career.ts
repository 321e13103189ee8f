import type {
  BannerContent,
  CardGridContent,
  JobWidgetProps,
  ProcessStepsContent,
  Step,
} from '#design-system';
import { interviewRounds } from '../artwork/interview-rounds.ts';
import type { counts } from '../requirements.ts';
import { company } from './company/company.ts';
import type { PageMeta } from './page.ts';
import type { Tuple } from './tuple.ts';

export const page = {
  path: '/career',
  title: `Careers at ${company.name}: open roles, how we hire`,
  description: `See the roles open at ${company.name} and at our clients, and how we hire: an interview, a technical and a practical round, with an answer after each.`,
  banner: {
    eyebrow: 'Career',
    title: 'Work where your craft is the point',
    lead: 'Three rounds, an answer after each, and one person who knows your name from the first call to the first day.',
    action: { href: '#jobs', label: 'See open roles' },
    secondAction: { href: '/contact', label: 'Send your résumé' },
    art: interviewRounds,
  },
  jobs: {
    title: 'Open roles',
    lead: 'Some are with us, some with clients who hire through us. Each one says which.',
    messages: {
      loading: 'Fetching the open roles…',
      failed:
        'We can’t show any roles right now. Try again, or apply directly: new ones open every week.',
      retry: 'Try again',
    },
    apply: {
      title: 'Prefer to write to a person?',
      text: 'Say what you do well and what you want next. A recruiter who knows your field reads every message.',
      link: { href: '/contact', label: 'Apply with the form' },
      mail: { href: `mailto:${company.careersEmail}`, label: company.careersEmail },
    },
  },
  process: {
    title: 'Three rounds, no riddles',
    lead: 'You know before each round what is asked and who asks it.',
    steps: [
      {
        title: 'Interview',
        text: 'Forty minutes with a recruiter about your work so far, what you want, pay, place and notice period. Bring questions.',
      },
      {
        title: 'Technical round',
        text: 'An engineer from your field asks about something you built: why you built it that way, what broke, and what you would change.',
      },
      {
        title: 'Practical round',
        text: 'Two hours on a task from real work, in your own editor, followed by a review in which you may defend every line.',
      },
    ],
  },
  promises: {
    title: 'What you can expect from us',
    lead: 'Whether or not we end up working together.',
    cards: [
      {
        glyph: 'clock',
        title: 'An answer in two working days',
        text: 'After every round, with the reason. Silence is not a hiring method.',
      },
      {
        glyph: 'money',
        title: 'The rate comes first',
        text: 'The range is in the first message you get, so nobody spends an evening on a role that cannot work.',
      },
      {
        glyph: 'lock',
        title: 'Your résumé stays yours',
        text: 'We send it to a client only after you say yes to that client.',
      },
      {
        glyph: 'growth',
        title: 'Time to learn',
        text: 'Certification fees are paid, study days are real days, and the institute’s courses are open to staff.',
        link: { href: '/salesforce-training', label: 'See the Salesforce course' },
      },
    ],
  },
  closing: {
    title: 'No role here that fits?',
    lead: 'Write what you do well and attach your résumé. It stays with a recruiter who knows your field.',
    interest: 'Career',
  },
} as const satisfies PageMeta & {
  banner: BannerContent;
  jobs: Pick<JobWidgetProps, 'title' | 'lead' | 'messages' | 'apply'>;
  process: Omit<ProcessStepsContent, 'steps'> & { steps: Tuple<Step, typeof counts.hiringRounds> };
  promises: CardGridContent;
};
