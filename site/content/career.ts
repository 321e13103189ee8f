import type {
  BannerContent,
  CardGridContent,
  ExplainedFigureContent,
  JobWidgetProps,
} from '#design-system';
import { hiringRounds } from '../artwork/career/rounds.ts';
import { interviewRounds } from '../artwork/interview-rounds.ts';
import type { counts } from '../requirements.ts';
import { company } from './company/company.ts';
import type { PageMeta } from './page.ts';
import type { ExactSteps } from './services/service-page.ts';

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
  explained: {
    title: 'Three rounds, no riddles',
    lead: 'A sample candidate’s way. You know before each round what is asked, and who asks it.',
    figure: hiringRounds(
      {
        rounds: [
          { name: 'Interview', day: 3, minutes: 40, who: 'A recruiter', answer: 4 },
          { name: 'Technical round', day: 6, minutes: 60, who: 'An engineer', answer: 7 },
          { name: 'Practical round', day: 9, minutes: 150, who: 'Your team', answer: 11 },
        ],
        ending: 'An offer, or a reason',
      },
      'Eleven working days with three rounds of 40, 60, and 150 minutes, each answered within two days.',
    ),
    steps: [
      {
        title: 'Interview',
        text: 'A recruiter asks about your work, pay, place, and notice period. Bring questions.',
      },
      {
        title: 'Technical round',
        text: 'An engineer from your field talks through something you built: why so, and what broke.',
      },
      {
        title: 'Practical round',
        text: 'Two hours on a task from real work, in your own editor, then half an hour of review.',
      },
    ],
  },
  promises: {
    title: 'What you can expect from us',
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
  explained: ExplainedFigureContent & ExactSteps<typeof counts.hiringRounds>;
  promises: CardGridContent;
};
