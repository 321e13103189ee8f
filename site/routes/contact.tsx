import { createFileRoute } from '@tanstack/react-router';
import { useId } from 'react';
import { Banner, InquirySplit, MapEmbed, OfficeList } from '#design-system';
import { page } from '../content/contact.ts';
import { headquarters, offices } from '../content/contacts.ts';
import { Inquiry } from '../inquiry/inquiry.tsx';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';

export const Route = createFileRoute('/contact')({
  loader: () => page,
  head: pageHead,
  component: ContactPage,
});

function ContactPage() {
  const formTitleId = useId();
  return (
    <PageSections>
      <Banner {...page.banner} />
      <InquirySplit
        {...page.form}
        titleId={formTitleId}
        form={<Inquiry labelledBy={formTitleId} />}
      />
      <MapEmbed
        {...page.map}
        src={headquarters.mapEmbedSrc}
        address={headquarters.lines}
        link={{ href: headquarters.mapHref, label: page.map.linkLabel }}
      />
      <OfficeList {...page.offices} offices={offices} />
    </PageSections>
  );
}
