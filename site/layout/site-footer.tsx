import { useId } from 'react';
import { BackToTop, Footer, Logo } from '#design-system';
import { company } from '../content/company.ts';
import { footerContent } from '../content/navigation.ts';
import { Inquiry } from '../inquiry/inquiry.tsx';

/** The footer of every page, and the way back up from it. */
export function SiteFooter() {
  const titleId = useId();
  const { mapLabel, ...content } = footerContent;
  const { name, legalName, email, phone, headquarters, social } = company;
  return (
    <>
      <Footer
        {...content}
        brand={{ name, href: '/', logo: <Logo /> }}
        titleId={titleId}
        form={<Inquiry labelledBy={titleId} />}
        address={{
          lines: headquarters.lines,
          map: { href: headquarters.mapHref, label: mapLabel },
        }}
        email={{ href: `mailto:${email}`, label: email }}
        phone={phone}
        social={social}
        copyright={legalName}
      />
      <BackToTop target="main" />
    </>
  );
}
