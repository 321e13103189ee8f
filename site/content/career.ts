import type {
  BannerContent,
  CardGridContent,
  ExplainedFigureContent,
  FactSheetContent,
  JobWidgetProps,
} from '#design-system';
import * as promises from '../artwork/career/promises.ts';
import { rocketTortoise } from '../artwork/career/rocket-tortoise.ts';
import { hiringRounds } from '../artwork/career/rounds.ts';
import { driveToWork } from '../artwork/drive-to-work.ts';
import type { counts } from '../requirements.ts';
import { company } from './company/company.ts';
import { employerProof } from './company/facts.ts';
import type { PageMeta } from './page.ts';
import { people } from './people.ts';
import type { ExactSteps } from './services/service-page.ts';

export const page = {
  path: '/career',
  title: `Careers at ${company.name}: open roles and how we hire`,
  description: `IT jobs at ${company.name} and with our clients. See open roles, terms, and our three interview rounds.`,
  banner: {
    eyebrow: 'Career',
    title: 'IT jobs with us and our clients',
    lead: 'Apply once, and a recruiter who knows your field stays with you from the first conversation to your first day.',
    action: { href: '#jobs', label: 'See open roles' },
    secondAction: { href: '/contact', label: 'Send your résumé' },
    art: driveToWork,
  },
  jobs: {
    title: 'Open roles',
    lead: 'Permanent positions are with us. On contract, you work for a client and we employ you.',
    messages: {
      loading: 'Fetching the open roles…',
      failed:
        'We can’t show any roles right now. Try again, or apply directly: new ones open every week.',
      retry: 'Try again',
    },
    apply: {
      title: 'Prefer to write to a person?',
      text: 'Tell us what you do well and what you want to do next. A recruiter who specializes in your field reads every message.',
      link: { href: '/contact', label: 'Apply with the form' },
      mail: { href: `mailto:${company.careersEmail}`, label: company.careersEmail },
    },
  },
  terms: {
    title: 'Pay, time, and terms',
    lead: 'The short version, before you apply.',
    action: { href: '/contact', label: 'Apply with your résumé' },
    scene: rocketTortoise,
    facts: [
      {
        term: 'For',
        detail: 'Engineers, consultants, and recruiters, from trainees to team leads',
      },
      {
        term: 'You get',
        detail: 'A permanent position with us, or contract work for one of our clients',
      },
      {
        term: 'Pay',
        isKey: true,
        detail: 'A salary or an hourly rate',
        condition: 'Each role states its range',
      },
      {
        term: 'Time',
        isKey: true,
        detail: 'About 11 days',
        condition: 'Business days from application to offer',
      },
      { term: 'From you', detail: 'A résumé, and about four hours for all the interviews' },
      employerProof,
    ],
  },
  explained: {
    title: 'Our three interview rounds',
    lead: 'A sample schedule. Before each round, we tell you the questions to expect and the people you’ll meet.',
    figure: hiringRounds(
      {
        rounds: [
          { name: 'Interview', day: 2, minutes: 40, who: 'A recruiter', answer: 3 },
          { name: 'Technical round', day: 6, minutes: 60, who: 'An engineer', answer: 7 },
          { name: 'Practical round', day: 10, minutes: 150, who: 'Your team', answer: 11 },
        ],
        ending: 'An offer, or a reason',
      },
      'Three rounds of 40, 60, and 150 minutes over 11 business days. Candidates hear back within two days of each.',
    ),
    steps: [
      {
        title: 'Interview',
        text: 'A recruiter asks about your experience, pay expectations, location, and start date, and answers your questions.',
      },
      {
        title: 'Technical round',
        text: 'You walk an engineer from your field through something you built, including your decisions and what went wrong.',
      },
      {
        title: 'Practical round',
        text: 'You spend two hours on a realistic task in your own editor. Then your future team reviews the result with you for half an hour.',
      },
    ],
  },
  promises: {
    title: 'What we promise candidates',
    cards: [
      {
        title: 'Answers every time',
        text: 'Two business days after each round at the latest, we tell you our decision and the reason.',
        drawing: promises.reasonedNo,
      },
      {
        title: 'Pay range up front',
        text: 'Our first message includes the range, so you won’t sit through interviews for a job that pays too little.',
        drawing: promises.rangeFirst,
      },
      {
        title: 'A private résumé',
        text: 'We send it to a client only after you’ve agreed to that particular company.',
        drawing: promises.askedFirst,
      },
      {
        title: 'Time to learn',
        text: 'We cover certification fees and study days, and employees can take courses at our training institute.',
        drawing: promises.studyDay,
        link: { href: '/salesforce-training', label: 'See the Salesforce course' },
      },
    ],
  },
  closing: {
    title: 'Don’t see a role that fits?',
    lead: 'Send us your résumé. A recruiter in your field will keep it on file and write when something opens up.',
    next: 'we ask before we share it.',
    interest: 'Career',
    reader: people.recruiting,
    background: 'brand',
  },
} as const satisfies PageMeta & {
  banner: BannerContent;
  jobs: Pick<JobWidgetProps, 'title' | 'lead' | 'messages' | 'apply'>;
  terms: FactSheetContent;
  explained: ExplainedFigureContent & ExactSteps<typeof counts.hiringRounds>;
  promises: CardGridContent;
};
