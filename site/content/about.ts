import type {
  BannerContent,
  CardGridContent,
  ExplainedFigureContent,
  IntroSplitContent,
  ProcessStepsContent,
  SectionHeaderContent,
  StatsProps,
} from '#design-system';
import { officeDay } from '../artwork/about/office-day.ts';
import { clock, type OfficeDay, wayOf } from '../artwork/about/office-hours.ts';
import { officesMap } from '../artwork/about/offices-map.ts';
import { inquiryTexts } from '../requirements.ts';
import { industryCount, serviceCount } from './catalog.ts';
import { company } from './company/company.ts';
import { officeClocks } from './company/contacts.ts';
import { facts } from './company/facts.ts';
import type { Closing, PageMeta } from './page.ts';

const day: OfficeDay = {
  begins: 9,
  ends: 18,
  asked: 17,
  before: officeClocks.canada,
  asks: officeClocks.usa,
  answers: officeClocks.india,
  after: officeClocks.uk,
};
const { asked, closed, begun, done, answered } = wayOf(day);
const { asks, answers } = day;

export const page = {
  path: '/about',
  title: `About Us: IT staffing and software since ${company.founded}`,
  description: `${company.name} started in ${company.founded}, took its present name in ${company.renamed}, and works from four offices. Read what we believe and how we work with clients.`,
  banner: {
    eyebrow: 'About Us',
    title: 'A staffing company that reads the code',
    lead: 'We find people for technical work, and do technical work ourselves. Each half keeps the other honest.',
    action: { href: '/contact', label: 'Contact us' },
    secondAction: { href: '/career', label: 'Work with us' },
    art: officesMap(officeClocks),
  },
  stats: [facts.experience, facts.projects, facts.rating, facts.developers, facts.retention],
  story: {
    eyebrow: 'Our story',
    title: 'We started by being bad at hiring',
    paragraphs: [
      'The founders ran a small software team and kept losing weeks to interviews that told them nothing.',
      'So they built their own: a short task from real work, looked at together, by somebody who would sit at the next desk. It worked well enough that neighbors asked to borrow it. Lending the method, and then the people who passed it, became the company.',
      'The software team never closed. It still ships products, it still sets the tasks, and it is the reason a recruiter here can tell a hooks problem from a hiring problem.',
    ],
  },
  timeline: {
    title: 'Four moves so far',
    steps: [
      {
        label: `${company.founded}`,
        title: 'A desk and a method',
        text: 'The company opens as a recruiting desk beside a software team, with one shared interview.',
      },
      {
        label: 'Then',
        title: 'Software for clients',
        text: 'Those who hired our engineers began to hand over whole projects, so the software team took in work of its own.',
      },
      {
        label: `${company.renamed}`,
        title: 'A new name',
        text: `The firm becomes ${company.name}: one name for staffing, software, cloud and consulting.`,
      },
      {
        label: 'Today',
        title: `Four offices, ${serviceCount.inText} services`,
        text: `Teams in the USA, India, Canada and the UK serve ${industryCount.inText} industries, and an institute in Jaipur trains newcomers.`,
      },
    ],
  },
  explained: {
    title: 'Asked in the evening, answered by breakfast',
    lead: `All times are ${asks.town}’s, without daylight saving. Each dot is an hour at a desk.`,
    figure: officeDay(
      day,
      `A question asked in ${asks.town} at ${clock(asked)} waits for the morning in ${answers.town}, is worked on there overnight, and is answered at ${clock(answered)}.`,
    ),
    steps: [
      {
        label: clock(asked),
        title: 'You ask',
        text: `Your account lead in ${asks.town} writes the question down before the office closes.`,
      },
      {
        label: `${clock(closed)} to ${clock(begun)}`,
        title: 'Nobody works',
        text: 'The one gap of the day. Systems that can’t wait have somebody on call.',
      },
      {
        label: `${clock(begun)} to ${clock(done)}`,
        title: `${answers.town} works on it`,
        text: 'A full working day, with the note and your code at hand.',
      },
      {
        label: clock(answered),
        title: 'You read the answer',
        text: 'It is in your inbox before your first meeting.',
      },
    ],
  },
  beliefs: {
    title: 'What we believe, and what it costs us',
    lead: 'A principle is worth something when it makes you turn work down.',
    cards: [
      {
        glyph: 'team',
        title: 'People are not inventory',
        text: 'Nobody is proposed without having agreed to this role at this rate. We lose some races that way.',
      },
      {
        glyph: 'check',
        title: 'Say no early',
        text: 'When a brief asks for three jobs in one seat, we tell you before the search, while changing it is free.',
      },
      {
        glyph: 'document',
        title: 'Write it down',
        text: 'Rates, notice periods and who owns the code stand in the contract in sentences a developer can read.',
      },
      {
        glyph: 'growth',
        title: 'Leave teams stronger',
        text: 'Our consultants document and train as they go, although a client who needs us less may also pay us less.',
      },
    ],
  },
  howWeWork: {
    title: 'How an engagement runs',
    lead: 'The same four habits, whether you hire one tester or hand over a platform.',
    steps: [
      {
        title: 'One name on your side',
        text: 'One account lead answers your email and can hire, build, and escalate, from the office closest to your working hours.',
      },
      {
        title: 'A brief on one page',
        text: 'Outcome, constraints, people and dates. If it needs a second page, it is probably two projects.',
      },
      {
        title: 'Proof every other week',
        text: 'A shortlist, a demo or a migrated workload: something you can look at rather than a status color.',
      },
      {
        title: 'A clean ending',
        text: 'Handover notes, access returned, lessons shared. Most clients then start something else with us.',
      },
    ],
  },
  offices: {
    title: 'Where you find us',
    lead: 'A question you ask in the evening can have an answer by breakfast.',
  },
  closing: {
    title: 'Bring us the role that has been open too long',
    lead: 'We tell you whether the brief, the rate, or the search is the problem.',
    interest: inquiryTexts.businessCategory,
  },
} as const satisfies PageMeta & {
  banner: BannerContent;
  stats: StatsProps['stats'];
  story: IntroSplitContent;
  timeline: ProcessStepsContent;
  explained: ExplainedFigureContent;
  beliefs: CardGridContent;
  howWeWork: ProcessStepsContent;
  offices: SectionHeaderContent;
  closing: Closing;
};
