import { type DataNode, isNode, valuesOf } from './vocabulary.ts';

type Properties = {
  required?: readonly string[];
  recommended?: readonly string[];
  /** Recommended properties that we leave out, each with the reason. */
  leftOut?: Readonly<Record<string, string>>;
};

const unsaid = 'No page states it.';

/**
 * What Google’s rich results require, by type.
 *
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
export const richResults: Readonly<Record<string, Properties>> = {
  Organization: { required: ['name', 'url'] },
  WebSite: { required: ['name', 'url'] },
  LocalBusiness: {
    required: ['name', 'address'],
    recommended: ['telephone', 'url'],
    leftOut: { geo: unsaid, openingHoursSpecification: unsaid, priceRange: unsaid },
  },
  PostalAddress: {
    recommended: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  },
  BreadcrumbList: { required: ['itemListElement'] },
  // All but the last also need an `item`.
  ListItem: { required: ['position', 'name'] },
  BlogPosting: {
    recommended: ['author', 'datePublished', 'headline', 'image'],
    leftOut: { dateModified: 'No article has changed since it was published.' },
  },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  Course: { required: ['name', 'description', 'provider', 'offers', 'hasCourseInstance'] },
  CourseInstance: {
    required: ['courseMode', 'courseSchedule'],
    leftOut: { courseWorkload: 'The schedule says it.', instructor: unsaid },
  },
  Schedule: {
    required: ['repeatCount', 'repeatFrequency'],
    recommended: ['startDate'],
    leftOut: { duration: unsaid, endDate: unsaid },
  },
  Offer: {
    required: ['category'],
    leftOut: { price: 'The first reply names it.', priceCurrency: 'The first reply names it.' },
  },
};

/** The company where it is described, not just referenced. */
export const wholeOrganization: Properties = {
  recommended: ['address', 'email', 'foundingDate', 'legalName', 'logo', 'sameAs', 'telephone'],
  leftOut: { description: unsaid, numberOfEmployees: unsaid },
};

/**
 * The properties that a node lacks, and those that it has even though the table says that they are
 * left out.
 */
export function deviations(
  node: DataNode,
  { required = [], recommended = [], leftOut = {} }: Properties,
) {
  const lacks = [...required, ...recommended].filter((property) => !(property in node));
  const has = Object.keys(leftOut).filter((property) => property in node);
  return [...lacks.map((property) => `lacks ${property}`), ...has.map((name) => `has ${name}`)];
}

/** A node and all nodes in it. */
export const nodesIn = (node: DataNode): readonly DataNode[] => [
  node,
  ...Object.values(node).flatMap(valuesOf).filter(isNode).flatMap(nodesIn),
];
