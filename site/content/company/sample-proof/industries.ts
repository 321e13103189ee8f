import { openedLine } from '../../../artwork/banking/opened-line.ts';
import { emptyLine } from '../../../artwork/education/empty-line.ts';
import { scrapPallet } from '../../../artwork/engineering/scrap-pallet.ts';
import { nursePhone } from '../../../artwork/healthcare/nurse-phone.ts';
import { silentPhone } from '../../../artwork/media/silent-phone.ts';
import { apologiesAtChristmas } from '../../../artwork/retail/apologies-at-christmas.ts';
import { elevenApologies } from '../../../artwork/retail/eleven-apologies.ts';
import { peakHourRehearsal } from '../../../artwork/retail/peak-hour-rehearsal.ts';
import { orderTrace } from '../../../artwork/telecommunications/order-trace.ts';
import { changedStay } from '../../../artwork/travel/changed-stay.ts';
import { caption, type Proof } from './proof.ts';

/** For the pages about industries. */
export const industriesProof = {
  '/industries/healthcare-development': {
    caption,
    project: 'A county hospital’s lab results',
    action: { href: '/contact', label: 'Time your lab results' },
    title: 'Median time from lab to nurse',
    figure: '6 min',
    baseline: 'down from 94 min',
    quote: {
      text: 'I used to call the lab every hour. Now I don’t call at all.',
      name: 'Colleen Doyle',
      jobTitle: 'Charge nurse at a county hospital',
      portrait: '/portraits/colleen-doyle.svg',
    },
    picture: {
      composition: nursePhone,
      alt: 'On a nurse’s phone at 10:46: Potassium 4.1, which left the lab at 10:40. The fax, which took 94 minutes, is unplugged and holds a cactus.',
    },
    parts: [
      {
        title: 'The problem',
        text: 'Faxed results were typed in twice. Of every 1,000, 3 went to a patient with the same name.',
      },
      {
        title: 'What we did',
        text: 'We connected four systems over FHIR, and kept the fax running alongside for five weeks.',
      },
      {
        title: 'What it took',
        text: 'Our team of three had all nine units live after 16 weeks.',
      },
    ],
  },
  '/industries/banking-and-finance': {
    caption,
    project: 'A savings bank’s liquidity report',
    action: { href: '/contact', label: 'Trace a report line' },
    title: 'Report lines that didn’t match the ledger',
    figure: '0 of 212',
    baseline: 'down from 29',
    quote: {
      text: 'The examiner picked a line, and we opened the accounts behind it before she sat down.',
      name: 'Martin Delgado',
      jobTitle: 'Controller at a savings bank',
      portrait: '/portraits/martin-delgado.svg',
    },
    picture: {
      composition: openedLine,
      alt: 'Line 8 of a liquidity report, opened like a drawer: an examiner sees three accounts add up to $6.2M. All 212 match; 29 didn’t.',
    },
    parts: [
      {
        title: 'The problem',
        text: 'Four analysts spent nine days on a liquidity report of 212 lines, using 11 linked spreadsheets.',
      },
      {
        title: 'What we did',
        text: 'We turned each line into a rule with its accounts, a version, and a test. Old and new reports ran side by side for two quarters.',
      },
      {
        title: 'What it took',
        text: 'An analyst, two developers, and a tester worked on the bank’s machines for 14 weeks before the first parallel run.',
      },
    ],
  },
  '/industries/retail-and-ecommerce': {
    caption,
    project: 'A shoe retailer’s Black Friday',
    action: { href: '/contact', label: 'Test your busiest day' },
    title: 'Black Friday orders canceled',
    figure: '11',
    baseline: 'down from 183',
    quote: {
      text: 'This year we apologized to 11 people. Last year it took us until Christmas.',
      name: 'Renée Castellan',
      jobTitle: 'Head of customer care at a shoe retailer',
      portrait: '/portraits/renee-castellan.svg',
    },
    frames: [
      {
        title: 'The problem',
        text: 'Stock from 38 stores reached the website every four hours, so 183 orders couldn’t be filled.',
        picture: {
          composition: apologiesAtChristmas,
          alt: 'Christmas lights. Customer care, among stacks of letters: 183 apologies. A customer finds only a cat in her shoe box.',
        },
      },
      {
        title: 'What we did',
        text: 'We put all sales on one stock service, added holds for carts, and tested last year’s peak hour.',
        picture: {
          composition: peakHourRehearsal,
          alt: 'A rehearsal: three developers come to the counter as a centipede called Peak hour. The cat’s shoe box is on hold.',
        },
      },
      {
        title: 'This year',
        text: 'Three developers and a tester worked from June to October and held one rehearsal on a Sunday. We canceled 11 orders.',
        picture: {
          composition: elevenApologies,
          alt: 'Morning. The customer waves her new sneakers. Customer care has her feet on the counter: 11 apologies.',
        },
      },
    ],
  },
  '/industries/telecommunications': {
    caption,
    project: 'A fiber operator’s billing disputes',
    action: { href: '/contact', label: 'Check your billing' },
    title: 'Orders billed right the first time',
    figure: '99.7%',
    baseline: 'up from 94%',
    quote: {
      text: 'Billing disputes used to keep a whole team busy. Now one person handles them all.',
      name: 'Victor Ramos',
      jobTitle: 'Head of billing at a fiber operator',
      portrait: '/portraits/victor-ramos.svg',
    },
    picture: {
      composition: orderTrace,
      alt: 'Order 417’s five systems in a street cabinet. The check at handoff 2 corrects 500 Mb to 1 Gb before the bill. 997 of 1,000 are right.',
    },
    parts: [
      {
        title: 'The problem',
        text: 'Out of 1,000 orders, 60 were billed incorrectly, and four vendors blamed each other’s interfaces.',
      },
      {
        title: 'What we did',
        text: 'We traced 400 orders, added a check at each handoff, and repaired the two worst interfaces.',
      },
      {
        title: 'What it took',
        text: 'An architect and three engineers worked for seven months and made all changes at night.',
      },
    ],
  },
  '/industries/engineering-manufacturing': {
    caption,
    project: 'A pump maker’s old drawings',
    action: { href: '/contact', label: 'See where scrap starts' },
    title: 'Monthly scrap from old drawings',
    figure: '$310',
    baseline: 'down from $8,700',
    quote: {
      text: 'There was always a pallet of wrong flanges by gate three. Now people ask where it went.',
      name: 'Ingrid Sorensen',
      jobTitle: 'Quality manager at a pump maker',
      portrait: '/portraits/ingrid-sorensen.svg',
    },
    picture: {
      composition: scrapPallet,
      alt: 'A forklift driver at gate 3 points at five wrong flanges: “Is that all?” Pale spots on the wall show the old stack: 140 for $8,700.',
    },
    parts: [
      {
        title: 'The problem',
        text: 'Four shops printed their drawings on Mondays. Parts made after a later change had to be scrapped.',
      },
      {
        title: 'What we did',
        text: 'We connected Windchill, SAP, and 22 machines, and operators now scan the job before a program starts.',
      },
      {
        title: 'What it took',
        text: 'A controls specialist, two developers, and a tester finished the first cell in 10 weeks and the other five in nine more.',
      },
    ],
  },
  '/industries/education-and-elearning': {
    caption,
    project: 'A technical college’s enrollment',
    action: { href: '/contact', label: 'Plan your first day' },
    title: 'Students in line on the first day of class',
    figure: '0 of 640',
    quote: {
      text: 'I brought a book for the busiest morning of the year, and I finished it.',
      name: 'Paulette Grimaldi',
      jobTitle: 'Registrar at a technical college',
      portrait: '/portraits/paulette-grimaldi.svg',
    },
    picture: {
      composition: emptyLine,
      alt: 'On day 1, the registrar reads a novel. Only a spider and a snail come. The sign at the ropes says “0 in line,” and 640 is crossed out.',
    },
    parts: [
      {
        title: 'The problem',
        text: 'On the first morning, 640 students stood in line because seats and fees were in two systems.',
      },
      {
        title: 'What we did',
        text: 'We moved seats, fees, and prerequisites into one online process and tested it in August with 1,300 simulated students.',
      },
      {
        title: 'What it took',
        text: 'A designer, two developers, and a tester worked from January to September, with a break for exams.',
      },
    ],
  },
  '/industries/media-and-entertainment': {
    caption,
    project: 'A regional broadcaster’s premiere',
    action: { href: '/contact', label: 'Rehearse your premiere' },
    title: 'Startup time on premiere night',
    figure: '1.1 s',
    baseline: 'down from 9 s',
    quote: {
      text: 'On premiere night, 400,000 people pressed play, and my phone didn’t ring once.',
      name: 'Yusuf Haldane',
      jobTitle: 'Head of operations at a regional broadcaster',
      portrait: '/portraits/yusuf-haldane.svg',
    },
    picture: {
      composition: silentPhone,
      alt: 'The head of operations asks for silence at night: a cat sleeps on his phone, and a mouse watches the show. Last season’s screen is unplugged.',
    },
    parts: [
      {
        title: 'The problem',
        text: 'At the last season opener, the video took 9 seconds to start, and one viewer in seven gave up.',
      },
      {
        title: 'What we did',
        text: 'We modeled the evening’s traffic, switched off a CDN in rehearsal, and separated sign-in from the player.',
      },
      {
        title: 'What it took',
        text: 'An architect, two player engineers, and a tester worked for 11\u00a0weeks and spent four evenings with the control room.',
      },
    ],
  },
  '/industries/travel-and-hospitality': {
    caption,
    project: 'Three lake hotels’ date changes',
    action: { href: '/contact', label: 'Test a change of plans' },
    title: 'Date changes guests made online in July',
    figure: '7 in 10',
    quote: {
      text: 'Our night clerk asked if the phone was broken, because guests had stopped calling to change their dates.',
      name: 'Beatriz Morgan',
      jobTitle: 'Owner of three lake hotels',
      portrait: '/portraits/beatriz-morgan.svg',
    },
    picture: {
      composition: changedStay,
      alt: 'A guest moves a stay from July 7–9 to July 15–17 on a phone. In July, 42 date changes were made online and 18 by phone.',
    },
    parts: [
      {
        title: 'The problem',
        text: 'Three hotels sold through five channels with a paper calendar, and every date change took a call of nine minutes.',
      },
      {
        title: 'What we did',
        text: 'We moved all bookings into one calendar, connected five channels to it, and let guests change dates themselves.',
      },
      {
        title: 'What it took',
        text: 'An integration architect, three developers, and a tester who stayed at all three hotels connected the first channel in seven weeks.',
      },
    ],
  },
} as const satisfies Proof;
