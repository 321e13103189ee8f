import type {
  BannerContent,
  CallToActionContent,
  CardContent,
  CardGridContent,
  FactSheetContent,
  FlipCardsContent,
  Option,
  OptionCardsContent,
  ProcessStepsContent,
  ReasonsContent,
  SplitFeatureContent,
  Step,
} from '#design-system';
import type { PageMeta } from '../page.ts';
import type { Tuple } from '../tuple.ts';

/** A section of the design system that must hold an exact number of things. */
export type ExactSteps<Count extends number> = Omit<ProcessStepsContent, 'steps'> & {
  steps: Tuple<Step, Count>;
};
export type ExactOptions<Count extends number> = Omit<OptionCardsContent, 'options'> & {
  options: Tuple<Option, Count>;
};
export type ExactCards<Count extends number> = Omit<CardGridContent, 'cards'> & {
  cards: Tuple<CardContent, Count>;
};

/** What every service page says, whatever else it has. */
type ServicePageBase = PageMeta & {
  banner: BannerContent;
  /** Deliverables, roles, tools, typical engagement. */
  engagement: FactSheetContent;
  /** What the client gets in the first month, week by week. */
  firstMonth: ExactSteps<4>;
  callToAction: CallToActionContent;
};

/** Three ways to hire: contract, contract to hire, permanent. */
export type StaffingPage = ServicePageBase & {
  models: ExactOptions<3>;
  reasons: ReasonsContent;
};

/** Three steps: requirements, screening, resource onboarding. */
export type AugmentationPage = ServicePageBase & {
  steps: ExactSteps<3>;
  roles: FlipCardsContent;
  reasons: ReasonsContent;
};

/** Three scopes: on-demand, partial-cycle, full-cycle. */
export type RecruitingPage = ServicePageBase & {
  scopes: ExactOptions<3>;
  measures: CardGridContent;
};

/** Eight offers and the five-step lifecycle. */
export type DevelopmentPage = ServicePageBase & {
  offers: ExactCards<8>;
  lifecycle: ExactSteps<5>;
  reasons: ReasonsContent;
};

/** Banner, service cards, industry cards, why-choose sections. */
export type ConsultingPage = ServicePageBase & {
  services: CardGridContent;
  industries: CardGridContent;
  why: ReasonsContent;
};

/** A consulting page that ends with selling points and an image block. */
export type SalesforcePage = Omit<ConsultingPage, 'why'> & {
  sellingPoints: { title: string; lead: string; points: readonly string[] };
  whyChooseUs: SplitFeatureContent;
};

/** Six service cards and six process cards. */
export type DataSciencePage = ServicePageBase & {
  services: ExactCards<6>;
  process: ExactSteps<6>;
  reasons: ReasonsContent;
};
