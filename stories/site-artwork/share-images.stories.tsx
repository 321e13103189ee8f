import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory } from '@tanstack/react-router';
import { Grid, Section, Stack, Text } from '#design-system';
import type { PageContent } from '../../site/discovery/rendered-page.ts';
import { shareCard } from '../../site/discovery/share-images/share-card.ts';
import { shareImageSize, shareImageSvg } from '../../site/discovery/share-images/share-image.tsx';
import { createSiteRouter } from '../../site/router.tsx';

const paths = Object.keys(createSiteRouter().routesByPath).filter((path) => path !== '/$');

/** Draws a page's share image as the build does, but keeps it as an SVG. */
async function draw(path: string) {
  const router = createSiteRouter({ history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const page: PageContent | undefined = router.state.matches.at(-1)?.loaderData;
  if (!page) throw new Error(`${path} has no page.`);
  const card = shareCard(page);
  const src = `data:image/svg+xml,${encodeURIComponent(shareImageSvg(card))}`;
  return { path, src, alt: card.alt };
}

/**
 * What services show with a link to a page. The build draws the page's artwork, its title, and the
 * company's mark in the theme's colors and typefaces, and saves them as a PNG of 1200 × 630 px.
 */
const meta = {
  title: 'Site artwork/Share images',
  loaders: [async () => ({ pictures: await Promise.all(paths.map(draw)) })],
  render: (_args, { loaded: { pictures } }) => (
    <Section background="subtle" space="tight">
      <Grid columns={3} gap="wide">
        {pictures.map(({ path, src, alt }: Awaited<ReturnType<typeof draw>>) => (
          <Stack key={path} gap="x1">
            <img src={src} alt={alt} width={shareImageSize.width} />
            <Text size="caption" tone="muted">
              {path}
            </Text>
          </Stack>
        ))}
      </Grid>
    </Section>
  ),
} satisfies Meta;

export default meta;

/** About the smallest size at which services show them. */
export const OfAllPages: StoryObj<typeof meta> = {};
