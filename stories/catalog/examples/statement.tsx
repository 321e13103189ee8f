import { Statement } from '#design-system';

export const basic = (
  <Statement
    text="A good handover takes a day. A bad one takes a year, in small parts."
    by="What we tell every team"
  />
);
