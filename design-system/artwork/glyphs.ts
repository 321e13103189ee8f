/**
 * A stroke of a glyph: its tone, its thickness and its path. A stroke without length is a dot,
 * a short one a slot: both come from the round ends.
 */
export type Stroke = readonly [tone: 'accent' | 'mint' | 'spark', width: number, path: string];

/** Every glyph, on a 48 by 48 grid. */
export const glyphs = {
  strategicStaffing: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  staffAugmentation: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  rpo: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  softwareDevelopment: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  mobileApp: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  website: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  marketing: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  projectManagement: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  oracleHcm: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  cloud: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  salesforce: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  dataScience: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  government: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  engineering: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  banking: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  retail: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  healthcare: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  telecom: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  education: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  travel: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  media: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  shield: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  clock: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  chat: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  chart: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  check: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  team: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  search: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  document: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  growth: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  globe: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  lock: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  gear: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  speed: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  money: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  map: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  device: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  layers: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  support: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  calendar: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  star: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  handOver: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  test: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
  idea: [
    ['accent', 18, 'M13 24h.01'],
    ['spark', 16, 'M30 24h8'],
  ],
} as const satisfies Record<string, readonly Stroke[]>;
