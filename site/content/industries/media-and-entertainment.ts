import type { FactSheetContent, ProcessStepsContent, SplitFeatureContent } from '#design-system';
import { filmStrip } from '../../artwork/film-strip.ts';
import { signalRings } from '../../artwork/signal-rings.ts';
import type { MediaPage } from './industry-page.ts';

export const page = {
  path: '/industries/media-and-entertainment',
  title: 'IT for media and entertainment companies',
  description:
    'Streaming platforms, asset libraries, rights, audience data, and ad insertion for broadcasters, studios, and publishers with a release date to keep.',
  banner: {
    eyebrow: 'Media and entertainment',
    title: 'Ready when everyone presses play at once',
    lead: 'Archives, edit suites, rights, and streaming, connected by engineers who know that a premiere won’t wait for the next sprint.',
    action: { href: '/contact', label: 'Talk to a media engineer' },
    art: filmStrip,
  },
  solutions: {
    title: 'Five systems from archive to audience',
    lead: 'In the cloud, in your machine room, or across both: wherever terabytes are cheaper to keep than to move.',
    cards: [
      {
        glyph: 'media',
        title: 'Streaming platforms',
        text: 'Encoding, packaging, DRM, and several CDNs behind one player, with switching rules that act before viewers see the wheel turn.',
      },
      {
        glyph: 'search',
        title: 'Asset libraries',
        text: 'Footage is found by speaker, place, and shot instead of file name. Editors get proxies; originals rest on cheaper storage.',
      },
      {
        glyph: 'lock',
        title: 'Rights and royalties',
        text: 'Territories, windows, and music cues kept as data: a title without a license can’t be scheduled, and statements match the plays.',
      },
      {
        glyph: 'chart',
        title: 'Audience data',
        text: 'Starts, stalls, and drop-off by scene from all your apps, in one event model that editors and advertisers accept.',
      },
      {
        glyph: 'money',
        title: 'Ad insertion',
        text: 'Server-side breaks that respect consent, frequency caps, and rival brands, reported to buyers impression by impression.',
      },
    ],
  },
  clipPath: {
    title: 'The path of one ninety-second clip',
    lead: 'An interview ends at noon and belongs on every screen by twenty past. Six stations lie in between.',
    steps: [
      {
        title: 'Ingest',
        text: 'The feed is recorded as it runs, with loudness and checksums verified. Editors open the file while it grows.',
      },
      {
        title: 'Log',
        text: 'Speech turns into text, faces into tags. A producer confirms the names before anything can be searched.',
      },
      {
        title: 'Cut',
        text: 'Editing happens on proxies, in the browser or in Premiere. The edit list travels and the heavy footage stays put.',
      },
      {
        title: 'Clear',
        text: 'Music and agency pictures are held against their contracts. A red flag names the second and the license.',
      },
      {
        title: 'Package',
        text: 'From one master come wide, vertical, and square versions, plus captions, thumbnails, and a stream for slow networks.',
      },
      {
        title: 'Publish',
        text: 'Site, apps, televisions, and social accounts receive it together. A minute later the first plays are on the desk’s screen.',
      },
    ],
  },
  rehearsal: {
    title: 'An opening night without surprises',
    lead: 'Before a premiere or a final we spend four weeks finding out what breaks. Then we break it on purpose.',
    points: [
      'A traffic model made from your last three events',
      'Load tests on player, login, and payment together',
      'One CDN, one database, one encoder switched off in turn',
      'A full run with the control room, and a script for each alarm',
      'Engineers in the call until the credits have rolled',
    ],
    action: { href: '/contact', label: 'Book a rehearsal' },
    picture: {
      composition: signalRings,
      alt: 'A signal leaves one source in rings and reaches people on all sides.',
    },
  },
  closing: {
    title: 'Which date can’t move?',
    lead: 'A season opener, a license that ends, a final whistle: tell us the day, and hear this week whether it is realistic.',
    interest: 'Software Development',
  },
  benefits: {
    title: 'One gain for each desk',
    lead: 'Archive, newsroom, legal, and finance, in the order in which they usually feel it.',
    cards: [
      {
        glyph: 'layers',
        title: 'Archives that earn again',
        text: 'Old footage can be found and cleared, so a program off the shelf is ready to sell or rerun this week.',
      },
      {
        glyph: 'website',
        title: 'Published in one step',
        text: 'A story leaves the newsroom in all its formats, and a correction replaces each of them.',
      },
      {
        glyph: 'shield',
        title: 'Windows that close themselves',
        text: 'Titles disappear when their license does. Lawyers read a short list of exceptions instead of a spreadsheet.',
      },
      {
        glyph: 'cloud',
        title: 'Cloud bills by show',
        text: 'Traffic, storage, and encoding are charged to the title that caused them, which ends a familiar argument.',
      },
    ],
  },
  engagement: {
    title: 'Crew and kit for a typical project',
    lead: 'Sized for a broadcaster or streaming service with up to five million viewers a month.',
    action: { href: '/contact', label: 'Ask for crew profiles' },
    facts: [
      {
        term: 'Crew',
        detail:
          'A video architect, two backend and two player engineers, a data engineer, and a tester among televisions and set-top boxes',
      },
      {
        term: 'Month one',
        detail:
          'Week by week: one clip traced, the player measured, bottlenecks ranked, and the worst of them removed',
      },
      {
        term: 'Runs for',
        detail:
          'Three months for a workflow, six to ten for a platform, then on call by the season',
      },
      {
        term: 'Formats',
        detail: ['HLS', 'DASH', 'CMAF', 'SRT', 'IMF', 'SCTE-35', 'EBU R 128'],
      },
      {
        term: 'Tools',
        detail: [
          'FFmpeg',
          'AWS Elemental',
          'Bitmovin',
          'Shaka Player',
          'Widevine',
          'FairPlay',
          'ClickHouse',
        ],
      },
      {
        term: 'Handed over',
        detail:
          'Workflow diagrams, encoding profiles, player builds per device, dashboards, and a handbook for event nights',
      },
      {
        term: 'Unreleased work',
        detail: 'Remains in your accounts, watermarked, opened by title and by person',
      },
    ],
  },
} as const satisfies MediaPage & {
  /** From camera to screen. */
  clipPath: ProcessStepsContent;
  /** How a night with many viewers is prepared. */
  rehearsal: SplitFeatureContent;
  engagement: FactSheetContent;
};
