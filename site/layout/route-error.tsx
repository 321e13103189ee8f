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

/** Starts once. Until the browser leaves, the previous page stays in view. */
let leaving: Promise<never> | undefined;

/** Loads the page again. A fade that has begun would keep it from being drawn. */
function leave() {
  const fade = document.activeViewTransition;
  // A fade that is skipped rejects, which is no error here.
  fade?.ready.catch(() => undefined);
  fade?.skipTransition();
  location.reload();
}

/**
 * What visitors see in place of a page that fails. A page that was reached by a link within the site
 * may have failed because its scripts are gone, such as after a new release. The browser then loads
 * it, and it works as served. A page that the browser itself has loaded is not loaded again, so there
 * is no loop.
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
          {/* Without the router, because it may be what failed. */}
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
