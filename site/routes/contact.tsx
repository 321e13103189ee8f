import { createFileRoute } from '@tanstack/react-router';
import { Banner, InquirySplit, MapEmbed, OfficeList } from '#design-system';
import { headquarters, offices } from '../content/company/contacts.ts';
import { page } from '../content/contact.ts';
import { Inquiry } from '../inquiry/inquiry.tsx';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';
import { mapHeight } from '../requirements.ts';

export const Route = createFileRoute('/contact')({
  loader: () => page,
  head: pageHead,
  component: ContactPage,
});

function ContactPage() {
  return (
    <PageSections>
      <Banner {...page.banner} />
      <InquirySplit
        {...page.form}
        form={(titleId) => <Inquiry place={page.path} labelledBy={titleId} />}
      />
      <MapEmbed
        {...page.map}
        background="brand"
        src={headquarters.mapEmbedSrc}
        address={headquarters.lines}
        height={mapHeight}
        link={{ href: headquarters.mapHref, label: page.map.linkLabel }}
      />
      <OfficeList {...page.offices} offices={offices} />
    </PageSections>
  );
}
