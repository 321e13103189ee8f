import { InquirySplit, TextField } from '#design-system';

export const basic = (
  <InquirySplit
    title="Tell us the first task"
    lead="We find the person for the second."
    points={['An answer within a working day', 'From the person who does the work']}
    form={() => <TextField label="Email" type="email" />}
  />
);
