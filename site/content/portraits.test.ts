import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { consultingProof } from './company/sample-proof/consulting.ts';
import { developmentProof } from './company/sample-proof/development.ts';
import { firstReplies } from './company/sample-proof/first-replies.ts';
import { governmentProof } from './company/sample-proof/government.ts';
import { industriesProof } from './company/sample-proof/industries.ts';
import { overviewsProof } from './company/sample-proof/overviews.ts';
import { staffingProof } from './company/sample-proof/staffing.ts';
import { trainingProof } from './company/sample-proof/training.ts';
import { page as home } from './home.ts';
import { leads as industryLeads } from './industries/leads.ts';
import { people } from './people.ts';
import { leads as serviceLeads } from './services/leads.ts';
import { testimonials } from './testimonials.ts';

const projects = [
  consultingProof,
  developmentProof,
  industriesProof,
  governmentProof,
  overviewsProof,
  staffingProof,
  trainingProof,
].flatMap((proof) => Object.values(proof));

test('every portrait is a file, and every file is a portrait', () => {
  const shown = [
    ...Object.values(people),
    ...Object.values(industryLeads),
    ...Object.values(serviceLeads),
    ...projects.map(({ quote }) => quote),
    ...Object.values(firstReplies),
    ...testimonials,
  ].flatMap(({ portrait }) => portrait ?? []);
  const cwd = fileURLToPath(new URL('../public', import.meta.url));
  const files = globSync('portraits/*', { cwd }).map((file) => `/${file}`);
  expect([...new Set([...shown, ...home.heroPeople])].sort()).toEqual(files.sort());
});
