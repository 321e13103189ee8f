import type {
  BannerContent,
  ExplainedFigureContent,
  FactSheetContent,
  FaqContent,
  FlipCardContent,
  FlipCardsContent,
  SectionHeaderContent,
} from '#design-system';
import { mockExam } from '../artwork/mock-exam.ts';
import { practiceOrg } from '../artwork/salesforce-training/practice-org.ts';
import { type counts, course } from '../requirements.ts';
import type { Closing, PageMeta } from './page.ts';
import type { ExactSteps } from './services/service-page.ts';
import type { Tuple } from './tuple.ts';

const enroll = { href: '/contact', label: 'Enroll Now' } as const;

export const page = {
  path: '/salesforce-training',
  title: 'Salesforce training in Jaipur: Admin and Builder',
  description: `Prepare in Jaipur for the Salesforce Administrator and Platform App Builder exams: ${course.duration}, ${course.sessions}, real use cases, and help with placement.`,
  robots: 'noindex',
  banner: {
    title: 'Strengthen Your IT Skills With Salesforce',
    lead: 'IT Training Institute In Jaipur',
    action: enroll,
    art: mockExam,
  },
  course: {
    eyebrow: 'The course',
    title: 'Two exams, prepared in one course',
    lead: 'You learn to run a Salesforce org, and then to build on it.',
    action: enroll,
    facts: [
      {
        term: 'Prepares for',
        detail: [course.exams.administrator, course.exams.appBuilder],
      },
      { term: 'Duration', detail: course.duration },
      { term: 'Format', detail: course.sessions },
      { term: 'Eligibility', detail: course.eligibility },
      { term: 'Start date', detail: course.start },
      { term: 'Placement', detail: course.placement },
    ],
  },
  explained: {
    title: 'What each session leaves you able to do',
    lead: 'You practice in a free developer org of your own. Nothing in it is thrown away: each session works on what the earlier ones built.',
    figure: practiceOrg(
      {
        headline: ['One org', 'yours, for all of the course'],
        layers: [
          { when: 'weeks 1–2', name: 'Data', result: '412 customers, clean' },
          { when: 'week 3', name: 'Access', result: 'four jobs, four views' },
          { when: 'weeks 4–5', name: 'Automation', result: 'three fewer emails' },
          { when: 'weeks 6–7', name: 'Deployment', result: 'first release made' },
        ],
        exam: { when: 'week 8', name: 'Mock exams', result: '' },
      },
      'Five sessions over eight weeks build one practice org: data, access, automation, deployment, and then mock exams that use all of it.',
    ),
    steps: [
      {
        label: 'Session 1',
        title: 'Model the data',
        text: 'Objects, fields, and relationships for a small firm.',
      },
      {
        label: 'Session 2',
        title: 'Control access',
        text: 'Profiles, permission sets, roles, and sharing rules.',
      },
      {
        label: 'Session 3',
        title: 'Automate work',
        text: 'Flows, approvals, and a debug log for when one misfires.',
      },
      {
        label: 'Session 4',
        title: 'Build and deploy',
        text: 'Lightning pages, a first look at Apex, and a release.',
      },
      {
        label: 'Session 5',
        title: 'Take the mock exams',
        text: 'Timed tests for both certificates, discussed answer by answer.',
      },
    ],
  },
  sellingPoints: {
    title: 'Six reasons to learn it here',
    cards: [
      {
        glyph: 'money',
        title: 'Affordable fees',
        text: 'One fee covers classes, material, and mock exams. The first reply names it, and you can pay in installments.',
      },
      {
        glyph: 'calendar',
        title: 'Flexible schedules',
        text: 'Weekday and weekend batches, mornings or evenings. If work gets in the way, you change over for a week.',
      },
      {
        glyph: 'chat',
        title: 'One-on-one doubt clearing',
        text: 'Bring your own org and your own error message. A trainer sits down with you until it makes sense.',
      },
      {
        glyph: 'check',
        title: 'Certification-oriented curriculum',
        text: 'Every topic is weighted as in the official exam guides, and each week closes with questions of the same kind.',
      },
      {
        glyph: 'handOver',
        title: 'Placement opportunities',
        text: 'Recruiters work in the same building. They read your résumé, practice the interview, and know which teams are hiring.',
      },
      {
        glyph: 'projectManagement',
        title: 'Real-time project use cases',
        text: 'Exercises come out of client work: a service queue, a dealer portal, a quote that three people must approve.',
      },
    ],
  },
  questions: {
    title: 'Certification, answered',
    lead: 'About the exams themselves, which Salesforce sets and grades.',
    questions: [
      {
        question: 'How much does a Salesforce certification cost?',
        answer: `From ${course.costs.lowest} to ${course.costs.technicalArchitect}. The ${course.costs.technicalArchitect} applies only to the Technical Architect exam; other exams cost ${course.costs.lowest} or ${course.costs.other}.`,
      },
      {
        question: 'Which exam should I take first?',
        answer:
          'The Administrator exam, for most people. It covers what every Salesforce job assumes, and much of it comes back when you prepare for Platform App Builder.',
      },
      {
        question: 'Do I have to know how to program?',
        answer:
          'Not for these two. Both test what can be set up with clicks. You will read a little Apex in class, so that you can work beside developers.',
      },
      {
        question: 'Where is the exam held?',
        answer:
          'Either at a test center or at home, with a proctor watching over your webcam. The questions are multiple choice, and you see the result on the same day.',
      },
      {
        question: 'What if I fail?',
        answer:
          'You can take it again after a short wait, for a reduced fee. Show us your section scores, and we go through the weak topics with you before the second attempt.',
      },
      {
        question: 'How long is a certificate valid?',
        answer:
          'As long as you keep it up. Salesforce asks holders to complete a short maintenance module on Trailhead, usually once a year and free of charge.',
      },
    ],
  },
  tools: {
    title: 'Tools you will have used by the end',
  },
  closing: {
    title: 'Unsure whether it suits you?',
    lead: 'Write down what you studied and what you have done since. A trainer replies and says honestly where you would start.',
    interest: 'Training',
  },
} as const satisfies PageMeta & {
  banner: BannerContent;
  course: FactSheetContent;
  explained: ExplainedFigureContent & ExactSteps<5>;
  sellingPoints: Omit<FlipCardsContent, 'cards'> & {
    cards: Tuple<FlipCardContent, typeof counts.sellingPoints>;
  };
  questions: FaqContent;
  tools: SectionHeaderContent;
  closing: Closing;
};
