import { useRef } from 'react';
import { Button, ButtonLink } from '../../primitives/button/button.tsx';
import { Cluster } from '../../primitives/cluster/cluster.tsx';
import { Grid } from '../../primitives/grid/grid.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import { TextLink } from '../../primitives/link/text-link.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';
import * as styles from './job-widget.css.ts';
import { useWidget } from './use-widget.ts';
import type { WidgetSource } from './widget-store.ts';

export type { WidgetSource, WidgetState } from './widget-store.ts';

/** A message for each state in which the widget shows nothing. */
export type JobWidgetMessages = {
  loading: string;
  /** It must also be true if there are no openings, because the script may then show nothing. */
  failed: string;
  /** The text of the button for another try after a failure. */
  retry: string;
};

export type JobWidgetProps = SectionHeaderContent & {
  /** The target of in-page links. */
  id?: string | undefined;
  /** The widget's script and its settings. */
  source: WidgetSource;
  /** The messages shown in place of the widget. */
  messages: JobWidgetMessages;
  /** How to apply without the widget: a page and an email address. Shown in every state. */
  apply: { title: string; text: string; link: LinkTarget; mail: LinkTarget };
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
};

/**
 * A third party's list of jobs. Its script loads when the section is shown, and nothing waits for
 * it. The section shows its own messages while the script is loading, and if it fails: because of
 * an error, because it takes more than 10 s, or because it has run but shows nothing for 3 s. Jobs
 * that arrive later are still shown. Without scripts, only the ways to apply are shown.
 *
 * Not for a few openings that the site describes: use `CardGrid`, which needs no third party and no
 * script. To invite applications without a list, use the `inquiry` of `Footer`.
 */
export function JobWidget({ id, source, messages, apply, background, ...header }: JobWidgetProps) {
  const slot = useRef<HTMLDivElement>(null);
  const { state, retry } = useWidget(slot, source);
  return (
    <TitledSection {...header} id={id} background={background}>
      <div aria-busy={state === 'loading'} data-state={state} className={styles.jobs}>
        <div ref={slot} className={styles.slot} />
        <div role="status">{state !== 'ready' && <Text tone="soft">{messages[state]}</Text>}</div>
        {state === 'failed' && (
          <Button variant="outline" size="small" onClick={retry}>
            {messages.retry}
          </Button>
        )}
      </div>
      <Grid columns="split" align="center">
        <Stack gap="x1">
          <Heading level={3}>{apply.title}</Heading>
          <Text tone="soft">{apply.text}</Text>
        </Stack>
        <Cluster gap="x3">
          <ButtonLink href={apply.link.href}>{apply.link.label}</ButtonLink>
          <TextLink href={apply.mail.href} variant="standalone">
            {apply.mail.label}
          </TextLink>
        </Cluster>
      </Grid>
    </TitledSection>
  );
}
