import type {
  BannerContent,
  ExplainedFigureContent,
  FactSheetContent,
  FaqContent,
  FlipCardContent,
  FlipCardsContent,
  SectionHeaderContent,
} from '#design-system';
import { practicePath } from '../artwork/practice-path.ts';
import * as goals from '../artwork/salesforce-training/goals.ts';
import { practiceOrg } from '../artwork/salesforce-training/practice-org.ts';
import * as reasons from '../artwork/salesforce-training/reasons.ts';
import { slicedFee } from '../artwork/salesforce-training/sliced-fee.ts';
import { type counts, course } from '../requirements.ts';
import { institute } from './company/contacts.ts';
import type { Closing, PageMeta } from './page.ts';
import { people } from './people.ts';
import type { ExactSteps } from './services/service-page.ts';
import type { Tuple } from './tuple.ts';

const enroll = { href: '/contact', label: 'Enroll Now' } as const;

export const page = {
  path: '/salesforce-training',
  title: `Salesforce training in ${institute.town}: Admin and App Builder`,
  description: `Prepare for the Salesforce Administrator and Platform App Builder exams in ${course.duration} and ${course.sessions}.`,
  robots: 'noindex',
  banner: {
    title: 'Strengthen Your IT Skills With Salesforce',
    lead: `IT Training Institute In ${institute.town}`,
    action: enroll,
    art: practicePath,
  },
  course: {
    title: 'The Salesforce course at a glance',
    lead: 'You learn to administer a Salesforce org first, and then to build applications on it.',
    action: enroll,
    scene: slicedFee,
    facts: [
      { term: 'Eligibility', detail: course.eligibility },
      {
        term: 'Prepares for',
        detail: `${course.exams.administrator} and ${course.exams.appBuilder}`,
      },
      {
        term: 'Price',
        isKey: true,
        detail: 'A single fee',
        condition: 'Payable in installments; we quote it when you ask about a start date',
      },
      {
        term: 'Duration',
        isKey: true,
        detail: course.duration,
        condition: `In ${course.sessions}`,
      },
      // The announced day is past, and the product owner wants it shown.
      {
        term: 'Start date',
        detail: `Ask us about the next available date; the last course started on ${course.start.replaceAll(' ', '\u00a0')}`,
      },
      { term: 'Proof', detail: course.placement },
    ],
  },
  explained: {
    title: 'What you learn in each session',
    lead: 'You practice in your own free developer org, and each session builds on the previous ones.',
    figure: {
      composition: practiceOrg({
        headline: 'One org',
        layers: [
          { when: 'weeks 1–2', name: 'Data' },
          { when: 'week 3', name: 'Access' },
          { when: 'weeks 4–5', name: 'Automation' },
          { when: 'weeks 6–7', name: 'Deployment' },
          { when: 'week 8', name: 'Mock exams' },
        ],
        records: 412,
      }),
      alt: 'Over eight weeks, five sessions build one org from the ground up: data, access, automation, deployment, and mock exams on top.',
    },
    steps: [
      {
        label: 'Session 1',
        title: 'Model the data',
        text: 'Objects, fields, and relationships for a small company.',
      },
      {
        label: 'Session 2',
        title: 'Control access',
        text: 'Profiles, permission sets, roles, and sharing rules.',
      },
      {
        label: 'Session 3',
        title: 'Automate work',
        text: 'Flows, approvals, and debug logs for when something fails.',
      },
      {
        label: 'Session 4',
        title: 'Build and deploy',
        text: 'Lightning pages, a first look at Apex, and a release.',
      },
      {
        label: 'Session 5',
        title: 'Take the mock exams',
        text: 'Timed tests for both exams, reviewed answer by answer.',
      },
    ],
  },
  sellingPoints: {
    title: 'Why students choose this course',
    cards: [
      {
        scene: reasons.oneFee,
        title: 'Affordable fees',
        summary: 'One fee for the whole course',
        text: 'Your fee covers classes, materials, and mock exams. Salesforce bills its exams separately.',
      },
      {
        scene: reasons.morningOrEvening,
        title: 'Flexible schedules',
        summary: 'Weekdays or weekends',
        text: 'Choose mornings or evenings, and switch classes for a week if work gets in the way.',
      },
      {
        scene: reasons.doubtClearing,
        title: 'One-on-one doubt clearing',
        summary: 'A trainer looks at your org',
        text: 'Bring your error message, and a trainer works through the problem with you until it makes sense.',
      },
      {
        scene: goals.examGuide,
        title: 'Certification-oriented curriculum',
        summary: 'Built on the exam guides',
        text: 'Topics have the same weight as on the exam, and every session ends with practice questions.',
      },
      {
        scene: goals.placement,
        title: 'Placement opportunities',
        summary: 'Recruiters in the same building',
        text: 'Our recruiters can review your résumé, practice interviews with you, and tell you who is hiring.',
      },
      {
        scene: goals.realProjects,
        title: 'Real-time project use cases',
        summary: 'Exercises from client work',
        text: 'You build a service queue, a dealer portal, and a quote that three people must approve.',
      },
    ],
  },
  questions: {
    title: 'Questions about certification',
    lead: 'Salesforce itself sets and grades the certification exams.',
    questions: [
      {
        question: 'How much does a Salesforce certification cost?',
        answer: `From ${course.costs.lowest} to ${course.costs.technicalArchitect}. The ${course.costs.technicalArchitect} applies only to the Technical Architect exam; other exams cost ${course.costs.lowest} or ${course.costs.other}.`,
      },
      {
        question: 'Which exam should I take first?',
        answer:
          'For most people, the Administrator exam. It covers what every Salesforce job requires, and much of it also helps you prepare for Platform App Builder.',
      },
      {
        question: 'Do I need to know how to code?',
        answer:
          'Not for these two exams, which test what you can configure with clicks. You’ll read a little Apex in class so that you can work with developers.',
      },
      {
        question: 'Where do I take the exam?',
        answer:
          'At a test center, or at home with a proctor watching through your webcam. The questions are multiple choice, and you get your result the same day.',
      },
      {
        question: 'What if I fail?',
        answer:
          'You can take it again after a short waiting period, for a lower fee. Show us your section scores, and we’ll review your weak topics together before the second attempt.',
      },
      {
        question: 'How long is a certification valid?',
        answer:
          'As long as you maintain it. Salesforce asks you to complete a short, free module on Trailhead, usually once a year.',
      },
    ],
  },
  tools: {
    title: 'Tools you’ll use in the course',
  },
  closing: {
    title: 'Not sure if this course is for you?',
    lead: 'A trainer can tell you where to start, based on what you studied and what you’ve done since.',
    next: 'you can sit in on a class.',
    interest: 'Training',
    reader: people.salesforce,
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
