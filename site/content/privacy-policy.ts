import { company } from './company/company.ts';
import { headquarters, offices } from './company/contacts.ts';
import { type LegalDocument, mailLink, updatedOn } from './legal-document.ts';

export const privacyPolicy = {
  path: '/privacy-policy',
  title: `Privacy policy of the ${company.name} website`,
  description: `What the ${company.name} website collects when you read it or write to us, who sees it, how long it is kept, and how to have it corrected or deleted.`,
  heading: 'Privacy policy',
  ...updatedOn('2023-06-28'),
  intro: `This policy explains what ${company.legalName} (“${company.name},” “we”) does with personal information that reaches us through this website. In short: you can read every page without telling us who you are. If you write to us, we use what you send to answer you. We don’t sell it.`,
  closing: {
    title: 'A question about your data?',
    lead: 'Ask what we hold, or have it corrected or deleted. The form reaches the people who do that.',
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
            `${company.legalName}, ${headquarters.lines.join(', ')}, decides why and how the information described here is used, and is the controller where the law uses that word. Write to `,
            mailLink,
            ' about anything in this policy.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'The policy covers this website. Staff systems, and work that we do inside a client’s own systems, follow the agreements made for them.',
        },
      ],
    },
    {
      id: 'what-you-send',
      title: 'What you send us',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The inquiry form appears in several places on the site and collects the same things everywhere:',
        },
        {
          kind: 'list',
          items: [
            'your first name, email address, and phone number, so that we can reach you;',
            'the area of interest that you choose, so that the right colleague reads your inquiry;',
            'your message;',
            'up to five attachments, if you add any, such as a résumé or a project brief.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'The form sends nothing until you submit it. Attachments are optional. Please leave out what we don’t need at this stage: identity documents, bank details, health information, and other people’s personal details.',
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
          text: 'Like nearly all web servers, ours keep a log of requests: IP address, date and time, the page or file asked for, the result, the referring page, and the browser and operating system as your browser reports them. We use the log to run the site, find faults, and stop abuse. We don’t combine it with inquiries to follow what a named person reads.',
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and tracking',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We set no tracking cookies and use no advertising pixels and no analytics that recognize you from one visit to the next. Since nothing on our own pages tracks you, a Do Not Track or Global Privacy Control signal changes nothing for the worse: you are treated that way already.',
        },
      ],
    },
    {
      id: 'third-party-content',
      title: 'Job listings and the map',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Two pages show content that comes from other companies. Opening them lets those companies see your IP address and browser details, as with any page you visit, and they may set cookies under their own policies.',
        },
        {
          kind: 'list',
          items: [
            [
              { strong: 'Job listings.' },
              ' The ',
              { href: '/career', text: 'career page' },
              ' loads a widget from our recruiting software provider. If you apply there, the provider processes your application on our behalf.',
            ],
            [
              { strong: 'Map.' },
              ' The ',
              { href: '/contact', text: 'contact page' },
              ' shows our headquarters on a map in a frame. The address also stands beside it as text.',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Neither is loaded on any other page.',
        },
      ],
    },
    {
      id: 'why-we-use-it',
      title: 'Why we use it, and on what basis',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We use personal information for the purposes below. The column “Legal basis” names the ground where European or UK law asks for one.',
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
          text: 'You may withdraw consent at any time; what happened before remains lawful. We make no decision with legal or similarly serious effects about you by automated means alone.',
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
            'Colleagues who need it to answer you, in any of our offices.',
            'Providers who host the site, carry our email and phone calls, and run our recruiting and personnel systems. They act on our instructions and may not use the information for purposes of their own.',
            'A client, if you are a candidate and have agreed to be presented for a role there.',
            'Authorities and courts, where the law obliges us, and advisers who are bound to secrecy.',
            'A successor, if the business or part of it changes hands. This policy continues to apply to what was collected under it.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'We do not sell personal information, and we do not share it for advertising across other companies’ sites.',
        },
      ],
    },
    {
      id: 'international-transfer',
      title: 'Transfer between countries',
      blocks: [
        {
          kind: 'paragraph',
          text: `We have offices in several countries (${offices.map(({ country }) => country).join(', ')}), and an inquiry may be read in any of them. The law in these countries protects personal information in different ways. When information leaves the European Economic Area or the UK for a country without a recognized level of protection, we rely on the standard contractual clauses of the European Commission, with the UK addendum where it is needed, or on another safeguard that the law accepts. Ask us for a copy.`,
        },
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
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
          text: 'After that we delete the information, or strip it of everything that points to a person. Backups follow when they are overwritten in their normal cycle.',
        },
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Pages and forms travel over encrypted connections. Access is limited to people who need it, tied to individual accounts, and removed when someone leaves. No transmission or storage is completely secure, so we can’t promise that nothing will ever go wrong. If a breach puts your rights at risk, we will inform you and the authorities as the law requires.',
        },
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Wherever you live, you can ask what we hold about you and have it corrected or deleted. Depending on where you are, the law gives you more:',
        },
        {
          kind: 'list',
          items: [
            [
              { strong: 'European Economic Area and UK (GDPR and UK GDPR).' },
              ' Access, correction, erasure, restriction, portability, objection to processing based on legitimate interests, and complaint to your supervisory authority.',
            ],
            [
              { strong: 'California (CCPA).' },
              ' Where this act applies to us: to know, correct, and delete; to opt out of sale and sharing, though we do neither; to limit the use of sensitive information; and to be treated no worse for asking. An authorized agent may act for you.',
            ],
            [
              { strong: 'Canada (PIPEDA and provincial laws).' },
              ' Access and correction, withdrawal of consent, and complaint to the Privacy Commissioner.',
            ],
            [
              { strong: 'India (digital personal data protection law).' },
              ' As the legislation in force at the time provides: a summary of your data and its processing, correction, erasure, redress of grievances, and the nomination of someone to act for you.',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Send your request to ',
            mailLink,
            '. We may ask for enough to be sure that it comes from you. We answer within one month, or within the shorter time that your law sets, and tell you if a complicated request needs longer. Asking is free, except where the law lets us charge for excessive requests.',
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
            'Our services are not for children under the age of 13, and we do not knowingly collect personal information from anyone under 13. Where the law sets a higher age, a parent or guardian should write to us instead. If you believe that a child has sent us information, tell us at ',
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
          text: 'Some links lead to sites that we don’t run: social networks, map services, and the systems that our staff use. Their owners decide what happens there. Read their policies before you give them personal information.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        {
          kind: 'paragraph',
          text: 'When our practice or the law changes, we change this page and the date at its top. If a change matters to people whose inquiries are still open, we tell them by email before it takes effect.',
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
            `, call ${company.phone.label}, or write to ${company.legalName}, ${headquarters.lines.join(', ')}, marked “Privacy.” A person reads every message. If our answer doesn’t satisfy you, the authority responsible for data protection where you live can look into it.`,
          ],
        },
      ],
    },
  ],
} satisfies LegalDocument;
