import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CallToAction,
  OptionCards,
  ProcessSteps,
  SplitFeature,
  TechGrid,
} from '#design-system';
import { page } from '../content/talent-pool.ts';
import { talentGroups } from '../content/technologies.ts';
import { BelowFold } from '../layout/below-fold.tsx';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/talent-pool')({
  loader: () => page,
  head: pageHead,
  component: TalentPoolPage,
});

function TalentPoolPage() {
  return (
    <>
      <Banner {...page.banner} />
      <BelowFold>
        <OptionCards {...page.models} highlight="Monthly" />
        <ProcessSteps {...page.process} />
        <TechGrid {...page.technologies} groups={talentGroups} />
        <SplitFeature {...page.difference} side="start" ground="sand" frame="ink" />
        <CallToAction {...page.callToAction} />
      </BelowFold>
    </>
  );
}
