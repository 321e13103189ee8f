import type {
  BannerContent,
  CardGridContent,
  ComparisonContent,
  ExplainedFigureContent,
  ReasonsContent,
  StatementsContent,
} from '#design-system';
import type { Answers } from '../answers.ts';
import type { Closing, PageMeta } from '../page.ts';
import type { ConsultingPage, ExactCards, ExactRows } from '../services/service-page.ts';

type IndustryPageBase<Solutions> = PageMeta & {
  banner: BannerContent;
  /** What the industry works with, and so do we. It ends the line below the banner's button. */
  standards: string;
  /** The page's large figure. */
  explained: ExplainedFigureContent;
  engagement: Answers;
  solutions: Solutions;
  benefits: ReasonsContent | ComparisonContent | StatementsContent;
  closing: Closing;
};

/** Six solution cards, a call to action, four benefit boxes. */
export type IndustryPage = IndustryPageBase<ExactCards<6>>;

/** The same, with a row for each solution. */
export type IndustryRowsPage = IndustryPageBase<ExactRows<6>>;

/** Media and entertainment has five solution cards. */
export type MediaPage = IndustryPageBase<ExactCards<5>>;

/** Healthcare and retail follow the layout of the service pages. */
export type IndustryServicePage = Pick<ConsultingPage, 'why'> &
  PageMeta & {
    banner: BannerContent;
    /** What the industry works with, and so do we. It ends the line below the banner's button. */
    standards: string;
    /** The page's large figure. */
    explained: ExplainedFigureContent;
    engagement: Answers;
    services: CardGridContent;
    /** Kinds of organizations within the industry. */
    clients: CardGridContent;
    closing: Closing;
  };
