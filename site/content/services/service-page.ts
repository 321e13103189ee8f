import type {
  BannerContent,
  CardContent,
  CardGridContent,
  ComparisonContent,
  ExplainedFigureContent,
  FlipCardsContent,
  IllustratedRowContent,
  IllustratedRowsContent,
  Option,
  OptionCardsContent,
  ProcessStepsContent,
  ProofBandProps,
  ReasonsContent,
  SellingPointsContent,
  SplitFeatureContent,
  StatementsContent,
  Step,
} from '#design-system';
import type { Answers } from '../answers.ts';
import type { facts } from '../company/facts.ts';
import type { Closing, PageMeta } from '../page.ts';
import type { Tuple } from '../tuple.ts';

/** Sections of the design system with an exact number of items. */
export type ExactSteps<Count extends number> = Omit<ProcessStepsContent, 'steps'> & {
  steps: Tuple<Step, Count>;
};
export type ExactOptions<Count extends number> = Omit<OptionCardsContent, 'options'> & {
  options: Tuple<Option, Count>;
};
export type ExactRows<Count extends number> = Omit<IllustratedRowsContent, 'rows'> & {
  rows: Tuple<IllustratedRowContent, Count>;
};
export type ExactCards<Count extends number> = Omit<CardGridContent, 'cards'> & {
  cards: Tuple<CardContent, Count>;
};

/** What every service page contains. */
type ServicePageBase = PageMeta & {
  banner: BannerContent;
  /** The company's figures. They come from the facts, so no page states its own. */
  stats: readonly (typeof facts)[keyof typeof facts][];
  /** The page's large figure. */
  explained: ExplainedFigureContent;
  engagement: Answers;
  closing: Closing;
};

/** What the client gets in the first month, week by week. */
type FirstMonth = { firstMonth: ExactSteps<4> };

/** Where work like the proof's is shown, instead of industry cards. */
type IndustryLinks = { industries: NonNullable<ProofBandProps['links']> };

/** Three ways to hire: contract, contract to hire, permanent. */
export type StaffingPage = ServicePageBase & {
  models: ExactOptions<3>;
  reasons: ReasonsContent;
};

/** Three steps: requirements, screening, resource onboarding. */
export type AugmentationPage = ServicePageBase &
  FirstMonth & {
    explained: ExactSteps<3>;
    roles: FlipCardsContent;
    reasons: ReasonsContent;
  };

/** Three scopes: on-demand, partial-cycle, full-cycle. */
export type RecruitingPage = ServicePageBase &
  FirstMonth & {
    scopes: ExactOptions<3>;
    /** The recruiting cycle. A partial-cycle contract covers some of its stages. */
    explained: ExactSteps<6>;
    measures: SplitFeatureContent;
  };

/** Eight offers and the five-step lifecycle. */
export type DevelopmentPage = ServicePageBase & {
  offers: ExactCards<8>;
  explained: ExactSteps<5>;
  reasons: ReasonsContent;
};

/** Banner, service cards, industry cards, why-choose sections. */
export type ConsultingPage = ServicePageBase & {
  services: CardGridContent;
  industries: CardGridContent;
  why: ReasonsContent | ComparisonContent | StatementsContent;
};

/** A consulting page whose proof leads to the industries. */
export type CloudPage = Omit<ConsultingPage, 'industries'> & IndustryLinks;

/** The same, with a drawing for each service. */
export type HumanCapitalPage = Omit<CloudPage, 'services'> & { services: IllustratedRowsContent };

/** The same, ending with selling points and an image block. */
export type SalesforcePage = Omit<CloudPage, 'why'> & {
  sellingPoints: SellingPointsContent;
  whyChooseUs: SplitFeatureContent;
};

/** Six services and six process cards. */
export type DataSciencePage = ServicePageBase &
  IndustryLinks & {
    services: ExactCards<6>;
    /** The six process cards. */
    explained: ExactSteps<6>;
    reasons: ReasonsContent;
  };
