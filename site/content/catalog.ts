import { countInWords } from './count-in-words.ts';
import { industries } from './industries/industries.ts';
import type { ListedPage } from './listed-page.ts';
import { serviceGroups, services } from './services/services.ts';

// Builds contain the values of these exports alone: see evaluated-module.ts.

const toLink = ({ path, name }: ListedPage) => ({ href: path, label: name });

/** By what the client ends up with. */
export const groupedServiceLinks = [
  serviceGroups[0].map(toLink),
  serviceGroups[1].map(toLink),
  serviceGroups[2].map(toLink),
] as const;

export const serviceLinks = services.map(toLink);
export const industryLinks = industries.map(toLink);

export const serviceCount = countInWords(services.length);
export const industryCount = countInWords(industries.length);
