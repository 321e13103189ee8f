import { InquirySplit, TextField } from '#design-system';

export const basic = (
  <InquirySplit
    title="Tell us about the role"
    lead="A recruiter in your field will reply."
    points={['A reply within one business day', 'From a recruiter in your field']}
    form={() => <TextField label="Email" type="email" />}
  />
);
