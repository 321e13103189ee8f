import { Form } from '#design-system';
import { inquiryFormTexts } from '../content/inquiry.ts';
import { hiddenFields, inquiryFields } from './inquiry-fields.ts';
import { inquiryUrl, sendInquiry } from './send-inquiry.ts';

/** The rules follow once a visitor enters the form. */
const loadRules = async () => (await import('./inquiry-schema.ts')).inquirySchema;

/** The inquiry form. It has the same texts and rules, and makes the same call, on every page. */
export function Inquiry({ labelledBy }: { labelledBy?: string }) {
  return (
    <Form
      {...inquiryFormTexts}
      fields={inquiryFields}
      hidden={hiddenFields}
      loadRules={loadRules}
      action={inquiryUrl()}
      onSubmit={sendInquiry}
      labelledBy={labelledBy}
    />
  );
}
