import { axe, type Criterion, e2e, story, transcripts } from './criterion.ts';

const noMedia = 'There is no audio and no video.';

export const perceivable: readonly Criterion[] = [
  {
    number: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    how: 'Pictures that carry meaning have a text alternative. Decorative ones are hidden. Axe can’t tell whether a text alternative is good, so people review them.',
    tests: [axe, story('artwork/artwork'), e2e('required-details')],
  },
  { number: '1.2.1', name: 'Audio-only and Video-only', level: 'A', notApplicable: noMedia },
  { number: '1.2.2', name: 'Captions (Prerecorded)', level: 'A', notApplicable: noMedia },
  {
    number: '1.2.3',
    name: 'Audio Description or Media Alternative',
    level: 'A',
    notApplicable: noMedia,
  },
  { number: '1.2.4', name: 'Captions (Live)', level: 'AA', notApplicable: noMedia },
  { number: '1.2.5', name: 'Audio Description', level: 'AA', notApplicable: noMedia },
  {
    number: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    how: 'Headings, lists, tables, groups, and labels are HTML, and a page has few landmarks.',
    tests: [axe, e2e('landmarks'), transcripts, 'site/build/built-pages.test.ts'],
  },
  {
    number: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    how: 'The source is in reading order, as the transcripts show.',
    tests: [transcripts],
  },
  {
    number: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    byHand:
      'Searched the text of all pages for shapes, colors, and positions: no instruction relies on these alone.',
  },
  {
    number: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    byHand:
      'Searched styles and scripts for orientation: nothing depends on it. Only the width matters.',
  },
  {
    number: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    how: 'Fields about the visitor have an `autocomplete` value. Axe checks that it is valid.',
    tests: [axe, story('sections/form')],
  },
  {
    number: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    byHand:
      'Looked at the form with errors and at an article in grayscale: errors are described in text, and links in text are underlined.',
  },
  { number: '1.4.2', name: 'Audio Control', level: 'A', notApplicable: noMedia },
  {
    number: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    how: 'Tests check every text color on every background, in every theme, in light and dark mode.',
    tests: ['design-system/themes/contrast.test.ts', axe],
  },
  {
    number: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    how: 'Sizes are in rem. At 400% zoom, a window of 1280 px is 320 px wide.',
    tests: [axe],
  },
  {
    number: '1.4.5',
    name: 'Images of Text',
    level: 'AA',
    byHand:
      'Searched the images for text. Drawings contain real text. Only logos and the sample map contain text as an image.',
  },
  {
    number: '1.4.10',
    name: 'Reflow',
    level: 'AA',
    how: 'No page scrolls sideways at 320 px. A wide table scrolls on its own.',
    tests: [axe, story('primitives/prose')],
  },
  {
    number: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    how: 'Tests check the borders of fields and the focus rings, on every background, in every theme.',
    tests: ['design-system/themes/contrast.test.ts', e2e('focus-ring')],
  },
  {
    number: '1.4.12',
    name: 'Text Spacing',
    level: 'AA',
    how: 'With the spacing in the criterion, nothing is cut off.',
    tests: [e2e('text-spacing')],
  },
  {
    number: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    how: 'A flip card stays turned while the pointer or focus is on it. Escape turns it back.',
    tests: [e2e('flip-cards'), story('sections/flip-card')],
  },
];
