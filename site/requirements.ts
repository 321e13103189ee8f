/**
 * What the product owner has decided for this site: each number and text once, with its reason.
 * Routes, layout, content, and tests import them from here, so a change here reaches all of them.
 * Everything that isn't here was decided by the people who built the site.
 */

/**
 * The home page's title in the browser tab and in search results. The owner wants a search for the
 * company to lead to its inquiry form; the page itself has a headline of its own.
 */
export const homeTitle = 'Contact Us';

/** Scroll positions, in px, that change what stays in view. */
export const scrollThresholds = {
  /** From here on the header sticks: the visitor has left the banner's first lines. */
  header: 140,
  /** Beyond this the button to the top appears: before, a flick of the thumb is as quick. */
  backToTop: 300,
  /** From here on an article's sidebar sticks: the visitor has started to read. */
  articleSidebar: 100,
} as const;

/** How long `/404` stays before it leads home, in ms: long enough to read its two lines. */
export const notFoundDelay = 2000;

/** The map's height on the contact page, in px: it shows the streets around the headquarters. */
export const mapHeight = 400;

/**
 * How many slides are side by side from each of the design system's breakpoints upward (phone 480,
 * tablet 767, desktop 1199 px), and how long one step takes, in ms.
 */
export const sliders = {
  /** Quotes need room to be read. */
  testimonials: { perView: { base: 1, tablet: 2, desktop: 3 }, speed: 500 },
  /** On a wide screen one project fills the row; below that, two narrow cards do. */
  portfolio: { perView: { base: 2, desktop: 1 } },
  /** Logos are recognized at a glance, so many of them fit. */
  clientLogos: { perView: { base: 2, phone: 3, tablet: 5, desktop: 8 } },
} as const;

/** How many of each the company has to show. The types of the content refuse one more or less. */
export const counts = {
  testimonials: 4,
  projects: 3,
  /** The newest posts, on the home page. */
  postTeasers: 3,
  techStack: 32,
  /** Weekly, monthly, fixed cost, and time and material. */
  engagementModels: 4,
  /** From the inquiry to the start of the project. */
  talentPoolSteps: 5,
  /** The interview, the technical round, and the practical round. */
  hiringRounds: 3,
  sellingPoints: 6,
  trainingTools: 11,
} as const;

/** How long the Salesforce course takes. */
const courseMonths = 2;

/** The Salesforce course as it was announced. The degrees are spelled as in the announcement. */
export const course = {
  duration: `${courseMonths} months`,
  months: courseMonths,
  sessions: '5 sessions',
  start: '7th Aug 2023',
  /** The same day, as an ISO date. */
  startDate: '2023-08-07',
  placement: '100% placement record',
  exams: {
    administrator: 'Salesforce Administrator exam (CRT 101)',
    appBuilder: 'Platform App Builder exam (CRT 403)',
  },
  eligibility: ['BCA', 'B.Tech', 'Bsc.IT', 'MCA', 'Msc.IT', 'M.Tech', 'PGDCA'],
  /** The certification provider's fees. Only the Technical Architect exam costs the most. */
  costs: { lowest: '$200', other: '$400', technicalArchitect: '$6000' },
} as const;

/** What the inquiry form accepts. The file size, in bytes, is our own limit. */
export const inquiryLimits = {
  /** One letter is a slip or an initial; more than 50 is not a first name. */
  firstName: { min: 2, max: 50 },
  /** Room for a résumé, a cover letter, and a few certificates. */
  files: 5,
  /** Enough for a scanned document, and small enough to upload over a phone connection. */
  fileSize: 10 * 1024 * 1024,
} as const;

/**
 * Texts of the inquiry form whose spelling is intended: the owner's systems and staff know them in
 * this form. Don't correct them.
 */
export const inquiryTexts = {
  businessCategory: 'Bussiness Enqueries',
  submitting: 'Loading....',
  thanks: 'Thanks for connecting with us. Concern team will contact you soon.',
  tooManyFiles: `Maximun ${inquiryLimits.files} files are allowed`,
} as const;
