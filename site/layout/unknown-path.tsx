import { useHydrated, useRouterState } from '@tanstack/react-router';
import { type FormEvent, useId } from 'react';
import {
  Button,
  Grid,
  Heading,
  type LinkTarget,
  Stack,
  Text,
  TextField,
  TextLink,
} from '#design-system';
import { correction } from '../content/not-found.ts';
import { urlOnSite } from './url-on-site.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The path that led to `/404`. It is stored in the history entry, so it survives a reload. */
    unknownPath?: string;
  }
}

/** The path that led to `/404`, if any. The page as served doesn't know it. */
export function useUnknownPath() {
  const path = useRouterState({
    // Don't change this page while the next one loads.
    select: ({ location, resolvedLocation = location }) => resolvedLocation.state.unknownPath,
  });
  return useHydrated() ? path : undefined;
}

function follow(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  const path = new FormData(event.currentTarget).get('path');
  // The browser loads the page, as it does for paths typed into the address bar.
  if (typeof path === 'string') location.assign(urlOnSite(path, location.origin));
}

export type UnknownPathProps = {
  path: string;
  /** The most similar page. */
  nearest: LinkTarget | undefined;
};

/**
 * Shows the path that led here and the most similar page, and lets the visitor correct the path.
 */
export function UnknownPath({ path, nearest }: UnknownPathProps) {
  const titleId = useId();
  return (
    <form key={path} aria-labelledby={titleId} onSubmit={follow}>
      <Grid columns={2} align="end">
        <Stack gap="x1">
          <Heading level={3} size={4} id={titleId}>
            {correction.title}
          </Heading>
          <Text>{correction.text(path)}</Text>
          {nearest && (
            <Text>
              {correction.nearest} <TextLink href={nearest.href}>{nearest.href}</TextLink>
            </Text>
          )}
        </Stack>
        <TextField
          label={correction.label}
          name="path"
          defaultValue={path}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          action={<Button type="submit">{correction.submit}</Button>}
        />
      </Grid>
    </form>
  );
}
