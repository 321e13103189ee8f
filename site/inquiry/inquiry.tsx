import { Form } from '#design-system';
import { type Interest, inquiryFormTexts } from '../content/inquiry.ts';
import { hiddenFields, inquiryFields } from './inquiry-fields.ts';
import { inquiryUrl, sendInquiry } from './send-inquiry.ts';

/** The rules load once a visitor enters the form. */
const loadRules = async () => (await import('./inquiry-schema.ts')).inquirySchema;

type InquiryProps = {
  /**
   * Where the form is: the page's path, or a part of the layout. Each place keeps its own draft.
   */
  place: string;
  /** The preselected interest, until the visitor chooses one. */
  interest?: Interest | undefined;
  labelledBy?: string;
  variant?: 'regular' | 'compact';
};

/** The inquiry form. It has the same texts and rules, and makes the same call, on every page. */
export function Inquiry({ place, interest, labelledBy, variant }: InquiryProps) {
  return (
    <Form
      key={interest}
      {...inquiryFormTexts}
      defaultValues={{ categoerySelect: interest }}
      fields={inquiryFields}
      hidden={hiddenFields}
      loadRules={loadRules}
      action={inquiryUrl()}
      onSubmit={sendInquiry}
      draft={place}
      labelledBy={labelledBy}
      variant={variant}
    />
  );
}
