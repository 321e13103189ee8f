import { InquiryForm } from '#design-system';
import { inquiryForm } from '../content/inquiry.ts';
import { inquiryUrl, sendInquiry } from './send-inquiry.ts';

/** The one inquiry form, wherever it stands: same words, same rules, same call. */
export function Inquiry({ labelledBy }: { labelledBy?: string }) {
  return (
    <InquiryForm
      {...inquiryForm}
      action={inquiryUrl()}
      onSubmit={sendInquiry}
      labelledBy={labelledBy}
    />
  );
}
