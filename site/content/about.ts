import type {
  BannerContent,
  CardGridContent,
  ExplainedFigureContent,
  IntroSplitContent,
  OfficeListProps,
  ReasonsContent,
  StatsProps,
  TeamContent,
} from '#design-system';
import { armWrestling } from '../artwork/about/arm-wrestling.ts';
import { firstProjects, fourOffices, newSign, recruitingDesk } from '../artwork/about/history.ts';
import { officeDay } from '../artwork/about/office-day.ts';
import { clock, type OfficeDay, wayOf } from '../artwork/about/office-hours.ts';
import { bedtimeCode } from '../artwork/bedtime-code.ts';
import { landmarks } from '../artwork/landmarks.ts';
import { lentInterview } from '../artwork/lent-interview.ts';
import { inquiryTexts } from '../requirements.ts';
import type { Answers } from './answers.ts';
import { industryCount, serviceCount } from './catalog.ts';
import { company } from './company/company.ts';
import { institute, officeClocks, officeCount, officeCountries } from './company/contacts.ts';
import { clientProof, facts } from './company/facts.ts';
import type { Closing, PageMeta } from './page.ts';
import { people } from './people.ts';

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
  description: `How ${company.name} grew from a recruiting desk into a company with ${officeCount.inText} offices, and how we work.`,
  banner: {
    eyebrow: 'About Us',
    title: 'A staffing company that reads the code',
    lead: 'We recruit people for technical jobs and build software ourselves. Each side of the business makes the other better.',
    action: { href: '/contact', label: 'Talk to our team' },
    secondAction: { href: '/career', label: 'Work with us' },
    art: bedtimeCode,
  },
  engagement: {
    title: 'Our clients, prices, and timelines',
    action: { href: '/contact', label: 'Get a quote' },
    facts: [
      {
        term: 'For',
        detail: `Companies and public agencies in ${industryCount.inText} industries`,
      },
      { term: 'You get', detail: 'People on your team, or software that we build and maintain' },
      {
        term: 'Price',
        isKey: true,
        detail: 'By the hour or the phase',
        condition:
          'A rate by the hour, week, or month for people; usually a fixed price per phase for projects',
      },
      {
        term: 'Time',
        isKey: true,
        detail: 'Start within a month',
        condition: 'With our own engineers; a first software release takes 10–16 weeks',
      },
      { term: 'Contact', detail: 'One account lead, in the office closest to you' },
      { term: 'Offices', detail: 'USA, India, Canada, and the UK' },
      clientProof,
    ],
    plan: {
      teams: [
        { label: 'Your account lead', shares: [0.2], note: 'from the first day on' },
        { label: 'Three engineers', shares: [1, 1, 1], note: 'in this example' },
      ],
      unit: 'Week',
      length: 16,
      rows: [
        { label: 'One-page brief', from: 1, to: 2 },
        { label: 'Team and contract', from: 2, to: 4 },
        { label: 'Work on your project', from: 5, to: 16 },
        { label: 'Results', at: [7, 9] },
      ],
      finish: { label: 'First release', from: 10, to: 16, note: 'Documented' },
      alt: 'A brief by week 2, a contract by week 4, work from week 5 with results in weeks 7 and 9, and a documented first release in weeks 10 to 16.',
    },
  },
  // The sheet below has the other two figures.
  stats: [facts.experience, facts.projects, facts.developers],
  story: {
    eyebrow: 'Our story',
    title: 'How the company started',
    picture: {
      composition: lentInterview,
      alt: 'One neighbor has borrowed a founder’s real task. Another asks for an engineer, who arrives in a wheelbarrow.',
    },
    paragraphs: [
      'The founders ran a small software team and kept losing weeks to interviews that told them nothing.',
      'So they developed their own technical interview: a short task based on real work, reviewed together with a future colleague. It worked so well that neighboring companies asked to use it, so the founders first lent them the interview, then the engineers who had passed it, and that is how the company began.',
      'The software team still builds products and writes our interview tasks, which is how our recruiters recognize a good answer.',
    ],
  },
  timeline: {
    title: 'Our history',
    cards: [
      {
        drawing: recruitingDesk,
        title: `${company.founded}: A recruiting desk`,
        text: 'The company opens as a recruiting desk next to a software team that uses the same interview.',
      },
      {
        drawing: firstProjects,
        title: 'Then: Client projects',
        text: 'Clients who hire our engineers start to hand us whole projects, and the software team takes on outside work.',
      },
      {
        drawing: newSign,
        title: `${company.renamed}: A new name`,
        text: `The company becomes ${company.name}: one name for staffing, software, cloud, and consulting.`,
      },
      {
        drawing: fourOffices,
        title: 'Today: A wider map',
        text: `${officeCount.atStart} offices, ${serviceCount.inText} services, and ${industryCount.inText} industries. Our teams work in ${officeCountries}, and our institute in ${institute.town} trains newcomers.`,
      },
    ],
  },
  explained: {
    title: 'How we answer you overnight',
    lead: `Each dot is one business hour, in ${asks.town}’s standard time.`,
    figure: officeDay(
      day,
      `A question asked in ${asks.town} at ${clock(asked)} waits until morning in ${answers.town}. The team there works on it that day and answers by ${clock(answered)} in ${asks.town}.`,
    ),
    steps: [
      {
        label: clock(asked),
        title: 'You ask',
        text: `Your account lead in ${asks.town} writes up the question before the office closes.`,
      },
      {
        label: `${clock(closed)} to ${clock(begun)}`,
        title: 'All offices are closed',
        text: 'This is the only gap in the day, and someone is on call for systems that can’t wait.',
      },
      {
        label: `${clock(begun)} to ${clock(done)}`,
        title: `${answers.town} works on it`,
        text: 'The team there has a full business day, the notes from your account lead, and access to your code.',
      },
      {
        label: clock(answered),
        title: 'You read the answer',
        text: 'The answer is in your inbox before your first meeting of the day.',
      },
    ],
  },
  beliefs: {
    title: 'Our principles',
    lead: 'Each of these principles has cost us some business.',
    art: armWrestling,
    reasons: [
      {
        title: 'We ask people first',
        text: 'We never propose anyone who hasn’t agreed to the role and the rate, even when a faster agency gets there first.',
      },
      {
        title: 'We say no early',
        text: 'If a brief combines three positions into one, we tell you before the search begins, when changing the brief costs nothing.',
      },
      {
        title: 'We put it in writing',
        text: 'Rates, notice periods, and code ownership are in the contract, in language a developer can read.',
      },
      {
        title: 'We leave teams stronger',
        text: 'Our consultants document their work and train your people, even though a client who needs us less may pay us less.',
      },
    ],
  },
  team: {
    title: 'The people who answer you',
    lead: 'The lead who reads your message can hire, change plans, and escalate, and stays your contact until the work is done.',
    people: [
      {
        ...people.clients,
        text: 'Reads every new inquiry, and asks the one question that decides its price.',
      },
      {
        ...people.staffing,
        text: 'Was a developer for ten years, and still writes our interview tasks.',
      },
      {
        ...people.software,
        text: 'Estimates projects from the code, and recommends buying software if that costs less than building it.',
      },
      {
        ...people.recruiting,
        text: 'Calls everyone we turn down, so many of them apply again.',
      },
    ],
  },
  offices: {
    title: 'Our offices',
    lead: 'Call or visit the office nearest to you.',
    pictures: landmarks,
  },
  closing: {
    title: 'Bring us the role that’s been open too long',
    lead: 'We’ll tell you whether the problem is the brief, the rate, or the search.',
    next: 'we call about the role.',
    interest: inquiryTexts.businessCategory,
  },
} as const satisfies PageMeta & {
  banner: BannerContent;
  engagement: Answers;
  stats: StatsProps['stats'];
  story: IntroSplitContent;
  timeline: CardGridContent;
  explained: ExplainedFigureContent;
  beliefs: ReasonsContent;
  team: TeamContent;
  offices: Pick<OfficeListProps, 'title' | 'lead' | 'pictures'>;
  closing: Closing;
};
