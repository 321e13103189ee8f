import { useRouterState } from '@tanstack/react-router';
import { Breadcrumbs, Section } from '#design-system';
import { placeOf } from '../content/breadcrumbs.ts';

/** The way to a page that lies under another. On the header's background, it looks like its last row. */
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
