import { ButtonLink } from '../../primitives/button/button.tsx';
import { Cluster } from '../../primitives/cluster/cluster.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { TextLinks } from '../../primitives/link/text-links.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import * as styles from './banner.css.ts';
import type { BannerContent } from './banner-content.ts';
import { type BannerFigures, FigureList } from './banner-figures.tsx';

/** The title and the label above it, followed by what the visitor gets, and what to do next. */
export function BannerText({
  title,
  eyebrow,
  lead,
  action,
  secondAction,
  links,
  note,
  figures,
}: BannerContent & { note: string | undefined; figures: BannerFigures | undefined }) {
  return (
    <>
      <Stack gap="x1">
        {eyebrow && (
          <Text size="small" tone="accent" weight="semibold">
            {eyebrow}
          </Text>
        )}
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
      </Stack>
      <Stack gap="x3" align="start">
        <Text size="lead" tone="soft">
          {lead}
        </Text>
        {action && (
          <Cluster>
            <ButtonLink href={action.href}>{action.label}</ButtonLink>
            {secondAction && (
              <ButtonLink href={secondAction.href} variant="outline">
                {secondAction.label}
              </ButtonLink>
            )}
          </Cluster>
        )}
        {links && (
          <div className={styles.links}>
            <TextLinks links={links} />
          </div>
        )}
        {note && <Text tone="soft">{note}</Text>}
      </Stack>
      {figures && <FigureList {...figures} />}
    </>
  );
}
