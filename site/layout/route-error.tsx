import { use } from 'react';
import {
  Button,
  ButtonLink,
  Cluster,
  Heading,
  LinkProvider,
  Section,
  Stack,
  Text,
} from '#design-system';
import { arrival } from './arrivals.ts';

const title = 'Unexpected Application Error!';

/** Runs once. The previous page stays in view until the browser leaves it. */
let leaving: Promise<never> | undefined;

/** Loads the page again. A transition in progress would block rendering, so skip it. */
function leave() {
  const fade = document.activeViewTransition;
  // A skipped transition rejects, which isn't an error here.
  fade?.ready.catch(() => undefined);
  fade?.skipTransition();
  location.reload();
}

/**
 * What visitors see if a page fails. A page that was reached through a link within the site may
 * have failed because its scripts are gone, for example after a new release. In that case, the
 * browser loads it, and it works as served. A page that the browser has loaded itself isn't loaded
 * again, so there is no loop.
 */
export function RouteError() {
  if (arrival.isByClient) {
    leaving ??= new Promise(leave);
    use(leaving);
  }
  return (
    <Section>
      <title>{title}</title>
      <Stack gap="x3" align="start">
        <Heading level={1}>{title}</Heading>
        <Text size="lead">This page could not be shown. The others still work.</Text>
        <Cluster gap="x2">
          <Button onClick={leave}>Reload</Button>
          {/* Without the router, because the router may be what failed. */}
          <LinkProvider>
            <ButtonLink href="/" variant="outline">
              Go to Home
            </ButtonLink>
          </LinkProvider>
        </Cluster>
      </Stack>
    </Section>
  );
}
