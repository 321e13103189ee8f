import { company } from '../content/company/company.ts';
import { siteLanguage } from './site-language.ts';

/** Below the year that RFC 9116 recommends as the most. */
const daysValid = 364;

/**
 * Tells those who find a vulnerability whom to write to (RFC 9116). Each build vouches for the contact
 * anew, and a site that nobody builds for a year says by itself that the contact may be stale. It
 * expires at midnight, so that builds of one day are the same.
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
