import { Footer } from '#design-system';
import { company } from '../content/company/company.ts';
import { headquarters, social } from '../content/company/contacts.ts';
import { Logo } from '../content/company/logo.tsx';
import { footerContent } from '../content/footer.ts';
import { Inquiry } from '../inquiry/inquiry.tsx';

/** The footer of every page. */
export function SiteFooter() {
  const { mapLabel, ...content } = footerContent;
  const { name, legalName, email, phone } = company;
  return (
    <Footer
      {...content}
      brand={{ name, href: '/', logo: <Logo /> }}
      form={(titleId) => <Inquiry place="footer" labelledBy={titleId} />}
      address={{
        lines: headquarters.lines,
        map: { href: headquarters.mapHref, label: mapLabel },
      }}
      email={{ href: `mailto:${email}`, label: email }}
      phone={phone}
      social={social}
      copyright={legalName}
    />
  );
}
