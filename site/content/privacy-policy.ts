import { company } from './company/company.ts';
import { headquarters, officeCountries } from './company/contacts.ts';
import { type LegalDocument, mailLink, updatedOn } from './legal-document.ts';

export const privacyPolicy = {
  path: '/privacy-policy',
  title: `Privacy policy of the ${company.name} website`,
  description: `What the ${company.name} website collects, who sees it, how long we keep it, and how to have it deleted.`,
  heading: 'Privacy policy',
  ...updatedOn('2023-06-28'),
  intro: `This policy explains what ${company.legalName} (“${company.name},” “we”) does with personal information that we get through this website. In short: you can read every page without telling us who you are. If you write to us, we use what you send to answer you. We don’t sell it.`,
  closing: {
    title: 'A question about your data?',
    lead: 'Ask what we hold about you, or have it corrected or deleted.',
    next: 'you have it in writing.',
    interest: 'Legal/Compliance',
  },
  parts: [
    {
      id: 'who-we-are',
      title: 'Who is responsible',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            `${company.legalName}, ${headquarters.lines.join(', ')}, decides why and how this information is used. Where the law speaks of a “controller,” that is us. Write to `,
            mailLink,
            ' about anything in this policy.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'This policy covers this website. Separate agreements cover our staff systems and any work we do inside a client’s systems.',
        },
      ],
    },
    {
      id: 'what-you-send',
      title: 'What you send us',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The inquiry form appears in several places on the site. It asks for the same things everywhere:',
        },
        {
          kind: 'list',
          items: [
            'your first name, email address, and phone number, which we use to reach you;',
            'the area of interest you choose, so the right person reads your inquiry;',
            'your message;',
            'up to five attachments, if you add any, such as a résumé or a project brief.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'The form sends nothing until you submit it. Attachments are optional. Please leave out what we don’t need yet: identity documents, bank details, health records, and other people’s personal details.',
        },
        {
          kind: 'paragraph',
          text: 'If you call, fax, or write to us by email, we receive what you tell us and the number or address you use.',
        },
      ],
    },
    {
      id: 'log-data',
      title: 'What our servers record',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Like nearly all web servers, ours keep a log of requests. It records your IP address, the date and time, the page or file you requested, the result, and the page you came from. It also records the browser and system that your browser reports. We use the log to run the site, find faults, and stop abuse. We don’t match it with inquiries to see what a person reads.',
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and tracking',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We set no tracking cookies. We use no ad pixels, and no analytics that recognize you from one visit to the next. Nothing on our own pages tracks you. If your browser sends a Do Not Track or Global Privacy Control signal, we already treat you as it asks.',
        },
      ],
    },
    {
      id: 'third-party-content',
      title: 'Job listings and the map',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Two pages show content from other companies. When you open one, that company can see your IP address and browser details, as with any site you visit. It may set cookies under its own policy.',
        },
        {
          kind: 'list',
          items: [
            [
              { strong: 'Job listings.' },
              ' The ',
              { href: '/career', text: 'career page' },
              ' loads a widget from the provider of our recruiting software. If you apply there, the provider handles your application for us.',
            ],
            [
              { strong: 'Map.' },
              ' The ',
              { href: '/contact', text: 'contact page' },
              ' shows our headquarters on a map in a frame. The address is also there as text.',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'No other page loads either one.',
        },
      ],
    },
    {
      id: 'why-we-use-it',
      title: 'Why we use it and on what legal basis',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We use personal information for these purposes. The last column gives the legal basis where European or UK law requires one.',
        },
        {
          kind: 'table',
          caption: 'Purposes and legal bases',
          columns: ['Purpose', 'Information', 'Legal basis'],
          rows: [
            [
              'Answer you and prepare an offer',
              'What you send in an inquiry',
              'Steps before a contract, at your request; otherwise our legitimate interest in replying',
            ],
            [
              'Consider you for a role',
              'Your résumé and application',
              'Steps before a contract; your consent for roles other than the one you asked about',
            ],
            [
              'Tell you about training',
              'Your training inquiry',
              'Your request, and consent for later courses',
            ],
            [
              'Keep the site running and safe',
              'Server logs',
              'Our legitimate interest in a secure website',
            ],
            [
              'Keep records and defend claims',
              'The correspondence concerned',
              'Legal obligation, or legitimate interest in legal protection',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'You may withdraw your consent at any time. What we did before that remains lawful. We make no decision about you that has legal or similarly serious effects by automated means alone.',
        },
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who sees it',
      blocks: [
        {
          kind: 'list',
          items: [
            'Our staff, in any of our offices, if they need it to answer you.',
            'Providers that host the site, carry our email and phone calls, and run our recruiting and HR systems. They act on our instructions and may not use the information for their own purposes.',
            'A client, if you are a candidate and have let us propose you for a role there.',
            'Authorities and courts, where the law requires it, and advisers who must keep it confidential.',
            'A new owner, if all or part of the business is sold. This policy still applies to what we collected under it.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'We do not sell personal information. We do not share it for ads on other companies’ sites.',
        },
      ],
    },
    {
      id: 'international-transfer',
      title: 'Transfers between countries',
      blocks: [
        {
          kind: 'paragraph',
          text: `We have offices in ${officeCountries}, and people in any of them may read an inquiry. Each country protects personal information in its own way. Some information leaves the European Economic Area or the UK for a country whose protection is not officially recognized. In that case, we use the standard contractual clauses of the European Commission, with the UK addendum where it is needed, or another safeguard that the law accepts. You can ask us for a copy.`,
        },
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We keep personal information only as long as we need it for the purpose it was collected for.',
        },
        {
          kind: 'table',
          caption: 'Retention periods',
          columns: ['Information', 'Kept for'],
          rows: [
            ['Inquiries and correspondence', '24 months after the last message'],
            ['Applications', '12 months after the decision, or longer with your consent'],
            ['Logs of requests', '90 days, unless an incident is under investigation'],
            ['Contract and tax records', 'As long as the law of the country concerned requires'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'After that, we delete the information or remove everything that points to a person. Backups are overwritten in their normal cycle.',
        },
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Pages and forms are sent over encrypted connections. Only people who need access have it. Each has their own account, and we close it when they leave. No system is completely secure, so we can’t promise that nothing will ever go wrong. If a breach puts your rights at risk, we will tell you and the authorities as the law requires.',
        },
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Wherever you live, you can ask what we hold about you and have it corrected or deleted. The law may give you more rights, depending on where you are:',
        },
        {
          kind: 'list',
          items: [
            [
              { strong: 'European Economic Area and UK (GDPR and UK GDPR).' },
              ' You may see, correct, erase, or move your data, or restrict what we do with it. You may object where we rely on legitimate interests. You may also complain to your supervisory authority.',
            ],
            [
              { strong: 'California (CCPA).' },
              ' Where this act applies to us, you may ask what we hold, and have it corrected or deleted. You may opt out of sale and sharing, though we do neither, and limit the use of sensitive information. We will not treat you any worse for asking. An authorized agent may act for you.',
            ],
            [
              { strong: 'Canada (PIPEDA and provincial laws).' },
              ' You may see and correct your data, withdraw your consent, and complain to the Privacy Commissioner.',
            ],
            [
              { strong: 'India (digital personal data protection law).' },
              ' As far as the law in force provides, you may ask for a summary of your data and how we use it. You may have it corrected or erased, have a grievance settled, and name someone to act for you.',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Send your request to ',
            mailLink,
            '. We may ask for proof that it comes from you. We answer within one month, or sooner if the law requires it. If a request is complex and needs more time, we will tell you. Asking is free, except where the law lets us charge for excessive requests.',
          ],
        },
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Our services are not for children under the age of 13, and we do not knowingly collect personal information from anyone under 13. Where the law sets a higher age, a parent or guardian should write to us instead. If you think a child has sent us information, tell us at ',
            mailLink,
            ' and we will delete it.',
          ],
        },
      ],
    },
    {
      id: 'links',
      title: 'Links to other sites',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Some links lead to sites we don’t run: social networks, map services, and the systems our staff use. Their owners decide what happens there. Read their policies before you give them personal information.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        {
          kind: 'paragraph',
          text: 'When our practices or the law change, we update this page and the date at the top. If a change affects people whose inquiries are still open, we email them before it takes effect.',
        },
      ],
    },
    {
      id: 'contact-privacy',
      title: 'Questions and complaints',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Email ',
            mailLink,
            `, call ${company.phone.label.replaceAll(' ', '\u00a0')}, or write to ${company.legalName}, ${headquarters.lines.join(', ')}, marked “Privacy.” A person reads every message. If you aren’t happy with our answer, you can turn to the data protection authority where you live.`,
          ],
        },
      ],
    },
  ],
} satisfies LegalDocument;
