import { useRouterState } from '@tanstack/react-router';
import { Breadcrumbs, Section } from '#design-system';
import { placeOf } from '../content/breadcrumbs.ts';

/**
 * The breadcrumbs of a page below another one. On the header's background, they look like its last
 * row.
 */
export function PageBreadcrumbs() {
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.loaderData });
  const place = page && placeOf(page);
  return (
    place && (
      <Section background="inverse" space="none">
        <Breadcrumbs parents={[place.parent]} current={place.name} />
      </Section>
    )
  );
}
