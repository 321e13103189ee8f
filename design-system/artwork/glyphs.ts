/**
 * A stroke of a glyph: its tone, its thickness, and its path. Thanks to round caps, a stroke
 * without length is a dot, and a short one is a slot. This keeps a glyph to a few dozen bytes,
 * which matters because every page with cards includes all glyphs.
 */
export type Stroke = readonly [
  tone: 'ornament' | 'quiet' | 'spark' | 'mark' | 'trace',
  width: number,
  path: string,
];

/** Every glyph, 48 units high. Its left edge is at 4 or more, which is the edge of the words below it. */
export const glyphs = {
  strategicStaffing: [
    ['quiet', 4, 'M19 4v6'],
    ['ornament', 16, 'M12 18h14v18H12z'],
    ['trace', 9, 'M19 20h.01'],
    ['trace', 6, 'M15 30h8'],
    ['mark', 4, 'M13 39h12'],
  ],
  staffAugmentation: [
    ['ornament', 15, 'M18 14h.01'],
    ['ornament', 14, 'M11 37q0-6 7-6t7 6z'],
    ['spark', 7, 'M41 14v14M34 21h14'],
  ],
  rpo: [
    ['ornament', 5, 'M21 7a14 14 0 1 1 0 28 14 14 0 0 1 0-28'],
    ['ornament', 7, 'M34 34l7 7'],
    ['spark', 8, 'M21 16h.01'],
    ['quiet', 6, 'M16 27q5-5 10 0z'],
  ],
  softwareDevelopment: [
    ['ornament', 16, 'M14 18h20v12H14z'],
    ['mark', 4, 'M14 20h8'],
    ['trace', 4, 'M14 28h18'],
  ],
  mobileApp: [
    ['ornament', 12, 'M18 10h12v28H18z'],
    ['trace', 8, 'M21 15h6v9h-6z'],
    ['mark', 4, 'M21 36h6'],
  ],
  website: [
    ['ornament', 16, 'M12 16h24v16H12z'],
    ['trace', 4, 'M11 15h.01M18 15h.01M25 15h.01'],
    ['mark', 4, 'M20 21l14 6-6 2.5-2.5 6z'],
  ],
  marketing: [
    ['quiet', 7, 'M15 27v12'],
    ['ornament', 8, 'M10 19l20-9v24l-20-9zM25 18v8M18 22h4'],
    ['spark', 5, 'M41 13l4-3M42 22h5M41 31l4 3'],
  ],
  projectManagement: [
    ['ornament', 16, 'M12 17h16v20H12z'],
    ['quiet', 8, 'M16 9h8'],
    ['mark', 4, 'M10 22l3 3 5-6M10 34l3 3 5-6'],
    ['trace', 4, 'M24 23h6M24 35h6'],
  ],
  orgChart: [
    ['ornament', 3, 'M24 14v10M11 34v-5q0-5 5-5h16q5 0 5 5v5'],
    ['ornament', 14, 'M24 11h.01'],
    ['quiet', 12, 'M11 36h.01'],
    ['spark', 12, 'M37 36h.01'],
  ],
  cloud: [
    ['quiet', 12, 'M16 14h14'],
    ['quiet', 14, 'M22 10h.01'],
    ['ornament', 10, 'M9 28h28M9 41h28'],
    ['mark', 4, 'M10 28h.01M10 41h.01'],
    ['trace', 4, 'M28 28h8M28 41h8'],
  ],
  crm: [
    ['ornament', 18, 'M14 29h20'],
    ['ornament', 20, 'M22 20h.01'],
    ['mark', 9, 'M33 29h.01'],
  ],
  dataScience: [
    ['ornament', 4, 'M11 38L36 12'],
    ['ornament', 10, 'M11 38h.01'],
    ['spark', 11, 'M22 26h.01'],
    ['ornament', 14, 'M36 12h.01'],
  ],
  government: [
    ['ornament', 6, 'M19 8h8M9 16h28M7 41h32'],
    ['quiet', 6, 'M11 25v7M35 25v7'],
    ['spark', 6, 'M23 25v7'],
  ],
  engineering: [
    ['ornament', 6, 'M23 6v24M11 18h24M14.5 9.5l17 17M31.5 9.5l-17 17'],
    ['ornament', 19, 'M23 18h.01'],
    ['mark', 8, 'M23 18h.01'],
    ['quiet', 8, 'M8 40h30'],
  ],
  banking: [
    ['ornament', 16, 'M12 19h24v10H12z'],
    ['trace', 6, 'M7 20h34'],
    ['mark', 5, 'M12 30h7'],
  ],
  retail: [
    ['quiet', 4, 'M13 20v-5a7 7 0 0 1 14 0v5'],
    ['ornament', 14, 'M11 26h18v10H11z'],
    ['mark', 4, 'M15 31l4 4 7-8'],
  ],
  healthcare: [
    ['ornament', 14, 'M24 11v26M11 24h26'],
    ['mark', 8, 'M24 24h.01'],
  ],
  telecom: [
    ['quiet', 5, 'M21 24v17'],
    ['ornament', 4, 'M11 29a14 14 0 0 1 0-20M31 9a14 14 0 0 1 0 20'],
    ['spark', 12, 'M21 19h.01'],
  ],
  education: [
    ['quiet', 6, 'M12 27v7q10 6 20 0v-7'],
    ['ornament', 6, 'M22 12L7 19l15 7 15-7zM14 19h16M18 19h8M22 16v7'],
    ['spark', 5, 'M39 23v9'],
  ],
  travel: [
    ['quiet', 4, 'M15 15v-5h12v5'],
    ['ornament', 14, 'M11 22h20v12H11z'],
    ['mark', 4, 'M13 22v12M29 22v12'],
  ],
  media: [
    ['ornament', 16, 'M12 18h20v12H12z'],
    ['mark', 5, 'M19 20l7 4-7 4z'],
  ],
  chat: [
    ['ornament', 18, 'M15 16h15'],
    ['spark', 14, 'M29 35h6'],
    ['trace', 4, 'M15 16h.01M22 16h.01M29 16h.01'],
  ],
  check: [
    ['ornament', 34, 'M24 24h.01'],
    ['mark', 5, 'M16 25l6 6 11-13'],
  ],
  team: [
    ['quiet', 8, 'M9 21h.01M39 21h.01'],
    ['quiet', 11, 'M10 35h28'],
    ['ornament', 15, 'M22 33h4'],
    ['spark', 13, 'M24 14h.01'],
  ],
  search: [
    ['ornament', 5, 'M21 8a13 13 0 1 1 0 26 13 13 0 0 1 0-26'],
    ['ornament', 6, 'M32 32l8 8'],
    ['spark', 11, 'M21 21h.01'],
  ],
  document: [
    ['ornament', 16, 'M18 13h12v22H18z'],
    ['mark', 4, 'M18 15h7'],
    ['trace', 4, 'M18 24h12M18 33h12'],
  ],
  gear: [
    ['ornament', 8, 'M24 7v34M9.3 15.5l29.4 17M38.7 15.5l-29.4 17'],
    ['ornament', 26, 'M24 24h.01'],
    ['trace', 15, 'M24 24h.01'],
    ['mark', 7, 'M24 24h.01'],
  ],
  layers: [
    ['quiet', 10, 'M9 37h20'],
    ['ornament', 10, 'M13 24h20'],
    ['spark', 10, 'M17 11h20'],
  ],
  calendar: [
    ['quiet', 4, 'M16 6v6M32 6v6'],
    ['ornament', 16, 'M14 18h20v16H14z'],
    ['trace', 6, 'M15 21h.01M24 21h.01M33 21h.01M15 32h.01'],
    ['mark', 6, 'M24 32h9'],
  ],
} as const satisfies Record<string, readonly Stroke[]>;
