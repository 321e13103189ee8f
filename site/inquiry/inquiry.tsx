import { Form } from '#design-system';
import { inquiryFormTexts } from '../content/inquiry.ts';
import { hiddenFields, inquiryFields } from './inquiry-fields.ts';
import { inquiryUrl, sendInquiry } from './send-inquiry.ts';

/** The rules follow once a visitor enters the form. */
const loadRules = async () => (await import('./inquiry-schema.ts')).inquirySchema;

type InquiryProps = {
  /** Where the form is: the page's path, or a part of the layout. It keeps a draft for each. */
  place: string;
  labelledBy?: string;
};

/** The inquiry form. It has the same texts and rules, and makes the same call, on every page. */
export function Inquiry({ place, labelledBy }: InquiryProps) {
  return (
    <Form
      {...inquiryFormTexts}
      fields={inquiryFields}
      hidden={hiddenFields}
      loadRules={loadRules}
      action={inquiryUrl()}
      onSubmit={sendInquiry}
      draft={place}
      labelledBy={labelledBy}
    />
  );
}
