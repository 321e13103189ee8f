import { Footer } from '#design-system';
import { company } from '../content/company/company.ts';
import { headquarters, social } from '../content/company/contacts.ts';
import { Logo } from '../content/company/logo.tsx';
import { defaultClosing, footerContent, nextSteps, readerLabel } from '../content/footer.ts';
import type { Closing } from '../content/page.ts';
import { readerOf } from '../content/people.ts';
import { Inquiry } from '../inquiry/inquiry.tsx';

/** The footer of every page. It ends with the page's own text, if there is one. */
export function SiteFooter({ closing = defaultClosing }: { closing: Closing | undefined }) {
  const { addressTitle, mapLabel, ...content } = footerContent;
  const {
    title,
    lead,
    interest,
    next,
    quote,
    emphasis,
    background,
    reader = readerOf(interest),
  } = closing;
  const { name, legalName, email, phone } = company;
  return (
    <Footer
      {...content}
      brand={{ name, href: '/', logo: <Logo /> }}
      inquiry={{
        title,
        lead,
        reader,
        form: (titleId) => (
          <Inquiry
            place="footer"
            interest={interest}
            labelledBy={titleId}
            variant={emphasis === 'quiet' ? 'compact' : 'regular'}
          />
        ),
        ...(emphasis === 'quiet'
          ? { emphasis }
          : { emphasis: 'full', ...(quote ? { quote } : { nextSteps: nextSteps(next) }) }),
      }}
      background={background}
      address={{
        title: addressTitle,
        lines: headquarters.lines,
        map: { href: headquarters.mapHref, label: mapLabel },
      }}
      email={{ href: `mailto:${email}`, label: email }}
      phone={phone}
      social={social}
      copyright={legalName}
      labels={quote && { reader: readerLabel }}
    />
  );
}
