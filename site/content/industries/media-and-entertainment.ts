import type { SplitFeatureContent } from '#design-system';
import { dressRehearsal } from '../../artwork/media/dress-rehearsal.ts';
import { otherNetwork, wideNetwork } from '../../artwork/media/first-card.ts';
import { oneTeapot } from '../../artwork/media/one-teapot.ts';
import { rightsYear } from '../../artwork/media/rights-year.ts';
import * as solutions from '../../artwork/media/solutions.ts';
import { onePlayButton } from '../../artwork/one-play-button.ts';
import { proofFact } from '../answers.ts';
import { industriesProof } from '../company/sample-proof/industries.ts';
import type { MediaPage } from './industry-page.ts';

export const page = {
  path: '/industries/media-and-entertainment',
  title: 'IT for media and entertainment companies',
  description:
    'Streaming, archive, rights, audience data, and ad systems for broadcasters, studios, and publishers.',
  banner: {
    eyebrow: 'For broadcasters, studios, and publishers',
    title: 'Ready when everyone presses play at once',
    lead: 'We build and connect streaming, archive, rights, and advertising systems for media companies, and we test them before the premiere.',
    action: { href: '/contact', label: 'Meet a media engineer' },
    art: onePlayButton,
  },
  standards: 'DRM and SCTE-35',
  explained: {
    title: 'How we find gaps in a film’s licenses',
    lead: 'Each ring is a territory, and each arc is a license. The system found Germany’s gap before April.',
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
      'A film’s licenses in six territories over 12 months. Only Germany has a gap, in April and May, which is closed in time.',
    ),
    steps: [
      {
        title: 'Contracts as data',
        text: 'We read territory, dates, and medium from each contract, and your lawyers confirm them.',
      },
      {
        title: 'A check before scheduling',
        text: 'You can’t schedule a title on a day or in a place where it has no license.',
      },
      {
        title: 'Gaps listed early',
        text: 'The system lists gaps months ahead, while you can still buy an extension.',
      },
      {
        title: 'Titles removed on time',
        text: 'When a license ends, the title leaves every app that night.',
      },
    ],
  },
  solutions: {
    title: 'Media systems we build and support',
    cards: [
      {
        drawing: otherNetwork,
        wideDrawing: wideNetwork,
        title: 'Streaming platforms',
        text: 'Encoding, DRM, and several CDNs behind one player. If a CDN slows down, traffic moves to another before viewers notice.',
      },
      {
        drawing: solutions.smallCopy,
        title: 'Asset libraries',
        text: 'Editors find footage by speaker, place, and shot. They work on small copies while the originals sit on cheaper storage.',
      },
      {
        drawing: solutions.royalties,
        title: 'Rights and royalties',
        text: 'Licenses and music cues stored as data, and royalty statements that match the actual plays.',
      },
      {
        drawing: solutions.dropOff,
        title: 'Audience data',
        text: 'Starts, stalls, and drop-off by scene, collected from all your apps in one format.',
      },
      {
        drawing: solutions.politeAd,
        title: 'Ad insertion',
        text: 'Server-side ads that respect consent and frequency caps, reported by impression.',
      },
    ],
  },
  rehearsal: {
    title: 'How we prepare for a premiere',
    lead: 'In the four weeks before a premiere or a final, we look for anything that could fail.',
    points: [
      'A traffic model based on your last three events',
      'Load tests of the player, login, and payment together',
      'A CDN, a database, and an encoder switched off',
      'A full run with the control room, with a script for each alarm',
    ],
    action: { href: '/contact', label: 'Plan a rehearsal' },
    picture: {
      composition: dressRehearsal,
      alt: 'A rehearsal: a tester pulls the plug of CDN B. CDN A stays on, and crash-test dummies in 3D glasses keep watching.',
    },
  },
  closing: {
    title: 'Send us your premiere date',
    lead: 'A season opener or a final works, too. Within a week, you’ll know whether the date is realistic.',
    next: 'you get the tests to run.',
    interest: 'Software Development',
  },
  benefits: {
    title: 'What changes for your teams',
    art: oneTeapot,
    columns: ['Today', 'With your new system'],
    reasons: [
      {
        before: 'Reels that nobody finds',
        title: 'Old footage sells',
        text: 'Your staff can find it, clear the rights, and sell or rerun it within a week.',
      },
      {
        before: 'Each format is built by hand',
        title: 'One-step publishing',
        text: 'A correction updates every format.',
      },
      {
        before: 'Every contract is read again',
        title: 'Fewer rights to check',
        text: 'Lawyers read a list of exceptions.',
      },
      {
        before: 'One cloud bill for all titles',
        title: 'Cloud costs for each title',
        text: 'Each title pays for its own traffic.',
      },
    ],
  },
  engagement: {
    title: 'Terms, time, and tools for a media project',
    lead: 'A typical team has seven people.',
    action: { href: '/contact', label: 'Request team profiles' },
    phases: {
      parts: [
        { title: 'Study', time: '2 weeks', length: 2 },
        { title: 'Build', time: '8 weeks', length: 8 },
        { title: 'Rehearsal', time: '2 weeks', length: 2 },
      ],
      end: 'Premiere',
    },
    facts: [
      {
        term: 'For',
        detail: 'Broadcasters, studios, and publishers with up to 5 million viewers a month',
      },
      {
        term: 'You get',
        detail: 'Software in your accounts, test reports, and staff on call',
      },
      {
        term: 'Price',
        isKey: true,
        detail: 'A price after the study',
        condition: 'Fixed per phase; support by the season',
      },
      {
        term: 'Time',
        isKey: true,
        detail: '3 months',
        condition: 'For a workflow; 6–10 months for a platform',
      },
      {
        term: 'Formats and tools',
        detail: [
          'HLS',
          'DASH',
          'IMF',
          'SCTE-35',
          'AWS Elemental',
          'Bitmovin',
          'Widevine',
          'FairPlay',
        ],
      },
      {
        term: 'Unreleased work',
        detail: 'Stays in your accounts, watermarked, with access by title and by person',
      },
      proofFact(industriesProof['/industries/media-and-entertainment']),
    ],
  },
} as const satisfies MediaPage & {
  /** How a night with many viewers is prepared. */
  rehearsal: SplitFeatureContent;
};
