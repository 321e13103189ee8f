import { Grid, Heading, LinkList, Section, Stack, Text } from '#design-system';
import { likely, likelyCount, popularPaths } from '../content/not-found.ts';
import { pageGroups } from './all-pages.ts';
import { pagesNear } from './likely-pages.ts';
import { UnknownPath, useUnknownPath } from './unknown-path.tsx';
import { useWayHome } from './use-way-home.ts';

const pages = pageGroups.flatMap(({ links }) => links);
const popular = popularPaths.flatMap((path) => pages.filter(({ href }) => href === path));

/** Says what happens next on `/404`, and suggests the pages that the visitor probably wanted. */
export function WayOn() {
  const next = useWayHome();
  const path = useUnknownPath();
  const near = path === undefined ? [] : pagesNear(path, pages);
  const links = [...new Set([...near, ...popular])].slice(0, likelyCount);
  return (
    <Section space="tight">
      <Grid columns={2} align="start">
        <Stack>
          <Heading level={2} size={4}>
            {likely.title}
          </Heading>
          <div role="status">
            <Text>{likely.next[next]}</Text>
          </div>
          <LinkList links={links} />
        </Stack>
        {path !== undefined && <UnknownPath path={path} nearest={near[0]} />}
      </Grid>
    </Section>
  );
}
