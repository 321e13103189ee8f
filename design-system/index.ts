export { tones } from './artwork/artwork.css.ts';
export * from './artwork/artwork.tsx';
export * from './artwork/break-even.tsx';
export type {
  Composition,
  Figure,
  Look,
  Picture,
  Point,
  SceneComposition,
  Shape,
  Size,
} from './artwork/composition.ts';
/** Drawings of subjects that any company may need, such as `compositions.shield`. */
export * as compositions from './artwork/compositions/index.ts';
export * from './artwork/glyph.tsx';
export * from './artwork/hero-diagram.tsx';
export * from './artwork/link-diagram.tsx';
export type { Tone } from './artwork/tone.ts';
export * from './primitives/accordion/accordion.tsx';
export * from './primitives/badge/badge.tsx';
export * from './primitives/brand/brand.tsx';
export * from './primitives/breadcrumbs/breadcrumbs.tsx';
export { BreadcrumbsContext } from './primitives/breadcrumbs/page-breadcrumbs.tsx';
export * from './primitives/button/button.tsx';
export * from './primitives/byline/byline.tsx';
export * from './primitives/card/card.tsx';
export * from './primitives/card-link/card-link.tsx';
export * from './primitives/carousel/carousel.tsx';
export * from './primitives/check-list/check-list.tsx';
export * from './primitives/cluster/cluster.tsx';
export * from './primitives/deferred/deferred.tsx';
export * from './primitives/deferred/lazy-component.tsx';
export * from './primitives/disclosure/disclosure.tsx';
export * from './primitives/dropdown-menu/dropdown-menu.tsx';
export * from './primitives/file-field/file-field.tsx';
export * from './primitives/grid/grid.tsx';
export * from './primitives/heading/heading.tsx';
export * from './primitives/icon/icon.tsx';
export * from './primitives/link/link.tsx';
export * from './primitives/link/link-list.tsx';
export * from './primitives/link/text-link.tsx';
export * from './primitives/page-progress/page-progress.tsx';
export * from './primitives/prose/prose.tsx';
export * from './primitives/publication-date/publication-date.tsx';
export * from './primitives/section/section.tsx';
export * from './primitives/section-header/section-header.tsx';
export * from './primitives/select/select.tsx';
export * from './primitives/skip-link/skip-link.tsx';
export * from './primitives/stack/stack.tsx';
export * from './primitives/text/text.tsx';
export * from './primitives/text-area/text-area.tsx';
export * from './primitives/text-field/text-field.tsx';
export * from './primitives/visually-hidden/visually-hidden.tsx';
export * from './sections/article/article.tsx';
export * from './sections/article/article-sidebar.tsx';
export * from './sections/back-to-top/back-to-top.tsx';
export * from './sections/banner/banner.tsx';
export * from './sections/card-grid/card-grid.tsx';
export * from './sections/explained-figure/explained-figure.tsx';
export * from './sections/fact-sheet/fact-sheet.tsx';
export * from './sections/faq/faq.tsx';
export * from './sections/flip-cards/flip-card.tsx';
export * from './sections/flip-cards/flip-cards.tsx';
export * from './sections/footer/footer.tsx';
export * from './sections/form/form.tsx';
export * from './sections/header/header.tsx';
export * from './sections/illustrated-rows/illustrated-rows.tsx';
export * from './sections/image-position.ts';
export * from './sections/inquiry-split/inquiry-split.tsx';
export * from './sections/intro-split/intro-split.tsx';
export * from './sections/job-widget/job-widget.tsx';
export * from './sections/legal-document/legal-document.tsx';
export * from './sections/link-groups/link-groups.tsx';
export * from './sections/link-panels/link-panels.tsx';
export * from './sections/link-tiles/link-tiles.tsx';
export * from './sections/logo-carousel/logo-carousel.tsx';
export * from './sections/map-embed/map-embed.tsx';
export * from './sections/office-list/office-card.tsx';
export * from './sections/office-list/office-list.tsx';
export * from './sections/option-cards/option-cards.tsx';
export * from './sections/portfolio/portfolio.tsx';
export * from './sections/post-teasers/post-teasers.tsx';
export * from './sections/process-steps/process-steps.tsx';
export * from './sections/proof-band/proof-band.tsx';
export type { ProofBandContent } from './sections/proof-band/proof-content.ts';
export * from './sections/proof-story/proof-story.tsx';
export * from './sections/reasons/reasons.tsx';
export * from './sections/selling-points/selling-points.tsx';
export * from './sections/split-feature/split-feature.tsx';
export * from './sections/stats/stats.tsx';
export * from './sections/team/team.tsx';
export * from './sections/tech-grid/tech-grid.tsx';
export * from './sections/testimonials/testimonials.tsx';
export * from './sections/wordmark-row/wordmark-row.tsx';
export * from './themes/index.ts';
export * from './tokens/backgrounds.ts';
export * from './tokens/breakpoints.ts';
