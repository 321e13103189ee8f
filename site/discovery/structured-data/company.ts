import type { LocalBusiness, Organization, PostalAddress, WebSite } from 'schema-dts';
import type { Address } from '../../content/company/address.ts';
import { company } from '../../content/company/company.ts';
import { headquarters, offices, social } from '../../content/company/contacts.ts';
import { canonicalUrl, siteUrl } from '../../layout/page-head.ts';

const home = canonicalUrl({ path: '/' });

/** The company as a reference, such as the provider of a service or the author of an article. */
export const companyReference = {
  '@type': 'Organization',
  '@id': `${home}#organization`,
  name: company.name,
  url: home,
} as const satisfies Organization;

const postalAddress = ({ street, town, region, postalCode, country }: Address): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: town,
  ...(region && { addressRegion: region }),
  postalCode,
  addressCountry: country,
});

/** The company with everything that the footer and the about page say about it. */
export const organization: Organization = {
  ...companyReference,
  legalName: company.legalName,
  logo: new URL('/icon-512.png', siteUrl).href,
  foundingDate: `${company.founded}`,
  email: company.email,
  telephone: company.phone.label,
  address: postalAddress(headquarters.address),
  sameAs: social.map(({ href }) => href),
};

export const website: WebSite = {
  '@type': 'WebSite',
  '@id': `${home}#website`,
  name: company.name,
  url: home,
  publisher: { '@id': companyReference['@id'] },
};

const contactUrl = canonicalUrl({ path: '/contact' });

/** Each office, as listed on the contact page. */
export const localBusinesses: readonly LocalBusiness[] = offices.map(({ address, phone, fax }) => ({
  '@type': 'LocalBusiness',
  '@id': `${contactUrl}#${address.country}`,
  name: company.name,
  url: contactUrl,
  address: postalAddress(address),
  telephone: phone.label,
  ...(fax && { faxNumber: fax }),
  parentOrganization: companyReference,
}));

/** The places where the company offers its services, which are those with an office. */
export const areaServed = offices.map(({ country }) => country);
