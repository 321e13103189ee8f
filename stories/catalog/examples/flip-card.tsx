import { FlipCard, Grid, Section } from '#design-system';

export const basic = (
  <Section>
    <Grid columns={2}>
      <FlipCard
        glyph="search"
        title="Search"
        summary="People who have a job"
        text="We call people who aren’t looking."
      />
    </Grid>
  </Section>
);
