/**
 * The product owner's decisions for this site: each number and text once, with its reason. Routes,
 * layout, content, and tests import them from here, so a change here reaches all of them. The
 * developers decided everything else.
 */

/**
 * The home page's title in the browser tab and in search results. The owner wants a search for the
 * company to lead to its inquiry form. The page itself has its own headline.
 */
export const homeTitle = 'Contact Us';

/** Scroll positions, in px, that change what stays in view. */
export const scrollThresholds = {
  /**
   * From here on, the header is sticky, because the visitor has scrolled past the banner's first
   * lines.
   */
  header: 140,
  /**
   * Past this, the button to the top appears. Before that, a flick of the thumb is just as quick.
   */
  backToTop: 300,
  /** From here on, an article's sidebar is sticky, because the visitor has started to read. */
  articleSidebar: 100,
} as const;

/** How long `/404` stays before it redirects home, in ms: long enough to read its two lines. */
export const notFoundDelay = 2000;

/** The map's height on the contact page, in px. It shows the streets around the headquarters. */
export const mapHeight = 400;

/**
 * How many slides are side by side from each of the design system's breakpoints up (phone 480,
 * tablet 767, desktop 1199 px), and how long one step takes, in ms.
 */
export const sliders = {
  /** Quotes need room to be readable. */
  testimonials: { perView: { base: 1, tablet: 2, desktop: 3 }, speed: 500 },
  /** On a wide screen, one project fills the row. Below that, two narrow cards do. */
  portfolio: { perView: { base: 2, desktop: 1 } },
  /** Logos are recognized at a glance, so many of them fit. */
  clientLogos: { perView: { base: 2, phone: 3, tablet: 5, desktop: 8 } },
} as const;

/** How many of each the site must show. The content types allow no other number. */
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

/** The limits of the inquiry form. The file size, in bytes, is our own limit. */
export const inquiryLimits = {
  /** One letter is a slip or an initial; more than 50 is not a first name. */
  firstName: { min: 2, max: 50 },
  /** Room for a résumé, a cover letter, and a few certificates. */
  files: 5,
  /** Enough for a scanned document, and small enough to upload over a phone connection. */
  fileSize: 10 * 1024 * 1024,
} as const;

/**
 * Texts of the inquiry form with intended spellings: the owner's systems and staff know them this
 * way. Don't correct them.
 */
export const inquiryTexts = {
  businessCategory: 'Bussiness Enqueries',
  submitting: 'Loading....',
  thanks: 'Thanks for connecting with us. Concern team will contact you soon.',
  tooManyFiles: `Maximun ${inquiryLimits.files} files are allowed`,
} as const;
