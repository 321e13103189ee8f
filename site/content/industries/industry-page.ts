import type {
  BannerContent,
  CardGridContent,
  ExplainedFigureContent,
  ReasonsContent,
} from '#design-system';
import type { Answers } from '../answers.ts';
import type { Closing, PageMeta } from '../page.ts';
import type { ConsultingPage, ExactCards } from '../services/service-page.ts';

type IndustryPageBase<Solutions extends number> = PageMeta & {
  banner: BannerContent;
  /** The page's large figure. */
  explained: ExplainedFigureContent;
  engagement: Answers;
  solutions: ExactCards<Solutions>;
  benefits: ReasonsContent;
  closing: Closing;
};

/** Six solution cards, a call to action, four benefit boxes. */
export type IndustryPage = IndustryPageBase<6>;

/** Media and entertainment has five solution cards. */
export type MediaPage = IndustryPageBase<5>;

/** Healthcare and retail follow the layout of the service pages. */
export type IndustryServicePage = Pick<ConsultingPage, 'why'> &
  PageMeta & {
    banner: BannerContent;
    /** The page's large figure. */
    explained: ExplainedFigureContent;
    engagement: Answers;
    services: CardGridContent;
    /** Kinds of organizations within the industry. */
    clients: CardGridContent;
    closing: Closing;
  };
