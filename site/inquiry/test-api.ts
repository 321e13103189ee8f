import { openTemporaryInbox } from '../build/inbox/temporary-inbox.ts';
import { company } from '../content/company/company.ts';
import { contractCases } from './contract-cases.ts';
import { inquiryPath } from './send-inquiry.ts';
import { type Receiver, tryCase, tryPreflight } from './try-contract.ts';

// Checks a server that receives inquiries against the contract, openapi.json. The argument is the
// server's URL, as in VITE_API_HOST. Without one, this starts the local inbox.

const [, , host] = process.argv;

/** The receiver at a URL, or `undefined` if the URL is invalid. */
function receiverAt(address: string): Receiver | undefined {
  const url = `${address.replace(/\/+$/, '')}${inquiryPath}`;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(url)) return undefined;
  const { origin } = new URL(process.env['VITE_SITE_URL'] || company.origin);
  return { url, siteOrigin: new URL(url).origin === origin ? undefined : origin };
}

let differences = 0;
function tell(sent: string, expected: string, problem: string | undefined) {
  if (problem) differences += 1;
  const result = problem ? `DIFFERENT: ${problem}` : 'as expected';
  console.info(`${sent} → expected ${expected}; ${result}`);
}

async function tryAll(receiver: Receiver) {
  console.info(`Comparing ${receiver.url} with site/inquiry/openapi.json`);
  if (receiver.siteOrigin) {
    tell(`Preflight from ${receiver.siteOrigin}`, 'permission', await tryPreflight(receiver));
  }
  for (const each of contractCases) {
    tell(`Post: ${each.name}`, `status ${each.status}`, await tryCase(receiver, each));
  }
  console.info(differences === 1 ? '1 difference.' : `${differences} differences.`);
}

if (host) {
  const receiver = receiverAt(host);
  if (receiver) await tryAll(receiver);
  else console.error(`"${host}" must be an address such as "https://api.example.com".`);
  process.exitCode = receiver && differences === 0 ? 0 : 1;
} else {
  const inbox = await openTemporaryInbox();
  await tryAll({ url: `${inbox.url}${inquiryPath}` }).finally(inbox.close);
  process.exitCode = differences === 0 ? 0 : 1;
}
