import { company } from '../content/company/company.ts';
import { siteLanguage } from './site-language.ts';

/** Less than a year, the maximum that RFC 9116 recommends. */
const daysValid = 364;

/**
 * Tells people who find a vulnerability whom to contact (RFC 9116). Each build renews the contact,
 * so if nobody builds the site for a year, it expires. It expires at midnight, so that builds on
 * the same day are identical.
 */
export function securityContact(siteUrl: string, today: Date) {
  const expires = new Date(today);
  expires.setUTCDate(expires.getUTCDate() + daysValid);
  expires.setUTCHours(0, 0, 0, 0);
  return `Contact: mailto:${company.email}
Expires: ${expires.toISOString()}
Preferred-Languages: ${siteLanguage}
Canonical: ${new URL('/.well-known/security.txt', siteUrl).href}
`;
}
