import { industryLinks, serviceLinks } from '../content/catalog.ts';
import { company } from '../content/company/company.ts';
import { offices } from '../content/company/contacts.ts';
import { facts } from '../content/company/facts.ts';
import { page as home } from '../content/home.ts';
import type { SitePath } from '../content/page.ts';
import { industryPaths, requiredPaths, servicePaths } from '../required-paths.ts';
import { counts, course, homeTitle } from '../requirements.ts';

/** This many; or these, in this order; or more than one, if no number is required. */
export type Expected = number | readonly string[] | 'several';

/** A link, by its target or by its label and its target. */
export type ExpectedLink = string | readonly [label: string, target: string];

/** A part of a page. The site chooses its heading; everything else about it is required. */
export type RequiredPart = {
  /** What it is, for error messages. */
  is: string;
  /** Its heading. */
  heading: string;
  /** The titles of its cards, steps, options, or questions. */
  titles?: Expected;
  /** The numbers in front of its titles. */
  numbers?: readonly string[];
  /** The entries of its list. */
  items?: Expected;
  slides?: number;
  links?: readonly ExpectedLink[];
  /** Text that it contains. */
  says?: readonly string[];
  /** Whether it contains a picture with a description. */
  pictured?: true;
  /** It is the last part. */
  last?: true;
};

export type RequiredPage = {
  path: SitePath;
  /** The document's title, if one is required. */
  title?: string;
  /** The page's main heading, if one is required. */
  heading?: string | RegExp;
  robots?: 'noindex';
  /** Figures that the company claims. */
  figures?: readonly string[];
  /** Text anywhere on the page. */
  says?: readonly string[];
  /** Links anywhere on the page. */
  links?: readonly ExpectedLink[];
  /** The heading of the call to action in the footer. */
  callToAction?: string;
  /** In this order, with any other parts in between. */
  parts?: readonly RequiredPart[];
};

const banner = (heading: string) => ({ is: 'banner', heading, links: ['/contact'] });
const services = (heading: string) =>
  ({ is: 'service cards', heading, titles: 'several' }) as const;
const industries = (heading: string) =>
  ({ is: 'industry cards', heading, titles: 'several' }) as const;
const why = (heading: string) => ({ is: 'why choose us', heading, titles: 'several' }) as const;
const solutions = (heading: string) => ({ is: 'six solution cards', heading, titles: 6 });
const benefits = (heading: string) => ({ is: 'four benefit boxes', heading, titles: 4 });

const postPaths = requiredPaths.filter((path) => path.startsWith('/blog/'));

/** The required content of each page. */
export const requiredPages: readonly RequiredPage[] = [
  {
    path: '/',
    title: homeTitle,
    figures: [
      facts.experience.value,
      facts.projects.value,
      facts.rating.value,
      facts.developers.value,
      facts.retention.value,
    ],
    parts: [
      {
        is: 'hero with call to action',
        heading: 'The right people in the right seats, faster',
        links: [['Connect & Get It Now!', '/contact']],
      },
      { is: 'company introduction', heading: 'A staffing firm with its own engineers' },
      {
        is: 'services grid',
        heading: home.services.title,
        titles: serviceLinks.map(({ label }) => label),
        links: servicePaths,
      },
      {
        is: 'industry grid',
        heading: 'Industries we work in',
        titles: industryLinks.map(({ label }) => label),
        links: industryPaths,
      },
      {
        is: 'reasons to choose the company',
        heading: 'Why clients choose us',
        titles: 'several',
      },
      {
        is: 'client testimonials',
        heading: 'What clients say',
        slides: counts.testimonials,
      },
      {
        is: 'three blog teasers',
        heading: 'Latest articles',
        titles: counts.postTeasers,
        links: postPaths.slice(0, counts.postTeasers),
      },
      {
        is: 'portfolio slider',
        heading: 'Projects we’re proud of',
        slides: counts.projects,
        says: ['Government college', 'Spiritual leader', 'Charitable hospital'],
      },
      { is: 'trusted-by client logo slider', heading: home.clients.title },
      {
        is: 'tech-stack grid of about 32',
        heading: 'Technologies our people use every day',
        items: counts.techStack,
        last: true,
      },
    ],
  },
  {
    path: '/about',
    figures: [facts.experience.value],
    says: [`${company.founded}`, `${company.renamed}`],
    callToAction: 'Bring us the role that’s been open too long',
    parts: [
      {
        is: 'four offices',
        heading: 'Our offices',
        titles: offices.map(({ country }) => country),
      },
    ],
  },
  {
    path: '/services',
    figures: [facts.launched.value],
    callToAction: 'Not sure which service you need?',
    parts: [
      banner('Hire the people, or hand us the work'),
      {
        is: 'services list',
        heading: 'What you get from each service',
        titles: serviceLinks.map(({ label }) => label),
        links: servicePaths,
      },
    ],
  },
  {
    path: '/strategic-staffing',
    figures: [facts.launched.value],
    parts: [
      banner('Hire IT staff on terms that fit the role'),
      {
        is: 'kinds of hiring',
        heading: 'Three ways to hire IT staff',
        titles: ['Contract hiring', 'Contract to hire', 'Permanent hiring'],
      },
    ],
  },
  {
    path: '/staff-augmentation',
    figures: [facts.launched.value],
    parts: [
      banner('The specialist your sprint is missing'),
      {
        is: 'three steps',
        heading: 'How staff augmentation works in three steps',
        titles: ['Requirements', 'Screening', 'Resource onboarding'],
      },
    ],
  },
  {
    path: '/rpo-services',
    figures: [facts.launched.value],
    parts: [
      banner('Recruiters when you need them'),
      {
        is: 'kinds of RPO',
        heading: 'Choose how much recruiting to outsource',
        titles: ['On-demand', 'Partial-cycle', 'Full-cycle'],
      },
    ],
  },
  {
    path: '/software-development',
    figures: [facts.launched.value],
    parts: [
      banner('Software you run without us'),
      {
        is: 'eight offers',
        heading: 'Software development services',
        titles: [
          'IT consulting',
          'Custom software',
          'Mobile apps',
          'UX/UI design',
          'Product engineering',
          'Team augmentation',
          'Dedicated team',
          'Support and maintenance',
        ],
      },
      {
        is: 'five-step lifecycle',
        heading: 'How our five steps catch mistakes early',
        titles: [
          'Requirement collection',
          'Designing',
          'Development',
          'Quality analysis',
          'Support and maintenance',
        ],
      },
    ],
  },
  {
    path: '/mobile-app-development',
    figures: [facts.launched.value],
    parts: [
      banner('Apps that people keep on their home screen'),
      services('Mobile app services'),
      industries('Industries we build apps for'),
      why('Why app owners choose us'),
    ],
  },
  {
    path: '/website-design-and-development',
    figures: [facts.launched.value],
    parts: [
      banner('A website that loads before visitors leave'),
      services('Our website services'),
      industries('Industries we serve'),
      why('Why site owners choose us'),
    ],
  },
  {
    path: '/digital-marketing-and-brand-imaging',
    figures: [facts.launched.value],
    parts: [
      banner('Marketing you can trace to an inquiry'),
      services('Our marketing services'),
      industries('Marketing by industry'),
      why('Why marketers choose us'),
    ],
  },
  {
    path: '/project-management',
    figures: [facts.launched.value],
    parts: [
      banner('An end date you can believe'),
      services('Project management services'),
      industries('Industries with fixed deadlines'),
      why('Why sponsors choose our managers'),
    ],
  },
  {
    path: '/oracle-hcm',
    figures: [facts.launched.value],
    parts: [
      banner('Oracle HCM your people team can run'),
      services('Oracle HCM modules and services'),
      industries('Industries with complex pay rules'),
      why('Why HR teams choose us'),
    ],
  },
  {
    path: '/amazon-web-services',
    figures: [facts.launched.value],
    parts: [
      banner('AWS with tested backups and a clear bill'),
      services('AWS services, from setup to support'),
      industries('Industries we serve on AWS'),
      why('Why IT teams choose us'),
    ],
  },
  {
    path: '/salesforce-consulting-services',
    figures: [facts.launched.value],
    parts: [
      banner('A Salesforce org your team will use'),
      {
        is: 'bullet list of selling points',
        heading: 'What every statement of work includes',
        items: 'several',
      },
      {
        is: 'why-choose-us image block',
        heading: 'Why sales teams choose us',
        pictured: true,
        last: true,
      },
    ],
  },
  {
    path: '/data-science-consulting',
    figures: [facts.launched.value],
    parts: [
      banner('Data science that starts with a question'),
      {
        is: 'six service cards',
        heading: 'Data science services we offer',
        titles: [
          'Consulting',
          'Data modernization',
          'Solution implementation',
          'Data management',
          'AI & ML solutions',
          'Data architecture',
        ],
      },
      {
        is: 'six process cards',
        heading: 'How we test a question in six steps',
        titles: [
          'Research',
          'Requirement analysis',
          'Data modelling',
          'Solution',
          'Testing',
          'Support & maintenance',
        ],
      },
    ],
  },
  {
    path: '/talent-pool',
    parts: [
      {
        is: 'four engagement models',
        heading: 'Ways to hire our engineers',
        titles: ['Weekly', 'Monthly', 'Fixed cost', 'Time and material'],
      },
      {
        is: 'five-step hiring process',
        heading: 'How to hire, step by step',
        titles: ['Inquiry', 'Screening', 'Interview', 'Hiring model', 'Start your project'],
        numbers: ['01', '02', '03', '04', '05'],
      },
      {
        is: 'technology groups',
        heading: 'Technologies our engineers know',
        titles: ['Frontend', 'Backend', 'CMS', 'Blockchain', 'Machine learning'],
      },
    ],
  },
  {
    path: '/career',
    parts: [
      { is: 'banner', heading: 'IT jobs with us and our clients' },
      { is: 'job widget', heading: 'Open roles' },
      {
        is: 'three-step hiring process',
        heading: 'Our three interview rounds',
        titles: ['Interview', 'Technical round', 'Practical round'],
      },
    ],
  },
  {
    path: '/blog',
    parts: [
      {
        is: 'four post cards',
        heading: 'Latest articles',
        titles: 4,
        links: postPaths,
        pictured: true,
      },
    ],
  },
  {
    path: '/contact',
    parts: [
      { is: 'message form', heading: 'Send us a message' },
      { is: 'embedded map', heading: 'Visit our headquarters' },
      {
        is: 'offices list',
        heading: 'Offices and phone numbers',
        titles: offices.map(({ country }) => country),
      },
    ],
  },
  {
    path: '/privacy-policy',
    says: ['Last updated June 28, 2023', 'not for children under the age of 13'],
  },
  { path: '/terms-conditions', says: ['wait 2-3 weeks for a reply'] },
  {
    path: '/salesforce-training',
    heading: /^Strengthen Your IT Skills With /,
    robots: 'noindex',
    says: ['IT Training Institute In Jaipur'],
    parts: [
      {
        is: 'banner',
        heading: 'Strengthen Your IT Skills With Salesforce',
        says: ['IT Training Institute In Jaipur'],
        links: [['Enroll Now', '/contact']],
      },
      {
        is: 'course section',
        heading: 'The Salesforce course at a glance',
        says: [
          course.exams.administrator,
          course.exams.appBuilder,
          course.duration,
          course.sessions,
          ...course.eligibility,
          course.start,
          course.placement,
        ],
        links: [['Enroll Now', '/contact']],
      },
      {
        is: 'selling points',
        heading: 'Why students choose this course',
        titles: [
          'Affordable fees',
          'Flexible schedules',
          'One-on-one doubt clearing',
          'Certification-oriented curriculum',
          'Placement opportunities',
          'Real-time project use cases',
        ],
      },
      {
        is: 'certification FAQ',
        heading: 'Questions about certification',
        titles: 'several',
        says: [
          `${course.costs.lowest} to ${course.costs.technicalArchitect}`,
          'Technical Architect exam',
          `${course.costs.lowest} or ${course.costs.other}`,
        ],
      },
      {
        is: 'grid of 11 tools',
        heading: 'Tools you’ll use in the course',
        items: [
          'Lightning Components',
          'Developer',
          'Visualforce',
          'Salesforce app builder',
          'Apex',
          'Salesforce Admin',
          'Ant Migration Tool',
          'Developer Console',
          'Cucumber',
          'Salesforce Extensions for VS Code',
          'Salesforce web driver',
        ],
      },
    ],
  },
  {
    path: '/404',
    heading: '404 Page Not Found',
    robots: 'noindex',
    says: ['The requested page does not exist.'],
    links: [['Go to Home', '/']],
  },
  {
    path: '/industries',
    parts: [
      {
        is: 'industry cards',
        heading: 'Choose your industry',
        titles: industryLinks.map(({ label }) => label),
        links: industryPaths.map((path) => ['Read More', path] as const),
      },
    ],
  },
  {
    path: '/industries/goverment',
    callToAction: 'Which form do residents give up on?',
    parts: [
      solutions('What we do for government agencies'),
      benefits('What changes after the first release'),
    ],
  },
  {
    path: '/industries/engineering-manufacturing',
    callToAction: 'Walk the line with one of our engineers',
    parts: [
      solutions('Manufacturing software we build'),
      benefits('What changes on the shop floor'),
    ],
  },
  {
    path: '/industries/banking-and-finance',
    callToAction: 'What did the last audit find?',
    parts: [
      solutions('Banking systems we build'),
      { is: 'four reasons', heading: 'Why banks choose us', titles: 4 },
    ],
  },
  {
    path: '/industries/retail-and-ecommerce',
    parts: [
      banner('Online stores that stay up on the busiest day'),
      services('Retail systems we build'),
      industries('What retailers need'),
      why('Why retailers choose us'),
    ],
  },
  {
    path: '/industries/healthcare-development',
    parts: [
      banner('Healthcare software that knows who’s who'),
      services('Healthcare software we build'),
      industries('Clients we work for'),
      why('Why clinicians choose us'),
    ],
  },
  {
    path: '/industries/telecommunications',
    callToAction: 'Send us 10 disputed invoices',
    parts: [solutions('Telecom systems we build and repair'), benefits('What your teams gain')],
  },
  {
    path: '/industries/education-and-elearning',
    callToAction: 'When does your next term begin?',
    parts: [
      solutions('Education systems we build and improve'),
      benefits('What improves for staff and students'),
    ],
  },
  {
    path: '/industries/travel-and-hospitality',
    callToAction: 'Tell us about your worst weekend',
    parts: [
      solutions('Travel and hotel systems we build'),
      benefits('What your front desk and call center gain'),
    ],
  },
  {
    path: '/industries/media-and-entertainment',
    callToAction: 'Send us your premiere date',
    parts: [
      { is: 'five solution cards', heading: 'Media systems we build and support', titles: 5 },
      benefits('What changes for your teams'),
    ],
  },
  {
    path: '/blog/what-is-staff-augmentation-&-what-are-its-benefits',
    heading: /^What is staff augmentation,? (&|and) what are its benefits/i,
  },
  {
    path: '/blog/the-benefits-of-implementing-salesforce-in-your-business',
    heading: /^The benefits of implementing Salesforce in your business/i,
  },
  {
    path: '/blog/tips-and-tricks-to-develop-a-professional-website',
    heading: /^Tips and tricks to develop a professional website/i,
  },
  {
    path: '/blog/key-steps-in-mobile-app-development-from-idea-to-launch',
    heading: /^Key steps in mobile app development,? from idea to launch/i,
  },
];
