import { FlipCard, Grid, Section } from '#design-system';
import { approach } from '../../sample-artwork.ts';

export const basic = (
  <Section>
    <Grid columns={2}>
      <FlipCard
        scene={approach(204)}
        title="Search"
        summary="People who have a job"
        text="We call people who aren’t looking."
      />
    </Grid>
  </Section>
);
