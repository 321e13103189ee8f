import type { Fact, FactSheetContent, LinkTarget } from '#design-system';

type Answer<Term extends string> = Fact & { term: Term };

/**
 * What a client asks first, in the order in which they ask it. The banner has said what it is, and the
 * button says what to do next. What else a page has to say comes before its sample project.
 */
export type Answers = FactSheetContent & {
  action: LinkTarget;
  facts: readonly [
    Answer<'For'>,
    Answer<'You get'>,
    Answer<'Price'>,
    Answer<'Time'>,
    ...Fact[],
    Answer<'Sample project' | 'Proof'>,
  ];
};

/** The page's project in one line. The page shows all of it in a proof band, with its result. */
export const proofFact = ({ project }: { project: string }) =>
  ({ term: 'Sample project', detail: project }) as const;
