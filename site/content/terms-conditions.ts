import { company } from './company/company.ts';
import { headquarters } from './company/contacts.ts';
import { type LegalDocument, mailLink, updatedOn } from './legal-document.ts';

export const termsConditions = {
  path: '/terms-conditions',
  title: `Terms and conditions of the ${company.name} website`,
  description: `The terms for using the ${company.name} website: what you may copy, who may link to it, and which law applies.`,
  heading: 'Terms and conditions',
  ...updatedOn('2023-06-28'),
  intro: `These terms apply between you and ${company.legalName} (“${company.name},” “we”) whenever you use this website. By using it, you accept them; if you don’t agree, please leave the site.`,
  closing: {
    title: 'Questions about these terms?',
    lead: 'Please say which part you’re asking about.',
    next: 'its author calls you.',
    interest: 'Legal/Compliance',
  },
  parts: [
    {
      id: 'use-of-the-site',
      title: 'Using the site',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The site tells you about our services, open roles, and training. You may read it, print pages for your own use, and send us inquiries. You may not:',
        },
        {
          kind: 'list',
          items: [
            'use it to break the law, or to harm or deceive others;',
            'try to get into parts of the site, its servers, or its networks that are not open to you;',
            'send malicious code, or so many requests that others can’t use the site;',
            'collect names, addresses, or job listings from it with software, unless you run a search engine that follows our robots rules;',
            'pretend to be someone else, or to write for a company that hasn’t authorized you.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'You must be at least 13 years old, and either old enough to accept these terms where you live or have the permission of a parent or guardian.',
        },
      ],
    },
    {
      id: 'inquiries',
      title: 'What you send us',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Send only material that you have the right to send, that is free of viruses, and that is true to the best of your knowledge. It remains yours, but you allow us to store it, copy it, and share it with our offices and providers as needed to answer you. To see how we treat personal information, read the ',
            { href: '/privacy-policy', text: 'privacy policy' },
            '.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Please don’t put trade secrets in a first inquiry. If a project is confidential, say so, and we will sign an agreement before you send the details. An inquiry, our reply, and the pages of this site are not an offer; a contract for services, employment, or training exists only after both sides have signed a separate document.',
        },
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual property',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Unless marked otherwise, we or our licensors own the text, drawings, code, layout, and logos on this site. We reserve all rights that these terms don’t grant. The names and trademarks of other companies belong to those companies, and appear here only to identify the products we work with. Open-source typefaces and software come with ',
            { href: '/licenses.txt', text: 'their licenses' },
            '.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'You may quote short passages with a link to the page they come from. Without our written permission, you may not:',
        },
        {
          kind: 'list',
          items: [
            'republish pages, or substantial parts of them;',
            'sell, rent, or sublicense our material;',
            'use our logo, or anything that could be mistaken for it;',
            'remove a copyright notice from a copy.',
          ],
        },
      ],
    },
    {
      id: 'linking-without-asking',
      title: 'Who may link to us without asking',
      blocks: [
        {
          kind: 'paragraph',
          text: 'These organizations may link to any public page of the site without our approval:',
        },
        {
          kind: 'list',
          items: [
            'government agencies and courts;',
            'search engines;',
            'news organizations;',
            'online directories, in the way they list other businesses;',
            'schools, universities, and public libraries;',
            'accredited businesses, except charity shopping malls and fundraising groups that ask for donations.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Individuals may share links to our pages for their personal use.',
        },
      ],
    },
    {
      id: 'requesting-a-link',
      title: 'How other organizations ask for a link',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Everyone else needs our approval. For example, we consider requests from consumer and business information sources, community sites, charities, web portals, and accounting, law, and consulting firms.',
        },
        {
          kind: 'paragraph',
          text: ['Write to ', mailLink, ' and include:'],
        },
        {
          kind: 'list',
          items: [
            'your name, your organization’s name, and how to reach you;',
            'the address of your site;',
            'the addresses of the pages that will carry the link;',
            'the addresses of the pages here that you want to link to.',
          ],
        },
        {
          kind: 'note',
          title: 'How long it takes',
          text: 'Please wait 2-3 weeks for a reply. If we haven’t answered by then, your request is not approved, but you are welcome to remind us.',
        },
      ],
    },
    {
      id: 'link-criteria',
      title: 'What a link must look like',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We approve a request if the link would not make us or our accredited partners look bad, and if the organization has no open dispute with us. The link must be useful to visitors and appear with related information. These rules apply to every link, whether or not it needs approval:',
        },
        {
          kind: 'list',
          items: [
            'It must not mislead people about where it leads or who is behind it.',
            'It must not suggest that we sponsor, endorse, or partner with you when we don’t.',
            'It must fit the page it is on.',
            'It must use our corporate name, the plain address of the page, or a description that makes sense where it appears.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'You may use our logo or other artwork in a link only if you have a trademark license agreement with us.',
        },
      ],
    },
    {
      id: 'iframes',
      title: 'Showing our pages in frames',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Without our written permission, you may not show our pages inside frames on another site, or present them in any other way that changes their appearance or hides their origin.',
        },
      ],
    },
    {
      id: 'content-liability',
      title: 'Liability for your content',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We are not responsible for what appears on sites that link here. If someone makes a claim against us because of content on your site, you agree to defend us and to pay the costs. Don’t put a link on a page that could be considered libelous, obscene, or criminal, or that infringes the rights of others or encourages others to do so.',
        },
      ],
    },
    {
      id: 'reservation-of-rights',
      title: 'Removing links and changing these terms',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We may ask you at any time to remove one or all of your links to the site, and you agree to do so promptly. We may change these terms, including the linking policy, at any time, and by keeping a link in place, you agree to the version shown here.',
        },
      ],
    },
    {
      id: 'removal-of-links',
      title: 'Problems with a link on our site',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'If a link on this site offends you or leads somewhere harmful, tell us at ',
            mailLink,
            '. We look into these reports and may remove the link, but we are not obligated to do so or to answer every report.',
          ],
        },
      ],
    },
    {
      id: 'other-sites',
      title: 'Other companies’ sites and content',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The map, the job listings, and the pages that outside links lead to belong to other companies and have their own terms. We don’t control them or endorse everything on them.',
        },
      ],
    },
    {
      id: 'accuracy',
      title: 'Accuracy of the site',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We take care with what we publish, but a website is general information. Articles are opinions, course dates and open roles change, and examples use invented figures. None of it is legal, financial, or technical advice for your case. Check with us before you rely on a detail, and tell us when you find a mistake.',
        },
      ],
    },
    {
      id: 'disclaimer',
      title: 'Disclaimer and limits of liability',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We offer the site free of charge, “as is” and “as available.” As far as the law allows, we give no warranties about it, and we don’t promise that it is complete or that it will run without errors or interruptions. We are not liable for any loss that results from using it or from being unable to use it, including lost profit, lost data, and indirect loss.',
        },
        {
          kind: 'paragraph',
          text: 'Nothing in these terms limits our liability for death or injury caused by negligence, for fraud, or for anything else where the law doesn’t allow a limit. Your rights as a consumer stay as they are. If you buy services from us, the agreement for those services applies.',
        },
      ],
    },
    {
      id: 'governing-law',
      title: 'Governing law and disputes',
      blocks: [
        {
          kind: 'paragraph',
          text: `The law of the state where our headquarters is located (${headquarters.lines.join(', ')}) governs these terms, without regard to its rules on conflict of laws. If there is a dispute, please talk to us first. If we can’t settle it together, it goes to the courts of that state, unless the law gives you, as a consumer, the right to go to court where you live.`,
        },
      ],
    },
    {
      id: 'general',
      title: 'General provisions',
      blocks: [
        {
          kind: 'list',
          items: [
            'If one provision of these terms is invalid, the others still apply.',
            'If we don’t enforce a right at once, we still have it.',
            'You may not transfer your rights under these terms, but we may transfer ours to a new owner of the business.',
            'A new version applies from the day it appears here, with a new date at the top.',
            'If these terms are translated, the English text applies.',
          ],
        },
      ],
    },
    {
      id: 'contact-terms',
      title: 'Contact',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Questions about these terms and requests for permission go to ',
            mailLink,
            `, ${company.phone.label.replaceAll(' ', '\u00a0')}, or by mail to ${company.legalName}, ${headquarters.lines.join(', ')}. For everything else, use the `,
            { href: '/contact', text: 'contact page' },
            '.',
          ],
        },
      ],
    },
  ],
} satisfies LegalDocument;
