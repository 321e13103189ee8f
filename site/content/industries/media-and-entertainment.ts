import type { FactSheetContent, SplitFeatureContent } from '#design-system';
import { filmStrip } from '../../artwork/film-strip.ts';
import { rightsYear } from '../../artwork/media/rights-year.ts';
import { switchedOff } from '../../artwork/switched-off.ts';
import type { MediaPage } from './industry-page.ts';

export const page = {
  path: '/industries/media-and-entertainment',
  title: 'IT for media and entertainment companies',
  description:
    'Streaming platforms, asset libraries, rights, audience data, and ad insertion for broadcasters, studios, and publishers with a release date to keep.',
  banner: {
    eyebrow: 'Media and entertainment',
    title: 'Ready when everyone presses play at once',
    lead: 'Archives, edit suites, rights, and streaming, connected by engineers who know that a premiere won’t wait.',
    action: { href: '/contact', label: 'Talk to a media engineer' },
    art: filmStrip,
  },
  explained: {
    title: 'A film’s year of licenses',
    lead: 'Each ring is a territory, each arc a contract. The premiere was planned for a month that nobody had licensed.',
    figure: rightsYear(
      {
        first: {
          name: 'Germany',
          licenses: [
            { kind: 'cinema', from: 0, to: 3 },
            { kind: 'streaming', from: 5, to: 9 },
            { kind: 'television', from: 9, to: 12 },
          ],
        },
        others: [
          {
            name: 'USA',
            licenses: [
              { kind: 'cinema', from: 0, to: 2 },
              { kind: 'streaming', from: 2, to: 8 },
              { kind: 'television', from: 8, to: 12 },
            ],
          },
          {
            name: 'UK',
            licenses: [
              { kind: 'cinema', from: 0, to: 3 },
              { kind: 'streaming', from: 3, to: 10 },
              { kind: 'television', from: 10, to: 12 },
            ],
          },
          {
            name: 'France',
            licenses: [
              { kind: 'cinema', from: 0, to: 4 },
              { kind: 'television', from: 4, to: 9 },
              { kind: 'streaming', from: 9, to: 12 },
            ],
          },
          {
            name: 'Japan',
            licenses: [
              { kind: 'cinema', from: 0, to: 5 },
              { kind: 'streaming', from: 5, to: 12 },
            ],
          },
          {
            name: 'Brazil',
            licenses: [
              { kind: 'streaming', from: 0, to: 7 },
              { kind: 'television', from: 7, to: 12 },
            ],
          },
        ],
      },
      'A film’s licenses in six territories over twelve months. Only Germany has a gap, in April and May, which is closed in time.',
    ),
    steps: [
      {
        title: 'Contracts as data',
        text: 'Territory, window, and medium are read from each contract and confirmed by legal.',
      },
      {
        title: 'A check per slot',
        text: 'A title without a license for that day and place can’t be scheduled.',
      },
      {
        title: 'Gaps, months ahead',
        text: 'The system lists them while an extension is still a phone call.',
      },
      {
        title: 'An end on time',
        text: 'When a license ends, the title leaves every app that night.',
      },
    ],
  },
  solutions: {
    title: 'Five systems from archive to audience',
    cards: [
      {
        glyph: 'media',
        title: 'Streaming platforms',
        text: 'Encoding, DRM, and several CDNs behind one player, with switching rules that act before viewers see the wheel turn.',
      },
      {
        glyph: 'search',
        title: 'Asset libraries',
        text: 'Footage is found by speaker, place, and shot. Editors get proxies; originals rest on cheaper storage.',
      },
      {
        glyph: 'lock',
        title: 'Rights and royalties',
        text: 'Territories, windows, and music cues kept as data, and royalty statements that match the plays.',
      },
      {
        glyph: 'chart',
        title: 'Audience data',
        text: 'Starts, stalls, and drop-off by scene from all your apps, in one event model.',
      },
      {
        glyph: 'money',
        title: 'Ad insertion',
        text: 'Server-side breaks that respect consent and frequency caps, reported by impression.',
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
    ],
    action: { href: '/contact', label: 'Book a rehearsal' },
    picture: {
      composition: switchedOff,
      alt: 'Two of three networks reach five players. The one in the middle is switched off.',
    },
  },
  closing: {
    title: 'Which date can’t move?',
    lead: 'A season opener, a license that ends, a final whistle: tell us the day, and hear this week whether it is realistic.',
    interest: 'Software Development',
  },
  benefits: {
    title: 'What each desk gains',
    cards: [
      {
        glyph: 'layers',
        title: 'Archives that earn again',
        text: 'Old footage is found and cleared, ready to sell or rerun this week.',
      },
      {
        glyph: 'website',
        title: 'Published in one step',
        text: 'A story leaves in all its formats, and a correction replaces each.',
      },
      {
        glyph: 'shield',
        title: 'Windows that close themselves',
        text: 'Lawyers read a short list of exceptions instead of a spreadsheet.',
      },
      {
        glyph: 'cloud',
        title: 'Cloud bills by show',
        text: 'Traffic, storage, and encoding are charged to the title that caused them.',
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
          'A video architect, two back-end and two player engineers, a data engineer, and a tester',
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
        term: 'Unreleased work',
        detail: 'Remains in your accounts, watermarked, opened by title and by person',
      },
    ],
  },
} as const satisfies MediaPage & {
  /** How a night with many viewers is prepared. */
  rehearsal: SplitFeatureContent;
  engagement: FactSheetContent;
};
