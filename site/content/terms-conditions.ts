import { company } from './company/company.ts';
import { headquarters } from './company/contacts.ts';
import { type LegalDocument, mailLink, updatedOn } from './legal-document.ts';

export const termsConditions = {
  path: '/terms-conditions',
  title: `Terms and conditions of the ${company.name} website`,
  description: `The terms for using the ${company.name} website: what you may copy, who may link to it and how to ask, what we answer for, and which law applies.`,
  heading: 'Terms and conditions',
  ...updatedOn('2023-06-28'),
  intro: `These terms apply between you and ${company.legalName} (“${company.name},” “we”) whenever you use this website. By using it you accept them. If you don’t agree, please leave the site.`,
  closing: {
    title: 'A question about these terms?',
    lead: 'Name the paragraph, and the people who look after it write back.',
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
            'break the law with it, or use it to harm or deceive others;',
            'try to get into parts of the site, its servers, or its networks that are not meant for you;',
            'send malicious code, or so many requests that others can’t use the site;',
            'collect names, addresses, or job listings from it by automated means, apart from search engines that follow our robots rules;',
            'pretend to be someone else, or to write on behalf of a company that hasn’t authorized you.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'You must be at least 13 years old, and old enough to enter into these terms where you live or have the permission of a parent or guardian.',
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
            'Send only material that you have the right to send, free of viruses and true to the best of your knowledge. It remains yours. You allow us to store, copy, and pass it among our offices and providers as far as answering you requires. How we treat personal information is set out in the ',
            { href: '/privacy-policy', text: 'privacy policy' },
            '.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Please don’t put trade secrets into a first inquiry. If a project calls for confidentiality, say so, and we will sign an agreement before you send the details. An inquiry, our reply to it, and the pages of this site are not an offer; a contract for services, employment, or training comes about only in a separate document signed by both sides.',
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
            'Unless marked otherwise, we or our licensors own the text, drawings, code, layout, and logos on this site. All rights that these terms don’t grant are reserved. Names and marks of other companies belong to those companies, and appear only to say which products we work with. The typefaces and the software that others made for everyone to use come with ',
            { href: '/licenses.txt', text: 'their licenses' },
            '.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'You may quote short passages with a link to the page they come from. Without our written permission you may not:',
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
          text: 'These organizations may link to any public page of the site without prior approval:',
        },
        {
          kind: 'list',
          items: [
            'government agencies and courts;',
            'search engines;',
            'news organizations;',
            'online directories, in the way in which they list other businesses;',
            'schools, universities, and public libraries;',
            'accredited businesses, except charity shopping malls and fundraising groups that solicit donations.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Individuals may share links to our pages for their private use.',
        },
      ],
    },
    {
      id: 'requesting-a-link',
      title: 'How other organizations ask for a link',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Everyone else needs our approval. We consider requests from, among others, consumer and business information sources, community sites, associations and charities, internet portals, and firms of accountants, lawyers, and consultants.',
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
          text: 'Please wait 2-3 weeks for a reply. A request that we haven’t answered by then is not approved; you are welcome to remind us.',
        },
      ],
    },
    {
      id: 'link-criteria',
      title: 'What a link must look like',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We approve a request if the link would not make us or our accredited partners look bad, if the organization has no unsettled record with us, if visitors gain from the link, and if it appears among information of a related kind. These rules hold for every link, whether or not it needs approval:',
        },
        {
          kind: 'list',
          items: [
            'It must not mislead people about where it leads or who is behind it.',
            'It must not suggest that we sponsor, endorse, or partner with you when we don’t.',
            'It must fit the page it stands on.',
            'It must use our corporate name, the plain address of the page, or a description that makes sense where it appears.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Our logo and other artwork may be used in a link only under a trademark license agreement.',
        },
      ],
    },
    {
      id: 'iframes',
      title: 'iFrames',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Without prior written permission you may not show our pages inside frames on another site, or present them in any other way that changes how they look or hides where they come from.',
        },
      ],
    },
    {
      id: 'content-liability',
      title: 'Liability for your content',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We are not responsible for what appears on sites that link here. If a claim is made against us because of content on yours, you agree to defend us against it and to bear the resulting costs. No link may stand on a page that could be read as libelous, obscene, or criminal, or that infringes the rights of others or argues for doing so.',
        },
      ],
    },
    {
      id: 'reservation-of-rights',
      title: 'Reservation of rights',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We may ask you at any time to remove one link or all links to the site, and you agree to do so promptly. We may change these terms and the linking policy in them whenever we need to. By keeping a link in place you agree to the version that stands here.',
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
            '. We look into such reports and may take the link down, but we are not obliged to do so or to reply to each one.',
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
          text: 'The map, the job listings, and pages reached through outside links are provided by others under their own terms. We don’t control them and don’t endorse everything found there.',
        },
      ],
    },
    {
      id: 'accuracy',
      title: 'Accuracy of the site',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We take care over what we publish, but a website is general information. Articles are opinions from practice, course dates and open roles change, and worked examples use invented figures. None of it is legal, financial, or technical advice for your case. Check with us before you rely on a detail, and tell us when you find a mistake.',
        },
      ],
    },
    {
      id: 'disclaimer',
      title: 'Disclaimer and limits of liability',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The site is provided free of charge, as it is and as it is available. As far as the law allows, we give no warranties about it, neither that it is complete nor that it will run without interruption or error, and we are not liable for loss that follows from using it or from being unable to, including lost profit, lost data, and indirect loss.',
        },
        {
          kind: 'paragraph',
          text: 'Nothing in these terms limits or excludes liability for death or personal injury caused by negligence, for fraud, or for anything else for which liability can’t be limited by law. Your rights as a consumer stay as they are. Services that you buy from us are governed by the agreement made for them.',
        },
      ],
    },
    {
      id: 'governing-law',
      title: 'Governing law and disputes',
      blocks: [
        {
          kind: 'paragraph',
          text: `The law of the state in which our headquarters stands (${headquarters.lines.join(', ')}) governs these terms, without its rules on conflict of laws. Talk to us first: most disagreements end with an email. Those that don’t go to the courts of that state, except where the law of your home country entitles you, as a consumer, to go to court there.`,
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
            'If one provision turns out to be invalid, the others remain in force.',
            'If we don’t insist on a right at once, we still have it.',
            'You may not transfer your rights under these terms; we may transfer ours to a successor of the business.',
            'A new version applies from the day it appears here, with a new date at the top.',
            'If these terms are translated, the English text decides.',
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
            `, ${company.phone.label}, or by post to ${company.legalName}, ${headquarters.lines.join(', ')}. For everything else there is the `,
            { href: '/contact', text: 'contact page' },
            '.',
          ],
        },
      ],
    },
  ],
} satisfies LegalDocument;
