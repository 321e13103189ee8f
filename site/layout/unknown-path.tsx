import { useRouterState } from '@tanstack/react-router';
import { type FormEvent, useId } from 'react';
import { Button, Cluster, Grid, Heading, Section, Stack, Text, TextField } from '#design-system';
import { correction } from '../content/not-found.ts';
import { urlOnSite } from './url-on-site.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The path that led to `/404`. It is kept with the entry of the history, so a reload keeps it. */
    unknownPath?: string;
  }
}

function follow(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  const path = new FormData(event.currentTarget).get('path');
  // The browser loads the page, as it does for what is typed into its address bar.
  if (typeof path === 'string') location.assign(urlOnSite(path, location.origin));
}

/** Shows the path that led here, if one did, and lets the visitor correct it. */
export function UnknownPath({ onFocus }: { onFocus: () => void }) {
  const path = useRouterState({
    // While the next page loads, this one stays as it is.
    select: ({ location, resolvedLocation = location }) => resolvedLocation.state.unknownPath,
  });
  const titleId = useId();
  if (!path) return null;
  return (
    <Section space="tight">
      <form key={path} aria-labelledby={titleId} onSubmit={follow} onFocus={onFocus}>
        <Grid columns={2} align="start">
          <Stack gap="x1">
            <Heading level={2} size={4} id={titleId}>
              {correction.title}
            </Heading>
            <Text>{correction.text(path)}</Text>
          </Stack>
          <Stack>
            <TextField
              label={correction.label}
              name="path"
              defaultValue={path}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
            />
            <Cluster>
              <Button type="submit">{correction.submit}</Button>
            </Cluster>
          </Stack>
        </Grid>
      </form>
    </Section>
  );
}
