import type { InquiryQuote } from '#design-system';
import type { SitePath } from '../../page.ts';

/**
 * What clients say about their first message to us and the reply, by the path of the page whose inquiry
 * form they stand next to. They are samples with invented details
 * and drawn portraits: a real company puts its own clients' words and photos here, with their consent.
 */
export const firstReplies = {
  '/staff-augmentation': {
    text: 'My message was a start date and six acronyms. The reply asked about the fifth, which turned out to be my typo.',
    name: 'Samira Benali',
    role: 'Head of ticketing software, ferry line',
    portrait: '/portraits/samira-benali.svg',
  },
  '/rpo-services': {
    text: 'On Friday at six, I sent our hiring plan and forgot to say hello. By Monday noon, it was back, with our slowest stage in yellow.',
    name: 'Winston Baptiste',
    role: 'HR director at a bus company',
    portrait: '/portraits/winston-baptiste.svg',
  },
  '/software-development': {
    text: 'I apologized for planning our cranes with magnets. The architect only wanted to know what the red ones mean.',
    name: 'Jorge Villanueva',
    role: 'Dispatch manager at a crane rental firm',
    portrait: '/portraits/jorge-villanueva.svg',
  },
  '/amazon-web-services': {
    text: 'Sending our AWS bill felt like opening my closet for a stranger. An engineer highlighted three lines and didn’t laugh.',
    name: 'Eitan Shaked',
    role: 'IT lead at a map publisher',
    portrait: '/portraits/eitan-shaked.svg',
  },
  '/oracle-hcm': {
    text: 'Night pay took me eleven lines to explain. The consultant had one question: what happens when the clocks change?',
    name: 'Harpreet Gill',
    role: 'Payroll manager at a trucking company',
    portrait: '/portraits/harpreet-gill.svg',
  },
  '/data-science-consulting': {
    text: 'Half joking, I asked for the date of the first hot weekend. A data scientist asked what I’d order if I knew it.',
    name: 'Leilani Kahale',
    role: 'Head buyer for a chain of beach kiosks',
    portrait: '/portraits/leilani-kahale.svg',
  },
  '/industries/retail-and-ecommerce': {
    text: 'Between customers, I typed our sale date and last year’s orders. The longest list in the reply was of things to leave alone.',
    name: 'Mai Tran',
    role: 'Owner of a tea shop and its web store',
    portrait: '/portraits/mai-tran.svg',
  },
  '/industries/healthcare-development': {
    text: 'Hiding the names took longest. The reply asked who dreads it most.',
    name: 'Thandiwe Mokoena',
    role: 'Nursing director at a children’s clinic',
    portrait: '/portraits/thandiwe-mokoena.svg',
  },
  '/industries/education-and-elearning': {
    text: 'All I had was the first day of class and 19 wishes. The reply started with the 14 that could wait.',
    name: 'Margit Halasz',
    role: 'Principal of a music school',
    portrait: '/portraits/margit-halasz.svg',
  },
  '/talent-pool': {
    text: 'At 70, I type with two fingers, so I wrote one line. The answer had three profiles, four rates, and no brochure.',
    name: 'Angus Macrae',
    role: 'Founder of a seed company',
    portrait: '/portraits/angus-macrae.svg',
  },
} as const satisfies Partial<Record<SitePath, InquiryQuote>>;
